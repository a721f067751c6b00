import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type DayRecord, sumDay } from '../../../src/domain/booth/today/sumDay'
import { SHIPPED_CONFIG } from '../../../src/domain/kiosk/config'
import { openPglite } from '../pglite'
import { createStore } from '../store'
import { activationLabels } from './activations'

const DAY = '2026-11-23'
const { activationIds } = SHIPPED_CONFIG
const known = [
  'pharos-web-fleet-en-us',
  'pharos-ipad-tour-fr-ca',
  'pharos-web-dealer-es-mx',
  'of another kiosk',
]
const NAVIGATED = ['Home', 'Map', 'Vehicles']

const events = fc.array(
  fc.record({
    sessionIdentifier: fc.nat(8).map((n) => `visit-${n}`),
    action: fc.constantFrom(...NAVIGATED, '9.1-open', '9.1-close', '3-open', '3-close', 'Reset'),
    value: fc.nat(9_000),
    activationId: fc.constantFrom(...known),
    minute: fc.nat(10 * 60),
  }),
  { minLength: 200, maxLength: 200 },
)

it('the report on a kiosk counts what the service counts of the same records', async () => {
  const sql = await openPglite('memory://')
  const store = await createStore(sql)
  const [made = []] = fc.sample(events, { numRuns: 1, seed: 17 })
  const records = made.map(({ minute, value, ...event }, at): DayRecord & { updatedAt: string } => {
    const createdAt = new Date(Date.UTC(2026, 10, 23, 8, minute, 0, at)).toISOString()
    const hasValue = event.action.endsWith('close') || event.action === 'Reset'
    return { ...event, value: hasValue ? value : null, createdAt, updatedAt: createdAt }
  })
  for (const record of records) await store.insert(record)
  const sums = sumDay({
    visits: [],
    records,
    runs: [],
    activationIds,
    day: DAY,
    from: `${DAY}T00:00:00.000Z`,
    to: '2026-11-24T00:00:00.000Z',
    event: null,
    hourOf: (iso) => new Date(iso).getUTCHours(),
  })
  const figures = await store.figures({ day: DAY, zone: 'UTC' }, activationLabels(activationIds))
  await store.close()

  const count = (action: string) => figures.actions.find((row) => row.action === action)
  expect(sums.records).toBe(figures.actions.reduce((sum, { interactions }) => sum + interactions, 0))
  expect(sums.opened.map(({ action, count: times }) => [action, times]).sort()).toEqual(
    NAVIGATED.map((action) => [action, count(action)?.interactions]).sort(),
  )
  const dwell = Object.fromEntries(sums.waypoints.map(({ id, dwellMs, opens }) => [id, { dwellMs, opens }]))
  expect(dwell).toEqual({
    9: { dwellMs: count('9.1-close')?.total, opens: count('9.1-open')?.interactions },
    3: { dwellMs: count('3-close')?.total, opens: count('3-open')?.interactions },
  })
  expect(sums.hours.flatMap((visits, hour) => (visits > 0 ? [{ day: DAY, hour, visits }] : []))).toEqual(
    figures.begun,
  )
  const told = (labels: { label: string | null; visits: number }[]) =>
    labels.flatMap(({ label, visits }) => (label === null ? [] : [visits])).sort()
  const counted = (of: readonly { visits: number }[]) => of.map(({ visits }) => visits).sort()
  expect(counted(sums.languages)).toEqual(told(figures.by.language))
  expect(counted(sums.modes)).toEqual(told(figures.by.mode))
  expect(counted(sums.devices)).toEqual(told(figures.by.device))
})
