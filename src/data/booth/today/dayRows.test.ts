import { expect, it } from 'vitest'
import { FLEET_MODE } from '#domain/device/mode'
import type { Interaction } from '#domain/recording/interaction'
import { createTestConnection } from '../../testing/tab'
import { readDay, readDays } from './dayRows'

/** In the local time zone of the test run. */
const at = (day: number, hour: number) => new Date(2026, 10, day, hour).toISOString()

const row = (id: string, createdAt: string, state: Interaction['state'], session: string): Interaction => ({
  id,
  activationId: state === 'unresolved' ? '' : 'act',
  sessionIdentifier: session,
  action: 'Home',
  value: null,
  createdAt,
  updatedAt: createdAt,
  synced: state === 'sent' ? 1 : 0,
  state,
  attempts: 0,
  lastStatus: null,
  ackAt: state === 'sent' ? createdAt : null,
  seq: 1,
  ...(state === 'unresolved' && { context: { mode: FLEET_MODE, locale: 'en', device: 'web' } }),
})

it('reads the records of one day in every state, its visits, and the earlier visits that go on', async () => {
  const { run } = createTestConnection()
  await run(async (db) => {
    await db.interactions.bulkAdd([
      row('1', at(22, 23), 'sent', 'late'),
      row('2', at(23, 0), 'pending', 'late'),
      row('3', at(23, 9), 'unresolved', 'today'),
      row('4', at(23, 23), 'refused', 'today'),
      row('5', at(24, 0), 'sent', 'next'),
    ])
    await db.visits.bulkAdd([
      { id: 'late', startedAt: at(22, 23), endedAt: null },
      { id: 'today', startedAt: at(23, 9), endedAt: null },
      { id: 'next', startedAt: at(24, 0), endedAt: null },
    ])
    return null
  })
  const { day, visits, records } = await run((db) => readDay(db, '2026-11-23'))
  expect(day).toBe('2026-11-23')
  expect(records.map(({ createdAt }) => createdAt).sort()).toEqual([at(23, 0), at(23, 9), at(23, 23)])
  expect(visits.map(({ id }) => id).sort()).toEqual(['late', 'today'])
  const now = new Date(2026, 10, 25, 12).getTime()
  expect(await run((db) => readDays(db, now))).toEqual([
    '2026-11-25',
    '2026-11-24',
    '2026-11-23',
    '2026-11-22',
  ])
})
