import { expect, it } from 'vitest'
import { createUuidv7, uuidv4 } from './uuid'

const AT = Date.UTC(2026, 10, 21)
const ones = (bytes: Uint8Array<ArrayBuffer>) => bytes.fill(0xff)

it('a random UUID has version 4 and the standard variant', () => {
  expect(uuidv4(ones)).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff')
})

it('a time-ordered UUID begins with the milliseconds and has version 7', () => {
  expect(createUuidv7(ones)(0x0123456789ab)).toBe('01234567-89ab-77ff-bfff-ffffffffffff')
})

it('the identifiers of one millisecond sort in the order they were made', () => {
  const newId = createUuidv7()
  const made = Array.from({ length: 10_000 }, () => newId(AT))
  expect(made).toEqual([...made].sort())
})

it('a clock that goes back makes no earlier identifier', () => {
  const newId = createUuidv7()
  const first = newId(AT)
  expect(newId(AT - 60_000) > first).toBe(true)
})

it('no two identifiers are the same when a millisecond is counted full', () => {
  const newId = createUuidv7(ones)
  expect(new Set(Array.from({ length: 5_000 }, () => newId(AT))).size).toBe(5_000)
})
