type Shift = number | null

let awaited: Shift | (() => Shift) = null

/**
 * The weekday shift that rows of past days are being moved to (docs/decisions.md D43): queries wait for it
 * rather than show those of another weekday. Null once it is done or has failed: then the stored rows are
 * used.
 */
export function awaitedShift(): Shift {
  if (typeof awaited === 'function') awaited = awaited()
  return awaited
}

/** @param turn a function is evaluated at the first read: a time zone takes longer than a first frame allows */
export function awaitShift(turn: Shift | (() => Shift)): void {
  awaited = turn
}
