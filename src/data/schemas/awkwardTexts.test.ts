import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ACCENTED_PLATE, AWKWARD_TEXTS } from '#domain/testing/awkwardTexts'
import { text } from './fields'

describe('awkward texts', () => {
  it('has one of exactly 80 characters', () => {
    expect([...AWKWARD_TEXTS.eightyCharacters]).toHaveLength(80)
  })

  it.each(Object.entries(AWKWARD_TEXTS))('lets %s into a field of 80 characters', (_, value) => {
    expect(v.is(text(80), value)).toBe(true)
  })

  it('lets a plate with accents into a plate field', () => {
    expect(v.is(text(12), ACCENTED_PLATE)).toBe(true)
  })
})
