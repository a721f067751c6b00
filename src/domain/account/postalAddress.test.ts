import { describe, expect, it } from 'vitest'
import { addressText, postalProblem, tidyAddress } from './postalAddress'

const PARTS = { street: '12 Main St', neighborhood: 'Centro', city: 'Here', state: 'IL', postalCode: '60600' }

it('writes an address as its country does', () => {
  expect(addressText(PARTS, 'us')).toBe('12 Main St, Here, IL 60600')
  expect(addressText(PARTS, 'mx')).toBe('12 Main St, Col. Centro, 60600 Here, IL')
  expect(addressText({ ...PARTS, neighborhood: '' }, 'mx')).toBe('12 Main St, 60600 Here, IL')
})

describe('a postal code', () => {
  it.each([
    ['us', '60604', null],
    ['us', '60604-1234', null],
    ['us', '6060', 'postalCode'],
    ['ca', 'm5v2t6', null],
    ['ca', 'M5V 2T6', null],
    ['ca', 'D5V 2T6', 'postalCode'],
    ['ca', '60604', 'postalCode'],
    ['mx', '64000', null],
    ['mx', 'A4000', 'postalCode'],
  ] as const)('of %s may be %s: %s', (region, code, problem) => {
    expect(postalProblem('postalCode', code, region)).toBe(problem)
  })
})

it('knows the codes of states and provinces, and takes any Mexican abbreviation', () => {
  expect(postalProblem('state', 'il', 'us')).toBeNull()
  expect(postalProblem('state', 'Illinois', 'us')).toBe('state')
  expect(postalProblem('state', 'IL', 'ca')).toBe('state')
  expect(postalProblem('state', 'N.L.', 'mx')).toBeNull()
})

it('is stored without spare white space, with its codes in capitals', () => {
  const typed = { ...PARTS, street: '  12  Main St ', state: 'on', postalCode: 'm5v2t6' }
  expect(tidyAddress(typed, 'ca')).toEqual({
    street: '12 Main St',
    neighborhood: '',
    city: 'Here',
    state: 'ON',
    postalCode: 'M5V 2T6',
  })
})
