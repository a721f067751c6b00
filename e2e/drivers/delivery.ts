import { expect } from '@playwright/test'
import { toWire, type WireInteraction } from '#domain/recording/interaction'
import { recordedInteractions } from './database'
import type { Kiosk } from './kiosk'
import type { MetricsService } from './metricsService'

/** Delivery starts after up to 3 s and backs off from 2 s on. */
const DELIVERY_LIMIT_MS = 90_000

/** Waits until every recorded interaction is delivered or refused. */
export async function waitForSettled(kiosk: Kiosk): Promise<void> {
  const pending = async () =>
    (await recordedInteractions(kiosk.page)).filter(({ state }) => state === 'pending')
  await expect.poll(async () => (await pending()).length, { timeout: DELIVERY_LIMIT_MS }).toBe(0)
}

/** Waits for delivery, then expects each row exactly once in the service's database, field by field. */
export async function expectAllDelivered(kiosk: Kiosk, metrics: MetricsService): Promise<void> {
  await waitForSettled(kiosk)
  const recorded = await recordedInteractions(kiosk.page)
  expect(recorded.map(({ synced, state }) => ({ synced, state }))).toEqual(
    recorded.map(() => ({ synced: 1, state: 'sent' })),
  )
  expect(inOrder(await metrics.rows())).toEqual(inOrder(recorded.map(toWire)))
}

/** Waits until this many interactions are committed to the database. */
export async function waitForRecorded(kiosk: Kiosk, count: number): Promise<void> {
  await expect.poll(async () => (await recordedInteractions(kiosk.page)).length).toBe(count)
}

function inOrder(rows: WireInteraction[]): WireInteraction[] {
  const key = (row: WireInteraction) => `${row.sessionIdentifier} ${row.createdAt} ${row.action}`
  return [...rows].sort((a, b) => (key(a) < key(b) ? -1 : 1))
}
