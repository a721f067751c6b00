import { expect } from '@playwright/test'
import type { Fault } from '../scripts/metrics-service/testing/faults'
import { actionsOf, interactionsOf, rowsOf } from './drivers/database'
import { expectAllDelivered, untilRecorded, untilSettled } from './drivers/delivery'
import { METRICS_ORIGIN } from './drivers/device'
import { test as base } from './drivers/fixtures'
import type { Kiosk } from './drivers/kiosk'
import type { WrongAnswer } from './drivers/metricsService'
import { openBooth } from './drivers/server'

/**
 * Recorded interactions reach the metrics service once, whatever it or the network does
 * (docs/outbox.md O5). The service is real: HTTP and SQL in this process.
 */
const test = base.extend({
  // Ready and reporting from a visit before: what is under test begins with the first tap.
  device: async ({ newDevice, reportingProfile, metrics }, use) => {
    const mayAsk = [METRICS_ORIGIN]
    await use(newDevice({ profile: reportingProfile, metricsPort: metrics.port, mayAsk }))
  },
})

test.beforeEach(({ booth }) => booth.site.configure({ metricsUrl: METRICS_ORIGIN }))

/** Four taps of the navigation. */
const TAPS = ['/4', '/3', '/5', '/10']

async function tapAround(kiosk: Kiosk, before = 0): Promise<void> {
  for (const path of TAPS) await kiosk.tapNavigation(path)
  await untilRecorded(kiosk, before + TAPS.length)
}

test('what was recorded while the service was away is delivered when it is back', async ({
  device,
  metrics,
}) => {
  const kiosk = await device.open('/1')
  await tapAround(kiosk)
  expect((await interactionsOf(kiosk.page)).map(({ synced }) => synced)).toEqual([0, 0, 0, 0])
  await metrics.start()
  await expectAllDelivered(kiosk, metrics)
})

test('it is delivered in the order in which it happened', async ({ device, metrics }) => {
  const kiosk = await device.open('/1')
  await tapAround(kiosk)
  await metrics.start()
  await expectAllDelivered(kiosk, metrics)
  const posted = metrics.posts().map(({ body }) => (body as { action: string }).action)
  expect(posted).toEqual(await actionsOf(kiosk.page))
})

test('a post holds the six fields of the wire and nothing else', async ({ device, metrics }) => {
  await metrics.start()
  const kiosk = await device.open('/1')
  await kiosk.tapNavigation('/2')
  await expectAllDelivered(kiosk, metrics)
  const fields = ['activationId', 'sessionIdentifier', 'action', 'value', 'createdAt', 'updatedAt']
  expect(metrics.posts().map(({ body }) => Object.keys(body as object))).toEqual([fields])
})

test('a failed post is said in the console and nowhere else', async ({ device, metrics }) => {
  metrics.lie(() => ({ kind: 'error' }))
  await metrics.start()
  const kiosk = await device.open('/1')
  await kiosk.tapNavigation('/2')
  await expect
    .poll(() => device.seen().lines().join('\n'), { timeout: 30_000 })
    .toContain('metrics post failed')
  await expect(kiosk.alert).toHaveCount(0)
  await expect(kiosk.page.getByRole('dialog')).toHaveCount(0)
  await expect(kiosk.page.getByText(/failed|error|metrics/i)).toHaveCount(0)
  expect(device.seen().dialogs()).toEqual([])
})

test('on the kiosk’s own origin: recorded with the server stopped, delivered when it is started', async ({
  metrics,
  newDevice,
}) => {
  const booth = await openBooth(metrics.app)
  const device = newDevice({ url: booth.url })
  const kiosk = await device.open('/1')
  await kiosk.untilOfflineReady()
  await booth.stopKiosk()
  await kiosk.reload()
  await tapAround(kiosk)
  await booth.startKiosk()
  await expectAllDelivered(kiosk, metrics)
  await booth.close()
})

test('the browser’s word that the network is back is enough to try at once', async ({ device, metrics }) => {
  const kiosk = await device.open('/1')
  await kiosk.untilOfflineReady()
  await device.network(false)
  await tapAround(kiosk)
  await expect
    .poll(() => device.seen().lines().join('\n'), { timeout: 30_000 })
    .toContain('metrics post failed')
  await metrics.start()
  await device.network(true)
  await expectAllDelivered(kiosk, metrics)
})

test.describe('a service that', () => {
  const first = (count: number, fault: Fault): WrongAnswer => {
    let left = count
    return () => (left-- > 0 ? fault : undefined)
  }
  const cases: [string, () => WrongAnswer][] = [
    ['stores and loses its reply', () => first(2, { kind: 'storeThenDrop' })],
    ['resets the connection', () => first(2, { kind: 'reset' })],
    ['answers 500', () => first(2, { kind: 'error' })],
    ['answers 429 with Retry-After', () => first(2, { kind: 'tooMany', retryAfter: '1' })],
    ['hides behind a captive portal', () => first(2, { kind: 'portal' })],
    ['is redirected to a sign-in page', () => first(2, { kind: 'redirect' })],
  ]
  for (const [what, lie] of cases)
    test(`${what} gets every record once in the end`, async ({ device, metrics }) => {
      metrics.lie(lie())
      await metrics.start()
      const kiosk = await device.open('/1')
      await tapAround(kiosk)
      await expectAllDelivered(kiosk, metrics)
      expect(metrics.posts().length).toBeGreaterThan(TAPS.length)
    })

  test('refuses one record for good gets the others, and the one is kept as refused', async ({
    device,
    metrics,
  }) => {
    metrics.lie(({ body }) =>
      (body as { action: string }).action === 'Expenses' ? { kind: 'refuse' } : undefined,
    )
    await metrics.start()
    const kiosk = await device.open('/1')
    await tapAround(kiosk)
    await untilSettled(kiosk)
    const rows = await interactionsOf(kiosk.page)
    expect(rows.map(({ action, state, synced }) => [action, state, synced])).toEqual([
      ['Performance', 'sent', 1],
      ['Expenses', 'refused', 0],
      ['Reports', 'sent', 1],
      ['Subscriptions', 'sent', 1],
    ])
    expect(rows[1]).toMatchObject({ attempts: 2, lastStatus: 422 })
    expect((await metrics.rows()).map(({ action }) => action)).toEqual([
      'Performance',
      'Reports',
      'Subscriptions',
    ])
  })

  test('refuses one record once gets it at the second try', async ({ device, metrics }) => {
    metrics.lie(first(1, { kind: 'refuse' }))
    await metrics.start()
    const kiosk = await device.open('/1')
    await tapAround(kiosk)
    await expectAllDelivered(kiosk, metrics)
  })

  test('is not there at all (404) pauses delivery, tells staff, and is tried again at the next start', async ({
    device,
    metrics,
  }) => {
    metrics.lie(() => ({ kind: 'error', status: 404 }))
    await metrics.start()
    const kiosk = await device.open('/1')
    await tapAround(kiosk)
    await expect
      .poll(async () => (await rowsOf(kiosk.page, 'staffNotes')).map(({ code }) => code), { timeout: 30_000 })
      .toContain('metrics-configuration')
    metrics.lie()
    await kiosk.reload()
    await expectAllDelivered(kiosk, metrics)
  })
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

test('a reload in the middle of a delivery loses and doubles nothing', async ({ device, metrics }) => {
  let hanging = true
  metrics.lie(({ index }) => (hanging && index === 1 ? { kind: 'hang' } : undefined))
  await metrics.start()
  const kiosk = await device.open('/1')
  await tapAround(kiosk)
  await expect.poll(() => metrics.posts().length, { timeout: 30_000 }).toBe(2)
  hanging = false
  await kiosk.reload()
  await tapAround(kiosk, TAPS.length)
  await expectAllDelivered(kiosk, metrics)
})

test('a browser killed in the middle of a delivery loses and doubles nothing', async ({
  device,
  metrics,
}) => {
  let hanging = true
  metrics.lie(({ index }) => (hanging && index === 1 ? { kind: 'hang' } : undefined))
  await metrics.start()
  const kiosk = await device.open('/1')
  await kiosk.untilOfflineReady()
  await tapAround(kiosk)
  await expect.poll(() => metrics.posts().length, { timeout: 30_000 }).toBe(2)
  await device.kill()
  hanging = false
  const again = await device.open('/1')
  await untilRecorded(again, TAPS.length)
  await expectAllDelivered(again, metrics)
})

test('a browser killed right after a tap was recorded still has it', async ({ booth, device }) => {
  const kiosk = await device.open('/1')
  await kiosk.untilOfflineReady()
  await booth.stopKiosk()
  await kiosk.tapNavigation('/2')
  await untilRecorded(kiosk, 1)
  await device.kill()
  const again = await device.open('/1')
  expect(await actionsOf(again.page)).toEqual(['Users'])
})
