// What is fetched only while somebody can see it: the camera's pictures are most of what a page costs its line.

/** Calls `begin` when the element comes into sight, and what that gave when it leaves: scrolled away, in a part of the
 * page that is closed, or in a tab that is not shown. Returns what ends it. */
export function whileInSight(element, begin) {
  let onScreen = false;
  let end = null;
  const look = () => {
    const seen = onScreen && document.visibilityState === "visible";
    if (seen === (end !== null)) return;
    if (seen) {
      end = begin();
      return;
    }
    end();
    end = null;
  };
  const observer = new IntersectionObserver((changes) => {
    onScreen = changes[changes.length - 1].isIntersecting;
    look();
  });
  observer.observe(element);
  document.addEventListener("visibilitychange", look);
  return () => {
    observer.disconnect();
    document.removeEventListener("visibilitychange", look);
    onScreen = false;
    look();
  };
}
