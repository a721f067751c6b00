import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressProblem, checkAddresses, splitAddresses } from './emailList'

describe('a list of addresses', () => {
  it('is set apart by commas, semicolons, blanks and lines', () => {
    expect(splitAddresses(' a@x.ca, b@x.ca;c@x.ca\nd@x.ca\t e@x.ca ,;')).toEqual(
      ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@x.ca`),
    )
  })

  it('may be pasted from a mail program, with names', () => {
    expect(splitAddresses('Luis Mendoza <luis@x.ca>; María F. Garza <maria@x.mx>')).toEqual([
      'luis@x.ca',
      'maria@x.mx',
    ])
  })

  it('is nothing when there are only separators', () => {
    expect(splitAddresses(' ,;\n')).toEqual([])
  })

  it('loses no address, however they are set apart', () => {
    const separator = fc.stringMatching(/^(\s*[,;\n]\s*|\s+)$/).filter((text) => text !== '')
    const address = fc.stringMatching(/^[a-z]{1,8}@[a-z]{1,8}\.(ca|mx|com)$/)
    fc.assert(
      fc.property(fc.array(fc.tuple(address, separator)), (pairs) => {
        expect(splitAddresses(pairs.flat().join(''))).toEqual(pairs.map(([one]) => one))
      }),
    )
  })
})

describe('an address', () => {
  it.each([
    'luis.mendoza@pharosfleet.example',
    "patrick.o'rourke+fleet@x.co",
    'geneviève@montréal.ca',
    'олена@пошта.укр',
    'a@xn--bcher-kva.xn--p1ai',
  ])('%s is right', (address) => {
    expect(addressProblem(address)).toBeNull()
  })

  it.each([
    ['luis', 'noAt'],
    ['luis@@x.ca', 'manyAts'],
    ['@x.ca', 'noName'],
    ['luis@', 'noDomain'],
    ['luis@example', 'noEnding'],
    ['luis@example.c', 'noEnding'],
    ['luis@10.0.0.1', 'noEnding'],
    ['luis..m@x.ca', 'dots'],
    ['luis@x..ca', 'dots'],
    ['luis.@x.ca', 'dots'],
    ['luis@.ca', 'dots'],
    ['lu(is@x.ca', 'character'],
    ['luis@-x.ca', 'character'],
    [`${'l'.repeat(65)}@x.ca`, 'tooLong'],
  ])('%s is wrong: %s', (address, problem) => {
    expect(addressProblem(address)).toBe(problem)
  })

  it('is never right without a name, one @ and a domain with a dot', () => {
    const nearly = fc.string({ unit: fc.constantFrom('a', 'b', '.', '@', '-', ' '), maxLength: 12 })
    fc.assert(
      fc.property(nearly, (text) => {
        const shape = /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/
        expect(addressProblem(text) !== null || shape.test(text)).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('addresses together', () => {
  it('are wrong the second time, whatever the case', () => {
    expect(checkAddresses('a@x.ca A@X.ca', []).map(({ problem }) => problem)).toEqual([null, 'twice'])
  })

  it('are wrong for somebody who is here already', () => {
    expect(checkAddresses('Luis@x.ca', ['luis@x.ca'])).toEqual([{ address: 'Luis@x.ca', problem: 'here' }])
  })

  it('keep their order and what was typed', () => {
    const text = 'b@x.ca oops a@x'
    expect(
      checkAddresses(text, [])
        .map(({ address }) => address)
        .join(' '),
    ).toBe(text)
  })
})
