import { expect } from '@playwright/test'
import { rowsOf } from './drivers/database'
import { untilRecorded } from './drivers/delivery'
import { test } from './drivers/fixtures'

/** Files that are wrong and storage that is not there: the visitor sees a working demo, or why not. */
test.describe('config.json', () => {
  test.use({ prepared: true })
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
    await expect(kiosk.offlineWords).toHaveText('The demo data could not be saved')
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

test('without navigator.storage it works and gets ready all the same', async ({ newDevice }) => {
  const before = () => Object.defineProperty(Navigator.prototype, 'storage', { value: undefined })
  const device = newDevice({ before })
  const kiosk = await device.open('/1')
  await kiosk.untilOfflineReady()
  await expect(kiosk.vehicles).not.toHaveCount(0)
  expect(device.seen().problems()).toEqual([])
})
