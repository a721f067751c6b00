import { describe, expect, it } from 'vitest'
import { checkConstants } from './docsConstants'
import { docsIds } from './docsIds'

const CODE = `
/** Miles. */
export const OIL_INTERVAL_MI = 8_000
export const NAMES = ['a', 'b'] as const
export const SECONDS = { fleet: 60, dealer: 24 * 60 } satisfies Record<string, number>
export const OFFSET = -1
const HIDDEN = 5
export const CALLED = shuffle(HIDDEN)
`

/** Problems that the check finds in these rules with the code above. */
function check(...rules: string[]): string[] {
  const texts = new Map([
    ['docs/rules.md', rules.join('\n')],
    ['src/a.ts', CODE],
    ['src/b.ts', 'export const OIL_INTERVAL_MI = 8_000\n'],
  ])
  return checkConstants(texts, docsIds(texts)).map(({ line, message }) => `${line} ${message}`)
}

describe('a constant of a rule', () => {
  it.each([
    '- **RC-01** Every so often. `OIL_INTERVAL_MI = 8000` — `src/a.ts`',
    '- **RC-01** Every so often. `OIL_INTERVAL_MI = 8_000` — `src/a.ts`, `src/b.ts`',
    "- **RC-01** Names. `NAMES = ['a', 'b']` — `src/a.ts`",
    '- **RC-01** Names. `NAMES = ["a", "b"]` and `OFFSET = -1` — `src/a.ts`',
    '- **RC-01** Seconds. `SECONDS = { fleet: 60, dealer: 1440 }` — `src/a.ts`',
    '- **RC-01** No constant at all — to come',
  ])('has the value of the code: %s', (rule) => {
    expect(check(rule)).toEqual([])
  })

  it.each([
    ['another value', '`OIL_INTERVAL_MI = 5000` — `src/a.ts`', 'is 5000 here and 8000 in src/a.ts'],
    ['another value in one of two files', '`OFFSET = 1` — `src/a.ts`', 'is 1 here and -1 in src/a.ts'],
    ['no such export', '`HIDDEN = 5` — `src/a.ts`', 'exports HIDDEN'],
    ['no literal in the code', '`CALLED = 5` — `src/a.ts`', 'exports CALLED'],
    ['no literal in the rule', '`CALLED = shuffle(5)` — `src/a.ts`', 'the value is no literal'],
    ['no file at all', '`OFFSET = -1` — to come', 'it names none'],
  ])('is refused: %s', (_, rule, message) => {
    expect(check(`- **RC-01** ${rule}`)).toEqual([expect.stringContaining(message)])
  })

  it('has one value in all rules', () => {
    expect(
      check(
        '- **RC-01** `OIL_INTERVAL_MI = 8000` — `src/a.ts`',
        '- **RC-02** `OIL_INTERVAL_MI = 9000` — `src/b.ts`',
      ),
    ).toEqual([
      '2 RC-02: OIL_INTERVAL_MI is 9000 here and 8000 in RC-01',
      '2 RC-02: OIL_INTERVAL_MI is 9000 here and 8000 in src/b.ts',
    ])
  })
})
