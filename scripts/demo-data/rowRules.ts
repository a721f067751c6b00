import * as v from 'valibot'
import { issuesOf } from './issues'

/**
 * Rows that keep their schema go on to `rules`; for others only what the schema says against them,
 * because rules rely on it.
 */
export function checkRows<Row>(
  what: string,
  schema: v.GenericSchema<unknown, Row>,
  rules: (rows: Row[]) => string[],
): (rows: readonly unknown[]) => string[] {
  return (rows) => {
    const parsed = v.safeParse(v.array(schema), rows)
    return parsed.success ? rules(parsed.output) : issuesOf(what, parsed.issues)
  }
}

/** The sentence when something is wrong, nothing when not. */
export function when(wrong: boolean, sentence: string): string[] {
  return wrong ? [sentence] : []
}

/** Ids that must be `prefix-1`, `prefix-2` and so on, in order. */
export function numbered(prefix: string, rows: readonly { id: string }[]): string[] {
  return rows.flatMap(({ id }, at) =>
    when(id !== `${prefix}-${at + 1}`, `row ${at + 1} is ${id}, not ${prefix}-${at + 1}`),
  )
}

/** Values that no row has, of those that the screens need at least one of. */
export function lacking(what: string, all: readonly string[], found: Iterable<string>): string[] {
  const there = new Set(found)
  return all.filter((value) => !there.has(value)).map((value) => `there is no ${what} ${value}`)
}
