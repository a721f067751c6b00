import 'fake-indexeddb/auto'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { SHIPPED_CONFIG } from '#domain/device/config'
import type { Interaction } from '#domain/recording/interaction'
import { closeDatabase, withDatabase } from '../../../data/core/databaseConnection'
import { clearQueryCache } from '../../../data/core/live'
import { forgetDatabase } from '../../../data/testing/tab'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { DayPanel } from './DayPanel'

const TODAY = '2026-11-23'

beforeEach(async () => {
  closeDatabase()
  await forgetDatabase()
  clearQueryCache()
})

async function shiftReportOf(events: readonly string[]) {
  const startedAt = new Date(2026, 10, 23, 10).toISOString()
  await withDatabase((db) =>
    db.visits.bulkAdd(
      events.map((event) => ({ id: event, startedAt, endedAt: null, event, touched: 1 as const })),
    ),
  )
  renderInEnglish(<DayPanel config={SHIPPED_CONFIG} device="" today={TODAY} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Shift report' }))
  const report = within(await screen.findByRole('dialog', { name: 'Shift report' }))
  return report.getByRole('heading', { level: 3 }).textContent
}

it('a day of several events says so, and names none of them', async () => {
  expect(await shiftReportOf(['Expo', 'Fair'])).toBe('All events')
})

it('a day of another event than that of today has its name', async () => {
  expect(await shiftReportOf(['Expo'])).toBe('Expo')
})

it('goes on to the new day at midnight', async () => {
  const panel = (today: string) => <DayPanel config={SHIPPED_CONFIG} device="" today={today} />
  const { rerender } = renderInEnglish(panel(TODAY))
  const shown = async () => (await screen.findByRole('button', { name: /Day$/ })).textContent
  expect(await shown()).toBe('Today')
  rerender(panel('2026-11-24'))
  expect(await shown()).toBe('Today')
})

it('shows length, hints and time by screen by the rules of the metrics page', async () => {
  const at = (minute: number) => new Date(2026, 10, 23, 10, minute).toISOString()
  const visits = ['a', 'b', 'c', 'd'].map((id) => ({ id, startedAt: at(0), endedAt: null, event: 'Expo' }))
  const records = visits.flatMap(({ id }, place) =>
    [
      { action: 'Map', value: null, createdAt: at(1) },
      { action: '3-open', value: null, createdAt: at(2) },
      { action: '3-close', value: 9_000, createdAt: at(3) },
      { action: 'Reset', value: 60 * (place + 1), createdAt: at(4) },
    ].map((record, step) => anInteraction({ id: `${id}${step}`, sessionIdentifier: id, ...record })),
  )
  await withDatabase(async (db) => {
    await db.visits.bulkAdd(visits)
    await db.interactions.bulkAdd(records)
  })
  renderInEnglish(<DayPanel config={SHIPPED_CONFIG} device="" today={TODAY} />)
  expect(await screen.findByText('2m 30s')).toBeTruthy()
  expect(screen.getByText('Half of them: 1m 45s to 3m 15s (known: 4)')).toBeTruthy()
  expect(await screen.findByText('4, 4 finished')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Time by screen, estimated from 4 of 4 visits' })).toBeTruthy()
  expect(await screen.findByText('3m 0s, 4×')).toBeTruthy()
})

function anInteraction(
  changes: Pick<Interaction, 'id' | 'sessionIdentifier' | 'action' | 'value' | 'createdAt'>,
) {
  const row: Interaction = {
    activationId: 'pharos-web-tour-en-us',
    updatedAt: changes.createdAt,
    synced: 1,
    state: 'sent',
    attempts: 0,
    lastStatus: 201,
    ackAt: changes.createdAt,
    seq: 1,
    ...changes,
  }
  return row
}
