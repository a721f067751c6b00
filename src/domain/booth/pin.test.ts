import { expect, it } from 'vitest'
import { fromHex, isGuessable, isPin, NO_PIN, parseStaffPin, pinDigits, sameHash, toHex } from './pin'
import { PIN_LONGEST_WAIT_MS } from './pinThrottle'

const HASH = { rounds: 1000, salt: '00ff', hash: 'a1'.repeat(32) }

it('a PIN is 4 to 8 digits', () => {
  expect(['123', '1234', '12345678', '123456789', '12 34', '١٢٣٤', ''].map(isPin)).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})

it('digits are taken out of what was pasted, as many as a PIN has', () => {
  expect(pinDigits(' 12-34 ')).toBe('1234')
  expect(pinDigits('1234567890')).toBe('12345678')
})

it('what was stored is read back', () => {
  const stored = {
    lock: { pin: HASH, recovery: HASH },
    throttle: { wrong: 6, waitMs: 40_000 },
    obeyed: '3F2A91C0',
  }
  expect(parseStaffPin(stored)).toEqual(stored)
})

it('no row is no PIN', () => {
  expect(parseStaffPin(undefined)).toEqual(NO_PIN)
})

it.each([
  ['a text', 'broken'],
  ['a lock without hashes', { lock: {} }],
  ['a hash that was cut', { lock: { pin: { ...HASH, hash: 'a1' }, recovery: HASH } }],
  ['no rounds', { lock: { pin: { ...HASH, rounds: 0 }, recovery: HASH } }],
])('%s stays a PIN that nobody knows', (_, stored) => {
  expect(parseStaffPin(stored).lock?.pin.hash).toBe('')
})

it('a wait that was stored is never longer than what its wrong PINs earned', () => {
  expect(parseStaffPin({ lock: null, throttle: { wrong: 5, waitMs: 1e12 } }).throttle.waitMs).toBe(30_000)
  expect(parseStaffPin({ lock: null, throttle: { wrong: 99, waitMs: 1e12 } }).throttle.waitMs).toBe(
    PIN_LONGEST_WAIT_MS,
  )
})

it('hashes are the same only when they are whole and equal', () => {
  expect(sameHash('abcd', 'abcd')).toBe(true)
  expect(sameHash('abcd', 'abce')).toBe(false)
  expect(sameHash('abcd', 'abcdabcd')).toBe(false)
  expect(sameHash('abcd', '')).toBe(false)
  expect(sameHash('', '')).toBe(false)
})

it('bytes go to text and back', () => {
  const bytes = Uint8Array.from([0, 15, 16, 255])
  expect(toHex(bytes)).toBe('000f10ff')
  expect(fromHex('000f10ff')).toEqual(bytes)
})

it.each([
  ['1234', true],
  ['87654', true],
  ['0000', true],
  ['121212', true],
  ['56785678', true],
  ['1987', true],
  ['2580', false],
  ['730254', false],
])('whether %s is easy to guess: %s', (pin, is) => {
  expect(isGuessable(pin)).toBe(is)
})
