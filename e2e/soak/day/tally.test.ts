import { expect, test } from 'vitest'
import type { Interaction } from '#domain/recording/interaction'
import { balance } from './tally'

const row = (id: string, changes: Partial<Interaction> = {}): Interaction => ({
  id,
  activationId: 'a',
  sessionIdentifier: 's',
  action: 'Home',
  value: null,
  createdAt: `2026-11-21T10:00:00.00${id}Z`,
  updatedAt: `2026-11-21T10:00:00.00${id}Z`,
  synced: 0,
  state: 'pending',
  attempts: 0,
  lastStatus: null,
  ackAt: null,
  seq: Number(id),
  ...changes,
})
const sent = (id: string) => row(id, { state: 'sent', synced: 1 })
const none = new Set<string>()

test('a day in balance: sent is stored, the rest is pending', () => {
  const ledger = balance([row('1'), row('2')], [sent('1'), row('2')], [sent('1')], none)
  expect(ledger).toEqual({ recorded: 2, sent: 1, pending: 1, refused: 0, stored: 1, untold: 0, problems: [] })
})

test('a lost reply is no problem: the kiosk still has it pending, the service has it already', () => {
  expect(balance([row('1')], [row('1')], [row('1')], none).problems).toEqual([])
})

test.each([
  ['lost', balance([row('1')], [], [], none), /no longer on the kiosk/],
  ['claimed sent', balance([row('1')], [sent('1')], [], none), /sent and not stored/],
  ['changed', balance([row('1')], [row('1', { value: 5 })], [], none), /changed since/],
  ['stored otherwise', balance([row('1')], [sent('1')], [row('1', { value: 5 })], none), /other fields/],
  ['made up by the service', balance([], [], [row('1')], none), /never recorded/],
  ['doubled by the service', balance([row('1')], [sent('1')], [row('1'), row('1')], none), /stored twice/],
  ['never told', balance([], [row('1')], [], none), /never recorded/],
])('what is %s is a problem', (_, { problems }, expected) => {
  expect(problems.join()).toMatch(expected)
})

test('a killed page may have recorded more than it told', () => {
  expect(balance([], [row('1')], [], new Set(['s']))).toMatchObject({ recorded: 1, untold: 1, problems: [] })
})
