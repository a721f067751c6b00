import { describe, expect, it } from 'vitest'
import { isFleetNameTaken } from './fleet'

describe('the name of a fleet', () => {
  it('is taken whatever the case and the blanks', () => {
    expect(isFleetNameTaken(' fleet  ONE', ['Fleet One'])).toBe(true)
    expect(isFleetNameTaken('ÉTÉ', ['été'])).toBe(true)
    expect(isFleetNameTaken('Fleet Three', ['Fleet One'])).toBe(false)
  })

  it('is never the word for all of them', () => {
    expect(isFleetNameTaken('All', [])).toBe(true)
    expect(isFleetNameTaken('toutes les flottes', ['Toutes les flottes'])).toBe(true)
  })
})
