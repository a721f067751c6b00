import { expect, it } from 'vitest'
import { toWire } from '#domain/recording/interaction'
import { queuedInteractions } from '../fixtures/queued'
import { compareRecords, countDifferences } from './compareRecords'

const records = queuedInteractions(20, 4, Date.UTC(2026, 10, 27)).map(toWire)
const NONE = { missing: [], doubled: [], changed: [], unknown: [] }
const [first, second] = records
if (!first || !second) throw new Error('There are no records.')
const keyOf = (record: typeof first) => `${record.createdAt} ${record.sessionIdentifier} ${record.action}`

it('finds nothing where each sent record is stored once, in whatever order', () => {
  expect(compareRecords(records, [], records.toReversed())).toEqual(NONE)
})

it('finds a sent record that is not stored', () => {
  expect(compareRecords(records, [], records.slice(1))).toEqual({ ...NONE, missing: [keyOf(first)] })
})

it('finds a record that is stored twice', () => {
  expect(compareRecords(records, [], [...records, first])).toEqual({ ...NONE, doubled: [keyOf(first)] })
})

it('finds a record whose fields are others', () => {
  for (const changed of [{ value: 1 }, { updatedAt: second.updatedAt }, { activationId: 'another' }]) {
    const stored = [{ ...first, ...changed }, ...records.slice(1)]
    expect(compareRecords(records, [], stored)).toEqual({ ...NONE, changed: [keyOf(first)] })
  }
})

it('finds a record that nobody sent, and leaves one whose reply was lost', () => {
  expect(compareRecords(records.slice(1), [], records)).toEqual({ ...NONE, unknown: [keyOf(first)] })
  expect(compareRecords(records.slice(1), [first], records)).toEqual(NONE)
  expect(compareRecords(records.slice(1), [first], records.slice(1))).toEqual(NONE)
})

it('counts a record that is stored twice with other fields as what it is', () => {
  const differences = compareRecords(records, [], [...records, { ...first, value: 1 }])
  expect(differences).toEqual({ ...NONE, doubled: [keyOf(first)], changed: [keyOf(first)] })
  expect(countDifferences(differences)).toBe(2)
})
