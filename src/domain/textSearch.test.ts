import { describe, expect, it } from 'vitest'
import { MAX_QUERY_LENGTH, textMatcher } from './textSearch'

describe('a search', () => {
  it('finds every word, in any order, case and accents apart', () => {
    expect(textMatcher('garcia LUIS')('Luis García')).toBe(true)
    expect(textMatcher('garcia ana')('Luis García')).toBe(false)
  })

  it('finds all with nothing but spaces', () => expect(textMatcher('  ')('')).toBe(true))

  it('looks at so many letters and no more', () =>
    expect(textMatcher('a'.repeat(MAX_QUERY_LENGTH + 50))('a'.repeat(MAX_QUERY_LENGTH))).toBe(true))
})
