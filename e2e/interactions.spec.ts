import { expect } from '@playwright/test'
import { type ActivationIds, SHIPPED_CONFIG } from '#domain/device/config'
import { FOOTER_BAR } from '#domain/device/navigation'
import { recordedActions, recordedInteractions } from './drivers/database'
import { waitForRecorded } from './drivers/delivery'
import { METRICS_ORIGIN } from './drivers/device'
import { test } from './drivers/fixtures'

test.use({ prepared: true })

/**
 * Which interactions are recorded and which are not (docs/outbox.md O4). That each item of the navigation has its
 * own name is tested in src/app/shell/nav/NavLink.test.tsx.
 */
test('a narrow screen records each shortcut of its bar, and its drawer', async ({ unplugged: device }) => {
  const kiosk = await device.open('/1')
  const earlier = (await recordedActions(kiosk.page)).length
  await kiosk.resize(820, 1180)
  const shortcuts = FOOTER_BAR.filter(({ target }) => target !== null)
  for (const { target } of shortcuts) await kiosk.footerBar.locator(`a[href="${target}"]`).click()
  await waitForRecorded(kiosk, earlier + shortcuts.length)
  await kiosk.tapNavigation('/4')
  await waitForRecorded(kiosk, earlier + shortcuts.length + 1)
  expect((await recordedActions(kiosk.page)).slice(earlier)).toEqual([
    ...shortcuts.map(({ name }) => name),
    'Performance',
  ])
})

test('entries, links in a page, back, forward, deep links and redirects are not recorded', async ({
  unplugged: device,
}) => {
  const kiosk = await device.open('/')
  const earlier = (await recordedActions(kiosk.page)).length
  await kiosk.enter('fleet')
  await kiosk.startTour()
  await kiosk.follow('/1')
  await kiosk.vehicles.first().getByRole('link').first().click()
  await expect(kiosk.checkInSwitch).toBeVisible()
  await kiosk.goBack()
  await kiosk.arrivesAt('/1')
  await kiosk.goForward()
  await expect(kiosk.checkInSwitch).toBeVisible()
  await kiosk.backLink.click()
  await kiosk.arrivesAt('/1')
  await kiosk.visit('/4/events')
  // Recorded last, so that any earlier interaction would already be in the table.
  await kiosk.tapNavigation('/0')
  await waitForRecorded(kiosk, earlier + 1)
  expect((await recordedActions(kiosk.page)).slice(earlier)).toEqual(['Map'])
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
  await waitForRecorded(kiosk, 3)
  const [before, reset, after] = await recordedInteractions(kiosk.page)
  expect(reset).toMatchObject({ action: 'Reset', sessionIdentifier: before?.sessionIdentifier })
  expect(Number.isInteger(reset?.value)).toBe(true)
  expect(reset?.value).toBeGreaterThanOrEqual(7)
  expect(reset?.value).toBeLessThan(60)
  expect(after?.sessionIdentifier).not.toBe(before?.sessionIdentifier)
  // The logo opens the tour, which has its own counter.
  expect(before?.activationId).toBe(SHIPPED_CONFIG.activationIds.web.fleet['en-US'])
  expect(after?.activationId).toBe(SHIPPED_CONFIG.activationIds.web.tour['en-US'])
})

test('without an activation id for mode and language nothing is recorded, and the console says so', async ({
  booth,
  device,
}) => {
  const { web, ipad } = SHIPPED_CONFIG.activationIds
  const activationIds: ActivationIds = { ipad, web: { ...web, fleet: { 'es-MX': 'only-this-one' } } }
  booth.site.configure({ metricsUrl: METRICS_ORIGIN, activationIds })
  const kiosk = await device.open('/1')
  await kiosk.waitForOfflineReady()
  await kiosk.tapNavigation('/2')
  await expect.poll(() => device.seen().lines().join('\n')).toContain('metrics not tracked')
  // Spanish has an activation id, so its row is written after any row of the tap before.
  await kiosk.chooseLanguageInMenu('en', 'es-MX')
  await kiosk.tapNavigation('/4')
  await waitForRecorded(kiosk, 1)
  const [row] = await recordedInteractions(kiosk.page)
  expect(row).toMatchObject({ action: 'Performance', activationId: 'only-this-one', value: null })
})
