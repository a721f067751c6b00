import { describe, expect, it } from 'vitest'
import { bestFirst, MAX_QUERY_LENGTH, rowSearch, textMatcher } from './textSearch'

describe('a search', () => {
  it('finds every word, in any order, case and accents apart', () => {
    expect(textMatcher('garcia LUIS')('Luis García')).toBe(true)
    expect(textMatcher('garcia ana')('Luis García')).toBe(false)
  })

  it.each([
    ['ev', 'Unit 7 Bolt EV', true],
    ['VE', 'Unit 7 Bolt EV VE', true],
    ['ev', 'Chevrolet Express', false],
    ['EV', 'Marie-Ève Charbonneau', false],
    ['EV', 'Everett Cole', false],
    ['eve', 'Marie-Ève Charbonneau', true],
    ['jo', 'José Ángel', true],
    ['jo', 'Banjo', false],
    ['ch', 'Marie-Ève Charbonneau', true],
    ['12', 'Unit 4120', true],
    ['chev', 'Chevrolet', true],
    ['vrol', 'Chevrolet', true],
    ['京', '東京', true],
  ])(
    'with %s in %s is %s: few letters begin a word, EV and VE are a word of their own',
    (query, text, found) => expect(textMatcher(query)(text)).toBe(found),
  )

  it('finds all with nothing but spaces', () => expect(textMatcher('  ')('')).toBe(true))

  it('looks at so many letters and no more', () =>
    expect(textMatcher('a'.repeat(MAX_QUERY_LENGTH + 50))('a'.repeat(MAX_QUERY_LENGTH))).toBe(true))
})

describe('a search over rows', () => {
  const rows = [{ name: 'Luis García' }, { name: 'Ana García' }]

  it('leaves the rows that have every word, in their order', () => {
    const search = rowSearch(({ name }: { name: string }) => name)
    expect(search(rows, 'GARCIA')).toEqual(rows)
    expect(search(rows, 'garcia ana')).toEqual([rows[1]])
  })

  it('returns the list itself without a word', () => expect(rowSearch(() => '')(rows, ' ')).toBe(rows))

  it('reads each row once, however many keys are typed', () => {
    let read = 0
    const search = rowSearch(({ name }: { name: string }) => {
      read += 1
      return name
    })
    for (const typed of ['g', 'ga', 'gar', 'ga']) search(rows, typed)
    expect(read).toBe(rows.length)
  })
})

describe('the order of suggestions', () => {
  const ordered = (query: string, names: readonly string[]) => bestFirst(names, query, (name) => name)

  it('puts names that begin with the whole query first, then words that do, then names that hold it', () =>
    expect(ordered(' UNIT  2', ['Unit 071', 'Subunit 20', 'My unit 23', 'Unit 204', 'Únit 206'])).toEqual([
      'Unit 204',
      'Únit 206',
      'My unit 23',
      'Subunit 20',
      'Unit 071',
    ]))

  it.each(['+', '(', '[a', '\\', 'a/b', 'a-b', '{2}'])('takes %s as a text', (query) =>
    expect(ordered(query, ['none', `x ${query}`, `${query} x`])).toEqual([
      `${query} x`,
      `x ${query}`,
      'none',
    ]),
  )
})
