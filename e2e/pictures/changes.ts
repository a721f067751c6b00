import type { Picture } from './walk'

/** A picture that one side has, or both have and it is not the same. */
export interface Change {
  name: string
  address: string
  before: Buffer | null
  after: Buffer | null
}

/** The pictures of both sides of one walk. */
export type Sides = readonly [before: readonly Picture[], after: readonly Picture[]]

/** The pictures that differ. Equal pictures of one browser are equal files. */
export function changesBetween(...sides: Sides): Change[] {
  const names = new Map(sides.flat().map(({ name, address }) => [name, address]))
  return [...names]
    .map(([name, address]) => {
      const [before, after] = sides.map((side) => pngOf(side, name))
      return { name, address, before: before ?? null, after: after ?? null }
    })
    .filter(({ before, after }) => !before || !after || !before.equals(after))
}

/**
 * Of the changes of a first walk, those for which no picture of one side is like one of the other in either walk:
 * what a map draws above what follows from which tile was there first, on each side.
 */
export function changesThatStay(changes: readonly Change[], ...walks: readonly Sides[]): Change[] {
  return changes.filter(({ name }) => {
    const [before, after] = ([0, 1] as const).map((side) =>
      walks.map((sides) => pngOf(sides[side], name)?.toString('base64')),
    )
    return !before?.some((png) => after?.includes(png))
  })
}

const pngOf = (side: readonly Picture[], name: string): Buffer | undefined =>
  side.find((picture) => picture.name === name)?.png
