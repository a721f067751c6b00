import { describe, expect, it } from 'vitest'
import { type Count, checkCounts } from './docsCounts'

const ONE: Count = { file: 'README.md', says: /(\d[\d,]*) trips/, count: () => 3207 }

/** What the check says of one document and one row of the table. */
function check(file: string, text: string, counts: readonly Count[] = []): string[] {
  return checkCounts(
    { paths: new Set(), texts: new Map([[file, text]]), isIgnored: () => false },
    counts,
  ).map(({ line, message }) => `${line} ${message}`)
}

describe('a count in a document', () => {
  it('is what the tree has', () => {
    expect(check('README.md', 'For all 3,207 trips.', [ONE])).toEqual([])
    expect(check('README.md', '\nFor all 3,208 trips.', [ONE])).toEqual([
      '2 says "3,208 trips", and there are 3207',
    ])
  })

  it('that is checked is still stated', () => {
    expect(check('README.md', 'For all trips.', [ONE])).toEqual([
      expect.stringContaining('says nothing like'),
    ])
  })

  it('is refused where nothing recomputes it', () => {
    expect(check('ARCHITECTURE.md', 'There are 49 rules in 12 files.')).toEqual([
      expect.stringContaining('"12 files": a number that goes stale'),
    ])
  })

  it('may stand in rules and in what was', () => {
    expect(check('docs/rules.md', '5 numbered trips')).toEqual([])
    expect(check('CHANGELOG.md', '12 files')).toEqual([])
  })
})
