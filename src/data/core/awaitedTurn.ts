type Turn = number | null

let awaited: Turn | (() => Turn) = null

/**
 * The turn that rows of past days are being brought to (docs/decisions.md D43): queries wait for it rather
 * than show another weekday's. Null once they have been, or could not be: then whatever is stored will do.
 */
export function awaitedTurn(): Turn {
  if (typeof awaited === 'function') awaited = awaited()
  return awaited
}

/** @param turn worked out at the first read if a function: a time zone costs more than a first frame has */
export function awaitTurn(turn: Turn | (() => Turn)): void {
  awaited = turn
}
