import { expect, test } from 'vitest'
import { parseRange } from './range'

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-1000', { start: 90, end: 99 }],
  ['bytes=-5', { start: 95, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=0-1,4-5', 'whole'],
  ['bytes=0-1, -5', 'whole'],
  ['bytes=0-0,0-0,0-0', 'whole'],
  ['BYTES=0-0', { start: 0, end: 0 }],
  [' bytes=0-0 ', { start: 0, end: 0 }],
  ['bytes= 0-0', 'whole'],
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=99-', { start: 99, end: 99 }],
  ['bytes=99-99', { start: 99, end: 99 }],
  ['bytes=100-200', 'unsatisfiable'],
  ['bytes=0-99999999999999999999', { start: 0, end: 99 }],
  ['bytes=99999999999999999999-', 'unsatisfiable'],
  ['bytes=--5', 'whole'],
  ['bytes=-5-', 'whole'],
  ['bytes=0x0-1', 'whole'],
  ['bytes=', 'whole'],
  ['', 'whole'],
  ['lines=0-1', 'whole'],
  [undefined, 'whole'],
])('%s of 100 bytes', (header, expected) => {
  expect(parseRange(header, 100)).toEqual(expected)
})

test.each(['bytes=0-', 'bytes=0-0', 'bytes=-1'])('%s of an empty file cannot be had', (header) => {
  expect(parseRange(header, 0)).toBe('unsatisfiable')
})
