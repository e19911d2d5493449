// What the table says one may do now. The pages ask it and know no rule of their own. Pure.

/** What this player may do now, by verb: {verb: what it may be done to}; empty when nothing. */
export function allowed(state, player) {
  return (state.deal && state.deal.legal && state.deal.legal[player]) || {};
}

/** Whether the table would take this act of the dealer now. */
export function dealerMay(state, verb) {
  return state.dealer.may.includes(verb);
}
