import { expect } from '@playwright/test'
import type { Fault } from '../scripts/service/metrics-service/testing/faults'
import { recordedActions, recordedInteractions } from './drivers/database'
import { expectAllDelivered, waitForRecorded } from './drivers/delivery'
import { METRICS_ORIGIN } from './drivers/device'
import { test as base } from './drivers/fixtures'
import type { Kiosk } from './drivers/kiosk'

/**
 * Recorded interactions reach the metrics service once (docs/outbox.md O5), over real HTTP, SQL, Web Locks
 * and processes, one test per path. Every fault of the service is tested in src/metrics/faults.test.ts.
 */
const test = base.extend({
  // The device is already offline ready and reporting, so the test starts at the first tap.
  device: async ({ newDevice, reportingProfile, metrics }, use) => {
    const allowedOrigins = [METRICS_ORIGIN]
    await use(newDevice({ profile: reportingProfile, metricsPort: metrics.port, allowedOrigins }))
  },
})

test.beforeEach(({ booth }) => booth.site.configure({ metricsUrl: METRICS_ORIGIN }))

/** Taps four navigation items. */
const TAPS = ['/4', '/3', '/5', '/10']
const WIRE_FIELDS = ['activationId', 'sessionIdentifier', 'action', 'value', 'createdAt', 'updatedAt']

async function tapAround(kiosk: Kiosk, before = 0): Promise<void> {
  for (const path of TAPS) {
    await kiosk.tapNavigation(path)
    await expect(kiosk.navigation.locator(`a[href="${path}"]`)).toHaveAttribute('aria-current', 'page')
  }
  await waitForRecorded(kiosk, before + TAPS.length)
}

test('what was recorded while the service was away is delivered in order when it is back', async ({
  device,
  metrics,
}) => {
  const kiosk = await device.open('/1')
  await tapAround(kiosk)
  expect((await recordedInteractions(kiosk.page)).map(({ synced }) => synced)).toEqual([0, 0, 0, 0])
  await metrics.start()
  await expectAllDelivered(kiosk, metrics)
  const posted = metrics.posts().map(({ body }) => body as { action: string })
  expect(posted.map(({ action }) => action)).toEqual(await recordedActions(kiosk.page))
  for (const body of posted) expect(Object.keys(body)).toEqual(WIRE_FIELDS)
})

test('on the kiosk’s own origin: recorded with the server stopped, delivered when it is started', async ({
  boothWithMetrics: booth,
  metrics,
  newDevice,
  readyProfile,
}) => {
  const device = newDevice({ port: booth.port, profile: readyProfile })
  await booth.stopKiosk()
  const kiosk = await device.open('/1')
  await tapAround(kiosk)
  await booth.startKiosk()
  await expectAllDelivered(kiosk, metrics)
})

test('the browser’s word that the network is back is enough to try at once', async ({ device, metrics }) => {
  const kiosk = await device.open('/1')
  await kiosk.waitForOfflineReady()
  await device.network(false)
  await tapAround(kiosk)
  await expect.poll(() => device.seen().lines().join('\n')).toContain('metrics post failed')
  await metrics.start()
  await device.network(true)
  await expectAllDelivered(kiosk, metrics)
})

test('a service that answers wrongly in every way gets each record once in the end, and no visitor sees it', async ({
  device,
  metrics,
}) => {
  const faults: Fault[] = [
    { kind: 'storeThenDrop' },
    { kind: 'reset' },
    { kind: 'error' },
    { kind: 'tooMany', retryAfter: '1' },
    { kind: 'portal' },
    { kind: 'redirect' },
  ]
  // Faults hit every other post, because a success in between resets the back-off.
  metrics.injectFaults(({ index }) => (index % 2 === 0 ? faults[index / 2] : undefined))
  await metrics.start()
  const kiosk = await device.open('/1')
  await tapAround(kiosk)
  await tapAround(kiosk, TAPS.length)
  await expectAllDelivered(kiosk, metrics)
  expect(metrics.posts().length).toBeGreaterThanOrEqual(2 * TAPS.length + faults.length - 1)
  expect(device.seen().lines().join('\n')).toContain('metrics post failed')
  await expect(kiosk.alert).toHaveCount(0)
  await expect(kiosk.page.getByRole('dialog')).toHaveCount(0)
  await expect(kiosk.page.getByText(/failed|error|metrics/i)).toHaveCount(0)
  expect(device.seen().dialogs()).toEqual([])
})

test('two tabs deliver each record by one of them only', async ({ device, metrics }) => {
  const one = await device.open('/1')
  const other = await device.open('/1')
  await tapAround(one)
  await tapAround(other, TAPS.length)
  await metrics.start()
  await expectAllDelivered(one, metrics)
  expect(metrics.posts()).toHaveLength(2 * TAPS.length)
  expect(new Set((await metrics.rows()).map(({ sessionIdentifier }) => sessionIdentifier)).size).toBe(2)
})

test('a browser killed in the middle of a delivery loses and doubles nothing', async ({
  device,
  metrics,
}) => {
  let hanging = true
  metrics.injectFaults(({ index }) => (hanging && index === 1 ? { kind: 'hang' } : undefined))
  await metrics.start()
  const kiosk = await device.open('/1')
  await kiosk.waitForOfflineReady()
  await tapAround(kiosk)
  await expect.poll(() => metrics.posts().length).toBe(2)
  await device.kill()
  hanging = false
  const again = await device.open('/1')
  await waitForRecorded(again, TAPS.length)
  await expectAllDelivered(again, metrics)
})
