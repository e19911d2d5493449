// The phone's rear camera, and its screen kept on. Draws nothing.

const WANTED = {
  audio: false,
  video: {
    facingMode: { ideal: "environment" },
    width: { ideal: 1280 },
    height: { ideal: 720 },
    frameRate: { ideal: 30 },
  },
};

/** The sentence's code for what the browser raises when it gives no camera. */
export function whyNot(error) {
  if (error.name === "NotAllowedError" || error.name === "SecurityError") return "phone-no-permission";
  if (error.name === "NotFoundError" || error.name === "OverconstrainedError") return "phone-no-device";
  return error.name === "NotReadableError" || error.name === "AbortError" ? "phone-camera-busy" : "phone-camera-failed";
}

/** Shows the rear camera in the video element. `taken(true)` when another app takes it, `taken(false)` when it is back;
 * `ended()` when the browser gives it up for good. Returns what ends it. */
export async function showCamera(video, taken, ended) {
  const stream = await navigator.mediaDevices.getUserMedia(WANTED);
  const [track] = stream.getVideoTracks();
  track.onmute = () => taken(true);
  track.onunmute = () => taken(false);
  track.onended = ended;
  video.srcObject = stream;
  await video.play();
  return () => {
    track.onmute = track.onunmute = track.onended = null;
    track.stop();
    video.srcObject = null;
  };
}

/** Whether the camera still runs: some browsers end it while the page is in the background. */
export function runs(video) {
  return !!video.srcObject && video.srcObject.getVideoTracks().some((track) => track.readyState === "live");
}
