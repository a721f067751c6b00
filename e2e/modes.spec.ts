import { expect } from '@playwright/test'
import { FLEET_MODE } from '#domain/device/mode'
import { NAVIGATION, navTarget } from '#domain/device/navigation'
import { recordedActions, recordedInteractions, rowsOf } from './drivers/database'
import { waitForRecorded } from './drivers/delivery'
import { test } from './drivers/fixtures'

test.use({ prepared: true })

/**
 * A mode (docs/rules.md MO-01 to MO-08) and a visit over reloads, tabs and resets. Which entry sets which
 * mode is tested in src/app/routes/first/entryRoutes.test.tsx.
 */
test('dealer mode survives a reload, hides what is for fleets only, and ends at welcome', async ({
  unplugged: device,
}) => {
  const kiosk = await device.open('/welcome')
  await kiosk.enter('dealer')
  await kiosk.arrivesAt('/home')
  await kiosk.reload()
  expect(await kiosk.storedModes()).toEqual({ ...FLEET_MODE, inDealerMode: true })
  await expect(kiosk.navigation).toBeVisible()
  for (const item of NAVIGATION.flatMap((entry): { id: number; dealer: boolean }[] => [
    ...(entry.children ?? [entry]),
  ]))
    await expect(kiosk.navigation.locator(`a[href="${navTarget(item.id)}"]`)).toHaveCount(item.dealer ? 1 : 0)
  await kiosk.store('isCameraAdded', true)
  await kiosk.tapLogo()
  await kiosk.arrivesAt('/welcome')
  await expect.poll(() => kiosk.storedModes()).toEqual(FLEET_MODE)
  expect(await kiosk.stored('isCameraAdded')).toBe(false)
})

test('the full fleet demo leads to the tour and back to it by the logo; only known keys are kept (docs/rules.md MO-07)', async ({
  unplugged: device,
}) => {
  const kiosk = await device.open('/welcome')
  await kiosk.chooseLanguage('fr-CA')
  await kiosk.chooseLanguage('en')
  await kiosk.enter('fleet')
  await kiosk.arrivesAt('/tour')
  await expect.poll(() => kiosk.storedModes()).toEqual({ ...FLEET_MODE, inDemoMode: true })
  await kiosk.startTour()
  await kiosk.tapLogo()
  await kiosk.arrivesAt('/tour')
  const allowed = ['inDemoMode', 'inGameMode', 'inDealerMode', 'inEssentialsMode', 'selectedSettingsPage']
  const keys = await kiosk.page.evaluate(() => Object.keys(localStorage))
  expect(keys.filter((key) => ![...allowed, 'isCameraAdded', 'token', 'locale'].includes(key))).toEqual([])
})

test.describe('a visit', () => {
  test('goes on after a reload; a duplicated tab has its own', async ({ device }) => {
    const kiosk = await device.open('/1')
    await kiosk.tapNavigation('/5')
    await waitForRecorded(kiosk, 1)
    await kiosk.reload()
    const copy = await device.nextTab(() => kiosk.duplicate())
    await copy.waitForOfflineReady()
    expect(await copy.page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0)
    await kiosk.tapNavigation('/2')
    await waitForRecorded(kiosk, 2)
    await copy.tapNavigation('/4')
    await waitForRecorded(kiosk, 3)
    const [before, after, other] = await recordedInteractions(kiosk.page)
    expect([before?.action, after?.action, other?.action]).toEqual(['Reports', 'Users', 'Performance'])
    expect(after?.sessionIdentifier).toBe(before?.sessionIdentifier)
    expect(other?.sessionIdentifier).not.toBe(after?.sessionIdentifier)
  })

  test('takes along what the visitor changed when it ends, but not what was recorded', async ({
    unplugged: device,
  }) => {
    const kiosk = await device.open('/1/detail/v-1')
    const earlier = (await recordedInteractions(kiosk.page)).length
    // Known by their ids: another test's clock may have been ahead.
    const visits = () => rowsOf(kiosk.page, 'visits')
    const before = await kiosk.checkInSwitch.isChecked()
    await kiosk.checkInSwitch.click()
    await expect.poll(async () => (await rowsOf(kiosk.page, 'originals')).length).toBe(1)
    await kiosk.tapNavigation('/2')
    await waitForRecorded(kiosk, earlier + 1)
    const id = (await recordedInteractions(kiosk.page)).at(-1)?.sessionIdentifier
    const known = await visits()
    expect(known.find((visit) => visit.id === id)).toMatchObject({ endedAt: null })
    await kiosk.tapLogo()
    await kiosk.arrivesAt('/tour')
    expect(await rowsOf(kiosk.page, 'originals')).toEqual([])
    const begun = async () => (await visits()).find((visit) => known.every((other) => other.id !== visit.id))
    await expect.poll(begun).toMatchObject({ endedAt: null })
    const ended = (await visits()).find((visit) => visit.id === id)
    expect(ended?.endedAt).toBe((await begun())?.startedAt)
    await kiosk.follow('/1/detail/v-1')
    await expect(kiosk.checkInSwitch).toBeChecked({ checked: before })
    expect((await recordedActions(kiosk.page)).slice(earlier)).toEqual(['Users', 'Reset'])
  })
})
