import { describe, expect, it } from 'vitest'
import { emailProblem, isFleetNameTaken } from './fleet'

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

describe('an e-mail address', () => {
  it.each([
    ['ana@north.example', null],
    ['ana.ruiz+vans@mail.north.example', null],
    ['señora@añil.example', null],
    ['ana.north.example', 'noAt'],
    ['ana@', 'noDomain'],
    ['ana@north', 'noDomain'],
    ['ana@north..example', 'noDomain'],
    ['ana@.example', 'noDomain'],
    ['@north.example', 'malformed'],
    ['ana ruiz@north.example', 'malformed'],
    ['ana@ruiz@north.example', 'malformed'],
    ['ana@north example.com', 'malformed'],
  ])('%s', (address, problem) => {
    expect(emailProblem(address)).toBe(problem)
  })
})
