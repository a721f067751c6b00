/**
 * Search parameters of an address. A screen names its own with what each may be; they stay text, so that
 * a value reads the same in the address, in a link and on the screen.
 */

/** Parameters that nobody has checked yet: an address may be typed by hand. */
export interface RawSearch {
  readonly [name: string]: unknown
}

/** Reads one value; undefined for one that makes no sense. */
export type Parameter<Value extends string = string> = (value: unknown) => Value | undefined

export type Parameters = Readonly<Record<string, Parameter>>

/** The checked parameters of a screen; each may be missing. */
export type SearchOf<Screen extends Parameters> = {
  [Name in keyof Screen]?: ReturnType<Screen[Name]>
}

/**
 * Checks the parameters that a screen knows, those that are there; it says nothing of any other. One that
 * makes no sense becomes undefined, so that the screen shows its default.
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

/** Any text, empty too. */
export const text: Parameter = (value) => (typeof value === 'string' ? value : undefined)

/** One of the words. */
export function oneOf<const Value extends string>(known: readonly Value[]): Parameter<Value> {
  return (value) => known.find((word) => word === value)
}

/** A whole number that is not negative, of at most six digits. */
export const wholeNumber: Parameter<`${number}`> = (value) =>
  typeof value === 'string' && isWholeNumber(value) ? value : undefined

function isWholeNumber(value: string): value is `${number}` {
  return /^\d{1,6}$/.test(value)
}

/** Known codes parted by commas, each once and in the order given; undefined without any. */
export function codes(known: readonly string[]): Parameter {
  return (value) => splitCodes(value, known).join(',') || undefined
}

/** The known ones among codes parted by commas. */
export function splitCodes<Code extends string>(value: unknown, known: readonly Code[]): Code[] {
  const asked = typeof value === 'string' ? value.split(',') : []
  return [...new Set(asked)].flatMap((code) => known.find((word) => word === code) ?? [])
}
