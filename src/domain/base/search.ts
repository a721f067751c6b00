/**
 * Search parameters of an address. Each screen declares its own with their allowed values. Values stay text,
 * so that they are the same in the address, in a link and on the screen.
 */

/** Unchecked parameters: an address may be typed by hand. */
export interface RawSearch {
  readonly [name: string]: unknown
}

/** Parses one value; undefined if it is invalid. */
export type Parameter<Value extends string = string> = (value: unknown) => Value | undefined

export type Parameters = Readonly<Record<string, Parameter>>

/** The checked parameters of a screen; each may be missing. */
export type SearchOf<Screen extends Parameters> = {
  [Name in keyof Screen]?: ReturnType<Screen[Name]>
}

/**
 * Checks the parameters that a screen declares and ignores all others. An invalid value becomes undefined, so
 * that the screen shows its default.
 */
export function searchChecker<Screen extends Parameters>(
  screen: Screen,
): (search: RawSearch) => SearchOf<Screen> {
  return (search) => {
    const checked: Record<string, string | undefined> = {}
    for (const [name, read] of Object.entries(screen))
      if (Object.hasOwn(search, name)) checked[name] = read(search[name])
    return checked as SearchOf<Screen>
  }
}

/** Any text, including an empty one. */
export const text: Parameter = (value) => (typeof value === 'string' ? value : undefined)

/** One of the given values. */
export function oneOf<const Value extends string>(known: readonly Value[]): Parameter<Value> {
  return (value) => known.find((word) => word === value)
}

/** A non-negative integer of at most six digits. */
export const wholeNumber: Parameter<`${number}`> = (value) =>
  typeof value === 'string' && isWholeNumber(value) ? value : undefined

function isWholeNumber(value: string): value is `${number}` {
  return /^\d{1,6}$/.test(value)
}

/** Known codes separated by commas, without duplicates and in the given order; undefined if empty. */
export function codes(known: readonly string[]): Parameter {
  return (value) => splitCodes(value, known).join(',') || undefined
}

/** The known codes of a comma-separated list. */
export function splitCodes<Code extends string>(value: unknown, known: readonly Code[]): Code[] {
  const asked = typeof value === 'string' ? value.split(',') : []
  return [...new Set(asked)].flatMap((code) => known.find((word) => word === code) ?? [])
}
