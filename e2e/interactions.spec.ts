import { expect } from '@playwright/test'
import { type ActivationIds, DEFAULT_CONFIG } from '../src/domain/kiosk/config'
import { FOOTER_BAR, NAVIGATION, navTarget } from '../src/domain/kiosk/navigation'
import { actionsOf, interactionsOf } from './drivers/database'
import { untilRecorded } from './drivers/delivery'
import { test } from './drivers/fixtures'

test.use({ prepared: true })

/** What is recorded, and what never is (docs/outbox.md O4). The metrics service stays away. */
test.beforeEach(({ booth, metrics }) => booth.site.configure({ metricsUrl: metrics.url }))

/** Every item of the side navigation: its address and its name on the wire. */
const ITEMS = NAVIGATION.flatMap((item): { id: number; name: string }[] =>
  item.children ? [...item.children] : [item],
).map(({ id, name }) => ({ path: navTarget(id), name }))

test('each item of the navigation is recorded once, by its name', async ({ device }) => {
  const kiosk = await device.open('/1')
  for (const [index, { path }] of ITEMS.entries()) {
    await kiosk.tapNavigation(path)
    await untilRecorded(kiosk, index + 1)
  }
  expect(await actionsOf(kiosk.page)).toEqual(ITEMS.map(({ name }) => name))
})

test('the current item is recorded when it is tapped again', async ({ device }) => {
  const kiosk = await device.open('/1')
  await kiosk.tapNavigation('/1')
  await kiosk.tapNavigation('/1')
  await untilRecorded(kiosk, 2)
  expect(await actionsOf(kiosk.page)).toEqual(['Vehicles', 'Vehicles'])
})

test('each shortcut of the bar under a narrow screen is recorded by its name', async ({ device }) => {
  const kiosk = await device.open('/1')
  await kiosk.resize(820, 1180)
  const shortcuts = FOOTER_BAR.filter(({ target }) => target !== null)
  for (const { target } of shortcuts) await kiosk.footerBar.locator(`a[href="${target}"]`).click()
  await untilRecorded(kiosk, shortcuts.length)
  expect(await actionsOf(kiosk.page)).toEqual(shortcuts.map(({ name }) => name))
})

test('the drawer of a narrow screen records like the navigation of a wide one', async ({ device }) => {
  const kiosk = await device.open('/1')
  await kiosk.resize(820, 1180)
  await kiosk.tapNavigation('/2')
  await untilRecorded(kiosk, 1)
  expect(await actionsOf(kiosk.page)).toEqual(['Users'])
})

test('entries, links in a page, back, forward, deep links and redirects are not recorded', async ({
  device,
}) => {
  const kiosk = await device.open('/')
  await kiosk.enter('fleet')
  await kiosk.startTour()
  await kiosk.vehicles.first().getByRole('link').first().click()
  await expect(kiosk.checkInSwitch).toBeVisible()
  await kiosk.goBack()
  await kiosk.arrivesAt('/1')
  await kiosk.goForward()
  await expect(kiosk.checkInSwitch).toBeVisible()
  await kiosk.backLink.click()
  await kiosk.arrivesAt('/1')
  await kiosk.visit('/4/events')
  // A tap that is recorded, after all that was not: by then the others would be there too.
  await kiosk.tapNavigation('/0')
  await untilRecorded(kiosk, 1)
  expect(await actionsOf(kiosk.page)).toEqual(['Map'])
})

test('the logo records Reset in the visit that it ends, with its whole seconds', async ({ device }) => {
  const kiosk = await device.newTab()
  await kiosk.takeClock()
  await kiosk.visit('/1')
  await kiosk.tapNavigation('/4')
  await kiosk.passTime(7_400)
  await kiosk.tapLogo()
  await kiosk.arrivesAt('/tour')
  await kiosk.startTour()
  await kiosk.tapNavigation('/2')
  await untilRecorded(kiosk, 3)
  const [before, reset, after] = await interactionsOf(kiosk.page)
  expect(reset).toMatchObject({ action: 'Reset', sessionIdentifier: before?.sessionIdentifier })
  expect(Number.isInteger(reset?.value)).toBe(true)
  expect(reset?.value).toBeGreaterThanOrEqual(7)
  expect(reset?.value).toBeLessThan(60)
  expect(after?.sessionIdentifier).not.toBe(before?.sessionIdentifier)
})

test('names are the same in French', async ({ device }) => {
  const kiosk = await device.open('/1?lang=fr-CA')
  await kiosk.tapNavigation('/2')
  await kiosk.tapNavigation('/10')
  await untilRecorded(kiosk, 2)
  const rows = await interactionsOf(kiosk.page)
  expect(rows.map(({ action }) => action)).toEqual(['Users', 'Subscriptions'])
})

test('rows hold six wire fields, times of one moment and a pending state', async ({ device }) => {
  const kiosk = await device.open('/1')
  await kiosk.tapNavigation('/2')
  await untilRecorded(kiosk, 1)
  const [row] = await interactionsOf(kiosk.page)
  expect(row).toMatchObject({ action: 'Users', value: null, synced: 0, state: 'pending' })
  expect(row?.updatedAt).toBe(row?.createdAt)
  expect(row?.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  expect(row?.sessionIdentifier).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-/)
})

test.describe('the activation id', () => {
  for (const [language, locale] of [
    ['en-US', 'en'],
    ['en-CA', 'en-CA'],
    ['es-MX', 'es-MX'],
    ['fr-CA', 'fr-CA'],
  ] as const)
    test(`of fleet mode in ${language}`, async ({ device }) => {
      const kiosk = await device.open(`/1?lang=${locale}`)
      await kiosk.tapNavigation('/2')
      await untilRecorded(kiosk, 1)
      expect((await interactionsOf(kiosk.page))[0]?.activationId).toBe(
        DEFAULT_CONFIG.activationIds.web.fleet[language],
      )
    })

  test('of the tour', async ({ device }) => {
    const kiosk = await device.open('/welcome')
    await kiosk.enter('fleet')
    await kiosk.startTour()
    await kiosk.tapNavigation('/2')
    await untilRecorded(kiosk, 1)
    expect((await interactionsOf(kiosk.page))[0]?.activationId).toBe(
      DEFAULT_CONFIG.activationIds.web.tour['en-US'],
    )
  })

  test('of dealer mode, under the same names', async ({ device }) => {
    const kiosk = await device.open('/welcome')
    await kiosk.enter('dealer')
    await kiosk.tapNavigation('/1')
    await untilRecorded(kiosk, 1)
    const [row] = await interactionsOf(kiosk.page)
    expect(row).toMatchObject({
      action: 'Vehicles',
      activationId: DEFAULT_CONFIG.activationIds.web.dealer['en-US'],
    })
  })

  test('of an iPad that says so', async ({ newDevice }) => {
    const userAgent =
      'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1'
    const kiosk = await newDevice({ context: { userAgent, hasTouch: true } }).open('/1')
    await kiosk.tapNavigation('/2')
    await untilRecorded(kiosk, 1)
    expect((await interactionsOf(kiosk.page))[0]?.activationId).toBe(
      DEFAULT_CONFIG.activationIds.ipad.fleet['en-US'],
    )
  })

  test('of an iPad that calls itself a Macintosh but has touch points', async ({ newDevice }) => {
    const userAgent =
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'
    const before = () => Object.defineProperty(Navigator.prototype, 'maxTouchPoints', { get: () => 5 })
    const kiosk = await newDevice({ context: { userAgent, hasTouch: true }, before }).open('/1')
    await kiosk.tapNavigation('/2')
    await untilRecorded(kiosk, 1)
    expect((await interactionsOf(kiosk.page))[0]?.activationId).toBe(
      DEFAULT_CONFIG.activationIds.ipad.fleet['en-US'],
    )
  })

  test('missing for a mode and language: not recorded, and said in the console only', async ({
    booth,
    device,
    metrics,
  }) => {
    const { web, ipad } = DEFAULT_CONFIG.activationIds
    const activationIds: ActivationIds = { ipad, web: { ...web, fleet: { 'es-MX': 'only-this-one' } } }
    booth.site.configure({ metricsUrl: metrics.url, activationIds })
    const kiosk = await device.open('/1')
    await kiosk.untilOfflineReady()
    await kiosk.tapNavigation('/2')
    await expect.poll(() => device.seen().lines().join('\n')).toContain('metrics not tracked')
    // In Spanish there is one: its row comes after whatever the tap before had left.
    await kiosk.visit('/1?lang=es-MX')
    await kiosk.tapNavigation('/4')
    await untilRecorded(kiosk, 1)
    expect(await actionsOf(kiosk.page)).toEqual(['Performance'])
  })
})
