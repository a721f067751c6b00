import { expect } from '@playwright/test'
import { rowsOf } from './drivers/database'
import { waitForRecorded } from './drivers/delivery'
import { test } from './drivers/fixtures'

/** A module outside the entry chunk, loaded on demand. */
const LISTS = 'VehiclesRoute.tsx'

/**
 * After one online visit the kiosk runs offline, and "offline ready" is shown only when that is true. That a first
 * visit gets ready without a fault is what each run does for its profiles (drivers/profiles.ts).
 */
test('the welcome page is in the visitor’s own language before any script runs, ?lang= goes first', async ({
  unplugged: device,
}) => {
  const kiosk = await device.open('/welcome')
  await kiosk.chooseLanguage('fr-CA')
  await kiosk.visit('/1')
  await device.turnOff()
  await device.turnOn({ context: { javaScriptEnabled: false } })
  const still = await device.newTab()
  await still.load('/')
  await expect(still.page.locator('html')).toHaveAttribute('lang', 'fr-CA')
  await expect(still.page).toHaveTitle(/Pharos/)
  await expect(still.page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(still.page.getByRole('radio', { name: 'Français (CA)' })).toBeChecked()
  await still.load('/welcome?lang=es-MX')
  await expect(still.page.getByRole('radio', { name: 'Español (MX)' })).toBeChecked()
  await device.turnOff()
  const again = await device.open('/welcome')
  await again.chooseLanguage('en')
})

test('a first visit that cannot be saved is not ready, and saves itself once it can', async ({
  booth,
  device,
}) => {
  const part = `/${booth.site.scriptOf(LISTS)}`
  const kiosk = await device.newTab()
  for (const how of ['missing', 'portal', 'drop'] as const) {
    const asked = booth.injectFault(part, how)
    if (how === 'missing') await kiosk.visit('/welcome')
    else await kiosk.networkReturns()
    await expect.poll(asked).toBeGreaterThan(0)
    await kiosk.untilOfflineIs('failed')
    await expect(kiosk.offlineWords).toHaveText('Not ready for offline use yet')
  }
  booth.clearFaults()
  await kiosk.networkReturns()
  await kiosk.waitForOfflineReady()
  await expect(kiosk.offlineWords).toHaveText('Offline ready')
  const datasets = await rowsOf(kiosk.page, 'datasets')
  expect(datasets.map(({ name }) => name)).toContain('vehicles')
  expect(datasets.filter(({ complete }) => complete !== 1)).toEqual([])
})

test.describe('a device that lost something', () => {
  test.use({ prepared: true })

  test('is not ready while there is no server, and fetches the file when there is', async ({
    booth,
    device,
  }) => {
    await booth.stopKiosk()
    const kiosk = await device.open('/welcome')
    await kiosk.waitForOfflineReady()
    expect(await kiosk.dropFromCache(`/${booth.site.scriptOf(LISTS)}`)).toBe(1)
    await kiosk.reload()
    await kiosk.untilOfflineIs('failed')
    await expect(kiosk.offlineWords).toHaveText('Not ready for offline use yet')
    await booth.startKiosk()
    await kiosk.networkReturns()
    await kiosk.waitForOfflineReady()
    expect(await kiosk.dropFromCache(`/${booth.site.scriptOf(LISTS)}`)).toBe(1)
    await kiosk.reload()
    await kiosk.waitForOfflineReady()
    expect(await kiosk.dropFromCache(`/${booth.site.scriptOf(LISTS)}`)).toBe(1)
  })

  test('fills a database that the browser cleared under a list, without a reload', async ({ device }) => {
    const kiosk = await device.open('/1')
    await expect(kiosk.vehicles).not.toHaveCount(0)
    const count = await kiosk.vehicles.count()
    let loads = 0
    kiosk.page.on('domcontentloaded', () => {
      loads += 1
    })
    await kiosk.waitForOfflineReady()
    const isLost = await kiosk.page.evaluateHandle(() => {
      const { documentElement: root } = document
      const lost = new Promise<void>((resolve) => {
        new MutationObserver(() => root.dataset.offline !== 'ready' && resolve()).observe(root, {
          attributes: true,
        })
      })
      return { lost }
    })
    const browser = await kiosk.page.context().newCDPSession(kiosk.page)
    await browser.send('Storage.clearDataForOrigin', {
      origin: new URL(kiosk.page.url()).origin,
      storageTypes: 'indexeddb',
    })
    await isLost.evaluate(({ lost }) => lost)
    await kiosk.waitForOfflineReady()
    await expect(kiosk.vehicles).toHaveCount(count)
    expect(loads).toBe(0)
  })

  test('that is a page is answered with plain words and a way on', async ({ booth, device }) => {
    const kiosk = await device.open('/welcome')
    await kiosk.waitForOfflineReady()
    await booth.stopKiosk()
    expect(await kiosk.dropFromCache('/shell.html')).toBe(1)
    await kiosk.load('/1')
    await expect(kiosk.heading).toHaveText('This kiosk needs a network connection')
    await booth.startKiosk()
    await kiosk.page.getByRole('link', { name: 'Try again' }).click()
    await expect(kiosk.vehicles).not.toHaveCount(0)
  })
})

test('an insecure address says that it cannot work offline, and works', async ({
  boothWithMetrics: booth,
  newDevice,
}) => {
  const device = newDevice({
    url: `http://kiosk.test:${booth.port}`,
    args: ['--host-resolver-rules=MAP kiosk.test 127.0.0.1'],
  })
  const kiosk = await device.open('/welcome')
  await kiosk.untilOfflineIs('insecure')
  await expect(kiosk.offlineWords).toHaveText('This address does not work offline. Open it over HTTPS')
  await kiosk.enter('fleet')
  await kiosk.startTour()
  await kiosk.follow('/1')
  await expect(kiosk.vehicles).not.toHaveCount(0)
  await kiosk.tapNavigation('/4')
  await waitForRecorded(kiosk, 1)
  expect(await kiosk.offlineState()).toBe('insecure')
  // Chromium warns that one of the headers needs a secure origin.
  const problems = device
    .seen()
    .problems()
    .filter((line) => !line.includes('Cross-Origin-Opener-Policy'))
  expect(problems).toEqual([])
})
