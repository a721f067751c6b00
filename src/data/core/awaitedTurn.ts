let awaited: number | null = null

/**
 * The turn that rows of past days are being brought to (docs/decisions.md D43): queries wait for it rather
 * than show another weekday's. Null once they have been, or could not be: then whatever is stored will do.
 */
export const awaitedTurn = (): number | null => awaited

export function awaitTurn(shift: number | null): void {
  awaited = shift
}
