/** A longer name would cover its surroundings. */
const MAX_LETTERS = 24

/** A name on the map: a long one is cut, with an ellipsis. */
export function mapName(name: string): string {
  const letters = [...name]
  return letters.length <= MAX_LETTERS
    ? name
    : `${letters
        .slice(0, MAX_LETTERS - 1)
        .join('')
        .trimEnd()}…`
}
