import { expect } from '@playwright/test'
import { rowsOf } from './drivers/database'
import { untilRecorded } from './drivers/delivery'
import { test } from './drivers/fixtures'

/** One visit online, and the kiosk runs unplugged; "offline ready" is said only when it is true. */
test('one visit makes it offline ready, and says so', async ({ device }) => {
  const kiosk = await device.open('/welcome')
  await kiosk.untilOfflineReady()
  await expect(kiosk.offlineWords).toHaveText('Offline ready')
  const [dataset] = await rowsOf(kiosk.page, 'datasets')
  expect(dataset).toMatchObject({ name: 'vehicles', complete: 1 })
})

test.describe('with a new browser on the same profile and the server stopped', () => {
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
      const kiosk = await device.open('/welcome')
      await kiosk.untilOfflineReady()
      await device.kill()
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
      booth.disturb(/\/assets\/VehicleDetailRoute-.*\.js$/, how)
      const kiosk = await device.open('/welcome')
      await kiosk.untilOfflineIs('failed')
      await expect(kiosk.offlineWords).toHaveText('Could not be saved for offline')
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
    expect(await kiosk.dropFromCache('/assets/VehicleDetailRoute-')).toBe(1)
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
    expect(await kiosk.dropFromCache('/assets/VehicleDetailRoute-')).toBe(1)
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
    await expect(kiosk.heading).toHaveText('This kiosk needs the network once')
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
  await expect(kiosk.offlineWords).toHaveText('This address cannot work offline: open it over https')
  await kiosk.enter('fleet')
  await kiosk.startTour()
  await expect(kiosk.vehicles).not.toHaveCount(0)
  await kiosk.tapNavigation('/4')
  await untilRecorded(kiosk, 1)
  expect(await kiosk.offlineState()).toBe('insecure')
  expect(device.seen().problems()).toEqual([])
})

test.describe('config.json', () => {
  const notes = async (page: Parameters<typeof rowsOf>[0]) =>
    (await rowsOf(page, 'staffNotes')).map(({ code }) => code)

  for (const [what, text] of [
    ['no JSON', '{ broken'],
    ['a wrong field', '{"event": 5}'],
    ['empty', ''],
  ] as const)
    test(`that is ${what} is a line for staff and nothing to the visitor`, async ({ booth, device }) => {
      booth.site.write('config.json', text)
      const kiosk = await device.open('/1')
      await kiosk.untilOfflineReady()
      await expect.poll(() => notes(kiosk.page)).toEqual(['config-invalid'])
      await kiosk.tapNavigation('/2')
      await untilRecorded(kiosk, 1)
      await expect(kiosk.alert).toHaveCount(0)
      expect(device.seen().problems()).toEqual([])
    })

  test('that is missing is a line for staff and nothing to the visitor', async ({ booth, device }) => {
    booth.site.remove('config.json')
    const kiosk = await device.open('/1')
    await kiosk.untilOfflineReady()
    await expect.poll(() => notes(kiosk.page)).toEqual(['config-invalid'])
    await expect(kiosk.alert).toHaveCount(0)
  })

  test('that broke since the last good one leaves the last good one in force', async ({ booth, device }) => {
    booth.site.configure({ trialUrl: 'https://trial.example/' })
    const kiosk = await device.open('/1')
    await kiosk.untilOfflineReady()
    booth.site.write('config.json', '<html>')
    await kiosk.reload()
    await expect.poll(() => notes(kiosk.page)).toEqual(['config-invalid'])
    await expect(kiosk.page.locator('a[href="https://trial.example/"]')).toBeVisible()
  })
})

test.describe('a dataset that fails its schema', () => {
  test('is said on welcome and on the screen that needs it, and never called ready', async ({
    booth,
    device,
  }) => {
    const file = booth.site.find(/^assets\/vehicles-.*\.json$/)
    booth.site.write(file, booth.site.read(file).replace(/"vin":\s*"[^"]+"/, '"vin": 5'))
    const kiosk = await device.open('/welcome')
    await kiosk.untilOfflineIs('failed')
    await expect(kiosk.offlineWords).toHaveText('The demo data could not be stored')
    await kiosk.visit('/1')
    await expect(kiosk.alert).toContainText('The demo data could not be read')
    await expect(kiosk.vehicles).toHaveCount(0)
  })

  test('is read again when the server has the right one', async ({ booth, device }) => {
    const file = booth.site.find(/^assets\/vehicles-.*\.json$/)
    const right = booth.site.read(file)
    booth.site.write(file, right.replace(/"vin":\s*"[^"]+"/, '"vin": 5'))
    const kiosk = await device.open('/1')
    await expect(kiosk.alert).toContainText('The demo data could not be read')
    booth.site.write(file, right)
    await kiosk.alert.getByRole('button', { name: 'Try again' }).click()
    await expect(kiosk.vehicles).not.toHaveCount(0)
  })
})

test.describe('without IndexedDB', () => {
  const cases: [string, () => void][] = [
    [
      'because opening it throws',
      () => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('not allowed', 'SecurityError')
        }
      },
    ],
    [
      'because opening it never ends',
      () => {
        IDBFactory.prototype.open = () => Object.create(IDBOpenDBRequest.prototype)
      },
    ],
    ['because there is none', () => Object.defineProperty(window, 'indexedDB', { value: undefined })],
  ]
  for (const [why, before] of cases)
    test(`${why}: welcome works and vehicles says what is wrong`, async ({ newDevice }) => {
      const device = newDevice({ before })
      const kiosk = await device.open('/welcome')
      await kiosk.untilOfflineIs('failed')
      await kiosk.chooseLanguage('fr-CA')
      await kiosk.chooseLanguage('en')
      await kiosk.enter('fleet')
      await kiosk.startTour()
      await expect(kiosk.alert).toContainText(/storage of this device|does not let us store/, {
        timeout: 30_000,
      })
      await expect(kiosk.alert.getByRole('button')).toBeVisible()
      await kiosk.tapNavigation('/4')
      await kiosk.arrivesAt('/4')
      expect(device.seen().dialogs()).toEqual([])
      expect(device.seen().problems()).toEqual([])
    })
})

test('without navigator.storage it works and gets ready all the same', async ({ newDevice }) => {
  const before = () => Object.defineProperty(Navigator.prototype, 'storage', { value: undefined })
  const device = newDevice({ before })
  const kiosk = await device.open('/1')
  await kiosk.untilOfflineReady()
  await expect(kiosk.vehicles).not.toHaveCount(0)
  expect(device.seen().problems()).toEqual([])
})

test('a host name in French speaks French', async ({ booth, newDevice }) => {
  const device = newDevice({ url: `http://fr-ca.localhost:${booth.port}` })
  const kiosk = await device.open('/welcome')
  await expect(kiosk.page.locator('html')).toHaveAttribute('lang', 'fr-CA')
  await kiosk.untilOfflineReady()
})
