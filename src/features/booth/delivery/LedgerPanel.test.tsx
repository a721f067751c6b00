import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { AppError } from '#domain/base/errors'
import type { Interaction } from '#domain/recording/interaction'
import { readSummary } from '../../../data/booth/ledger/ledgerPages'
import { closeDatabase, withDatabase } from '../../../data/core/databaseConnection'
import { clearQueryCache } from '../../../data/core/live'
import { forgetDatabase } from '../../../data/testing/tab'
import type { Metrics } from '../../../metrics/start'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { LedgerPanel } from './LedgerPanel'

const at = (second: number) => new Date(Date.UTC(2026, 10, 23, 9, 0, second)).toISOString()

function row(seq: number, changes: Partial<Interaction> = {}): Interaction {
  return {
    id: `row-${String(seq).padStart(4, '0')}`,
    activationId: 'act',
    sessionIdentifier: 'visit',
    action: `Action ${seq}`,
    value: null,
    createdAt: at(seq),
    updatedAt: at(seq),
    synced: 0,
    state: 'pending',
    attempts: 0,
    lastStatus: null,
    ackAt: null,
    seq,
    ...changes,
  }
}

beforeEach(async () => {
  closeDatabase()
  await forgetDatabase()
  clearQueryCache()
})

async function show(rows: Interaction[], requeueRefused = vi.fn(async (_ids?: readonly string[]) => 1)) {
  await withDatabase((db) => db.interactions.bulkPut(rows))
  const summary = await withDatabase(readSummary)
  const metrics = { requeueRefused } as unknown as Metrics
  const lane = { state: 'paused', nextTryAtMs: Date.UTC(2026, 10, 23, 10) }
  renderInEnglish(<LedgerPanel summary={summary} lane={lane} metrics={metrics} />)
  const list = within(screen.getByRole('region', { name: 'Delivery ledger' }))
  await list.findByRole('table')
  return { list, requeueRefused }
}

it('lists the newest of a page, counts each state, and turns the page', async () => {
  const { list } = await show(Array.from({ length: 60 }, (_, n) => row(n)))
  await list.findByText('Action 59')
  expect(list.queryByText('Action 39')).toBeNull()
  expect(list.getByText('1–20 of 60')).toBeTruthy()
  fireEvent.click(list.getByRole('button', { name: 'Next page' }))
  await list.findByText('Action 39')
  expect(list.getByRole('button', { name: /^Waiting/ }).textContent).toContain('60')
  fireEvent.click(list.getByRole('button', { name: /^Refused/ }))
  await list.findByText('No record here')
})

it('tells the story of a refused record and puts it back in the queue', async () => {
  const refused = row(1, { state: 'refused', attempts: 2, lastStatus: 422 })
  const { list, requeueRefused } = await show([refused, row(2)])
  fireEvent.click(await list.findByRole('button', { name: /9:00:01|00:01/ }))
  const story = within(await screen.findByRole('dialog', { name: 'Action 1' }))
  expect(story.getByText(/Refused by the service 2 times\./).textContent).toContain('Last answer: HTTP 422.')
  fireEvent.click(story.getByRole('button', { name: 'Send again' }))
  await waitFor(() => expect(requeueRefused).toHaveBeenCalledWith(['row-0001']))
})

it('keeps the story open and says when a record could not be put back in the queue', async () => {
  const refused = row(1, { state: 'refused', attempts: 2, lastStatus: 422 })
  const { list } = await show([refused], vi.fn().mockRejectedValue(new AppError('storage-lost')))
  fireEvent.click(await list.findByRole('button', { name: /00:01/ }))
  const story = within(await screen.findByRole('dialog', { name: 'Action 1' }))
  fireEvent.click(story.getByRole('button', { name: 'Send again' }))
  await story.findByText(
    /^No records were put back in the queue\. Storage on this device stopped responding\./,
  )
})
