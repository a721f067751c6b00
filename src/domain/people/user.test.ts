import { describe, expect, it } from 'vitest'
import { initialsOf } from './user'

describe('initialsOf', () => {
  it.each([
    ['Luis Mendoza', 'LM'],
    ['José Ángel Treviño', 'JT'],
    ['Étienne Gagnon', 'ÉG'],
    ['Jean-Sébastien Archambault-Thériault', 'JA'],
    ['Cher', 'C'],
    ['', ''],
  ])('of %s are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})
