import 'fake-indexeddb/auto'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { SHIPPED_CONFIG } from '#domain/device/config'
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
