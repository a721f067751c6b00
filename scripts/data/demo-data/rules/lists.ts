import { when } from './rule'

/** Ids that must be `prefix-1`, `prefix-2` and so on, in order. */
export function idOrderProblems(prefix: string, rows: readonly { id: string }[]): string[] {
  return rows.flatMap(({ id }, at) =>
    when(id !== `${prefix}-${at + 1}`, `row ${at + 1} is ${id}, not ${prefix}-${at + 1}`),
  )
}

/** Values that no row has, of those that the screens need at least one of. */
export function missingValues(what: string, all: readonly string[], found: Iterable<string>): string[] {
  const there = new Set(found)
  return all.filter((value) => !there.has(value)).map((value) => `there is no ${what} ${value}`)
}

/** Values that occur more than once. */
export function duplicates(what: string, values: readonly string[]): string[] {
  const seen = new Set<string>()
  return values.flatMap((value) => {
    const twice = seen.has(value)
    seen.add(value)
    return when(twice, `${what} ${value} occurs twice`)
  })
}
