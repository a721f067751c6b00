import { expect } from '@playwright/test'
import { rowsOf } from './drivers/database'
import { untilRecorded } from './drivers/delivery'
import { test } from './drivers/fixtures'

/** One visit online, and the kiosk runs unplugged; "offline ready" is said only when it is true. */
test('one visit makes it offline ready, and says so', async ({ device }) => {
  const kiosk = await device.open('/welcome')
  await kiosk.untilOfflineReady()
  await expect(kiosk.offlineWords).toHaveText('Offline ready')
  const datasets = await rowsOf(kiosk.page, 'datasets')
  expect(datasets.map(({ name }) => name)).toContain('vehicles')
  expect(datasets.filter(({ complete }) => complete !== 1)).toEqual([])
})

test.describe('with a new browser on the same profile and the server stopped', () => {
  test.use({ prepared: true })

  for (const [path, leadsTo = path] of [
    ['/', '/welcome'],
    ['/welcome'],
    ['/tour'],
    ['/1'],
    ['/1?q=tahoe'],
    ['/1/detail/v-1'],
    ['/6'],
    ['/nowhere'],
  ] as const)
    test(`${path} opens`, async ({ booth, device }) => {
      await booth.stopKiosk()
      const again = await device.open(path)
      await again.untilOfflineReady()
      await expect(again.heading).toHaveCount(1)
      expect(again.address()).toBe(leadsTo)
      if (path.startsWith('/1?')) await expect(again.vehicles).not.toHaveCount(0)
      expect(device.seen().problems()).toEqual([])
    })
})

test('the welcome page is in the visitor’s own language before any script runs', async ({
  booth,
  device,
}) => {
  const kiosk = await device.open('/welcome')
  await kiosk.untilOfflineReady()
  await kiosk.chooseLanguage('fr-CA')
  await kiosk.visit('/1')
  await device.turnOff()
  await booth.stopKiosk()
  await device.turnOn({ context: { javaScriptEnabled: false } })
  const still = await device.newTab()
  await still.load('/')
  await expect(still.page.locator('html')).toHaveAttribute('lang', 'fr-CA')
  await expect(still.page).toHaveTitle(/Pharos/)
  await expect(still.page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(still.page.getByRole('radio', { name: 'Français (CA)' })).toBeChecked()
})

test('?lang= of the address is painted before any script runs, too', async ({ booth, device }) => {
  const kiosk = await device.open('/welcome')
  await kiosk.untilOfflineReady()
  await device.turnOff()
  await booth.stopKiosk()
  await device.turnOn({ context: { javaScriptEnabled: false } })
  const still = await device.newTab()
  await still.load('/welcome?lang=es-MX')
  await expect(still.page.getByRole('radio', { name: 'Español (MX)' })).toBeChecked()
})

test.describe('a first visit that cannot be saved', () => {
  for (const how of ['missing', 'portal', 'drop'] as const)
    test(`is said and offers to try again: ${how}`, async ({ booth, device }) => {
      booth.injectFault(/\/assets\/lists-.*\.js$/, how)
      const kiosk = await device.open('/welcome')
      await kiosk.untilOfflineIs('failed')
      await expect(kiosk.offlineWords).toHaveText('Could not be saved for offline use')
      booth.settle()
      await kiosk.tryAgain.click()
      await kiosk.untilOfflineReady()
      await expect(kiosk.offlineWords).toHaveText('Offline ready')
    })
})

test.describe('a cache that lost a file', () => {
  test('is not ready, and fetches it again when it may', async ({ device }) => {
    const kiosk = await device.open('/welcome')
    await kiosk.untilOfflineReady()
    expect(await kiosk.dropFromCache('/assets/lists-')).toBeGreaterThan(0)
    await kiosk.reload()
    await kiosk.untilOfflineIs('failed')
    await expect(kiosk.offlineWords).toHaveText('Some files are missing on this device')
    await kiosk.tryAgain.click()
    await kiosk.untilOfflineReady()
  })

  test('is said while there is no server, and stays said', async ({ booth, device }) => {
    const kiosk = await device.open('/welcome')
    await kiosk.untilOfflineReady()
    await booth.stopKiosk()
    expect(await kiosk.dropFromCache('/assets/lists-')).toBeGreaterThan(0)
    await kiosk.reload()
    await kiosk.untilOfflineIs('failed')
    await kiosk.tryAgain.click()
    await kiosk.untilOfflineIs('failed')
    await expect(kiosk.offlineWords).toHaveText('Some files are missing on this device')
  })

  test('that is a page is answered with plain words and a way on', async ({ booth, device }) => {
    const kiosk = await device.open('/welcome')
    await kiosk.untilOfflineReady()
    await booth.stopKiosk()
    expect(await kiosk.dropFromCache('/shell.html')).toBe(1)
    await kiosk.load('/1')
    await expect(kiosk.heading).toHaveText('This kiosk needs a network connection')
    await booth.startKiosk()
    await kiosk.page.getByRole('link', { name: 'Try again' }).click()
    await expect(kiosk.vehicles).not.toHaveCount(0)
  })
})

test('an insecure address says that it cannot work offline, and works', async ({ booth, newDevice }) => {
  const device = newDevice({
    url: `http://kiosk.test:${booth.port}`,
    args: ['--host-resolver-rules=MAP kiosk.test 127.0.0.1'],
  })
  const kiosk = await device.open('/welcome')
  await kiosk.untilOfflineIs('insecure')
  await expect(kiosk.offlineWords).toHaveText('This address does not work offline. Open it over HTTPS')
  await kiosk.enter('fleet')
  await kiosk.startTour()
  await expect(kiosk.vehicles).not.toHaveCount(0)
  await kiosk.tapNavigation('/4')
  await untilRecorded(kiosk, 1)
  expect(await kiosk.offlineState()).toBe('insecure')
  // One of the headers is for secure addresses only; Chromium says so.
  const problems = device
    .seen()
    .problems()
    .filter((line) => !line.includes('Cross-Origin-Opener-Policy'))
  expect(problems).toEqual([])
})

test('a host name in French speaks French', async ({ booth, newDevice }) => {
  const device = newDevice({ url: `http://fr-ca.localhost:${booth.port}` })
  const kiosk = await device.open('/welcome')
  await expect(kiosk.page.locator('html')).toHaveAttribute('lang', 'fr-CA')
  await kiosk.untilOfflineReady()
})
