import { expect } from '@playwright/test'
import { SHIPPED_CONFIG } from '#domain/device/config'
import { recordedInteractions, rowsOf } from './drivers/database'
import { waitForRecorded } from './drivers/delivery'
import { test } from './drivers/fixtures'

/** Broken files and missing storage: the visitor sees a working demo, or the reason why not. */
test.describe('config.json', () => {
  test.use({ prepared: true })

  test('that broke leaves the last good one in force, a line for staff, and nothing to the visitor', async ({
    booth,
    device,
  }) => {
    const notes = async () => (await rowsOf(kiosk.page, 'staffNotes')).map(({ code }) => code)
    // Without an address nothing is posted, and no failed post is in the browser's log.
    booth.site.configure({ trialUrl: 'https://trial.example/', metricsUrl: null })
    const kiosk = await device.open('/1')
    await kiosk.waitForOfflineReady()
    expect(await notes()).toEqual([])
    booth.site.write('config.json', '{ broken')
    await kiosk.reload()
    await expect.poll(notes).toEqual(['config-invalid'])
    await expect(kiosk.page.locator('a[href="https://trial.example/"]')).toBeVisible()
    await kiosk.tapNavigation('/2')
    await waitForRecorded(kiosk, 1)
    await expect(kiosk.alert).toHaveCount(0)
    expect(device.seen().problems()).toEqual([])
  })

  test('a configuration that staff load wins over the served one, in the worker’s policy too, until they release it', async ({
    device,
  }) => {
    const kiosk = await device.open('/booth?section=content')
    const file = { ...SHIPPED_CONFIG, event: 'Loaded by hand', metricsUrl: 'https://metrics.example' }
    await kiosk.page.getByLabel('Load a file').setInputFiles({
      name: 'config.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(file)),
    })
    const header = kiosk.page.getByRole('paragraph').filter({ hasText: /Build \d/ })
    await kiosk.page.getByRole('button', { name: 'Use this file' }).click()
    await expect(header).toContainText('Loaded by hand')
    const document = await kiosk.page.reload()
    await expect(header).toContainText('Loaded by hand')
    expect(document?.headers()['content-security-policy']).toContain(file.metricsUrl)
    await kiosk.page.getByRole('button', { name: 'Use the server’s file' }).click()
    await expect(header).toContainText(SHIPPED_CONFIG.event)
  })
})

test('config.json without activation ids: records wait, staff see red, and a complete file lets them go', async ({
  booth,
  device,
}) => {
  const { activationIds: _, ...older } = SHIPPED_CONFIG
  booth.site.write('config.json', JSON.stringify(older))
  const kiosk = await device.open('/1')
  await kiosk.tapNavigation('/2')
  const states = async () =>
    (await recordedInteractions(kiosk.page)).map((row) => [row.state, row.activationId])
  await expect.poll(states).toEqual([['unresolved', '']])
  await kiosk.visit('/booth')
  const readiness = kiosk.page.getByRole('region', { name: 'Ready to unplug' })
  await expect(readiness).toContainText('activationIds')
  booth.site.configure({})
  await kiosk.reload()
  await expect.poll(states).toEqual([['pending', SHIPPED_CONFIG.activationIds.web.fleet['en-US']]])
  await expect(readiness).not.toContainText('activationIds')
})

test('a dataset that fails its schema shows an error where it is needed, blocks readiness, and is read again once it is valid', async ({
  booth,
  device,
}) => {
  const file = booth.site.copyOf('demo-data/vehicles.json')
  const right = booth.site.read(file)
  booth.site.write(file, right.replace(/"vin":\s*"[^"]+"/, '"vin": 5'))
  const kiosk = await device.open('/welcome')
  await kiosk.untilOfflineIs('failed')
  await expect(kiosk.offlineWords).toHaveText('Not ready for offline use yet')
  await kiosk.visit('/1')
  await expect(kiosk.alert).toContainText('The demo data could not be read')
  await expect(kiosk.vehicles).toHaveCount(0)
  booth.site.write(file, right)
  await kiosk.alert.getByRole('button', { name: 'Try again' }).click()
  await expect(kiosk.vehicles).not.toHaveCount(0)
})

test.describe('without IndexedDB', () => {
  test.use({ prepared: true })

  const cases: [string, () => void][] = [
    [
      'because opening it never ends',
      () => {
        Object.assign(IDBFactory.prototype, { open: () => ({ addEventListener() {} }) })
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
      await expect(kiosk.alert).toContainText(/Storage on this device|blocks stored data/, {
        timeout: 30_000,
      })
      await expect(kiosk.alert.getByRole('button')).toBeVisible()
      await kiosk.tapNavigation('/4')
      await kiosk.arrivesAt('/4')
      expect(device.seen().dialogs()).toEqual([])
      expect(device.seen().problems()).toEqual([])
    })
})

test('without navigator.storage, and with a worker for the datasets that breaks down, it gets ready and works all the same', async ({
  booth,
  newDevice,
}) => {
  booth.site.write(booth.site.workerOf('seedWorker'), 'throw new Error("the worker breaks down")')
  const before = () => Object.defineProperty(Navigator.prototype, 'storage', { value: undefined })
  const device = newDevice({ before })
  const kiosk = await device.open('/1')
  await kiosk.waitForOfflineReady()
  await expect(kiosk.vehicles).not.toHaveCount(0)
  expect(device.seen().problems()).toEqual([])
})
