import { expect } from '@playwright/test'
import { DEFAULT_CONFIG } from '../src/domain/kiosk/config'
import { FLEET_MODE } from '../src/domain/kiosk/mode'
import { interactionsOf, rowsOf } from './drivers/database'
import { untilRecorded } from './drivers/delivery'
import { test } from './drivers/fixtures'

test.use({ prepared: true })

/** Modes (docs/rules.md MO-01 to MO-08) and the ways in (docs/rules.md WE-06 to WE-11), as localStorage has them. */
test('arriving at welcome leaves every mode and forgets the camera', async ({ device }) => {
  const kiosk = await device.open('/welcome')
  await kiosk.enter('dealer')
  await kiosk.arrivesAt('/home')
  await kiosk.store('isCameraAdded', true)
  await kiosk.store('inEssentialsMode', true)
  await kiosk.visit('/welcome')
  await expect.poll(() => kiosk.storedModes()).toEqual(FLEET_MODE)
  expect(await kiosk.stored('isCameraAdded')).toBe(false)
})

test('the full fleet demo leads to the tour, which is demo mode', async ({ device }) => {
  const kiosk = await device.open('/welcome')
  await kiosk.enter('fleet')
  await kiosk.arrivesAt('/tour')
  await expect.poll(() => kiosk.storedModes()).toEqual({ ...FLEET_MODE, inDemoMode: true })
})

test('the basic essentials demo leads to the tour with essentials on', async ({ device }) => {
  const kiosk = await device.open('/welcome')
  await kiosk.enter('essentials')
  await kiosk.arrivesAt('/tour')
  await expect
    .poll(() => kiosk.storedModes())
    .toEqual({ ...FLEET_MODE, inDemoMode: true, inEssentialsMode: true })
})

test('the dealer demo is dealer mode', async ({ device }) => {
  const kiosk = await device.open('/welcome')
  await kiosk.enter('dealer')
  await kiosk.arrivesAt('/home')
  expect(await kiosk.storedModes()).toEqual({ ...FLEET_MODE, inDealerMode: true })
})

test('dealer mode survives a reload', async ({ device }) => {
  const kiosk = await device.open('/welcome')
  await kiosk.enter('dealer')
  await kiosk.arrivesAt('/home')
  await kiosk.visit('/1')
  expect(await kiosk.storedModes()).toEqual({ ...FLEET_MODE, inDealerMode: true })
  await expect(kiosk.page.getByText('Inventory Management')).toBeVisible()
})

test('dealer mode hides what is for fleets only', async ({ device }) => {
  const kiosk = await device.open('/welcome')
  await kiosk.enter('dealer')
  await expect(kiosk.navigation).toBeVisible()
  for (const path of ['/6', '/3', '/9', '/8'])
    await expect(kiosk.navigation.locator(`a[href="${path}"]`)).toHaveCount(0)
  for (const path of ['/0', '/1', '/4', '/5', '/2', '/7', '/10'])
    await expect(kiosk.navigation.locator(`a[href="${path}"]`)).toHaveCount(1)
})

test('the tour ends dealer mode: they exclude each other', async ({ device }) => {
  const kiosk = await device.open('/welcome')
  await kiosk.enter('dealer')
  await kiosk.arrivesAt('/home')
  await kiosk.visit('/tour')
  await expect.poll(() => kiosk.storedModes()).toEqual({ ...FLEET_MODE, inDemoMode: true })
})

test('/essentials turns essentials mode on, also by its address', async ({ device }) => {
  const kiosk = await device.open('/essentials')
  await expect.poll(() => kiosk.storedModes()).toEqual({ ...FLEET_MODE, inEssentialsMode: true })
})

test('nothing but the known keys is kept in localStorage (docs/rules.md MO-07)', async ({ device }) => {
  const kiosk = await device.open('/welcome')
  await kiosk.chooseLanguage('fr-CA')
  await kiosk.visit('/1')
  await kiosk.untilOfflineReady()
  const allowed = ['inDemoMode', 'inGameMode', 'inDealerMode', 'inEssentialsMode', 'selectedSettingsPage']
  const keys = await kiosk.page.evaluate(() => Object.keys(localStorage))
  expect(keys.filter((key) => ![...allowed, 'isCameraAdded', 'token', 'locale'].includes(key))).toEqual([])
})

test.describe('the logo', () => {
  test('leads to the tour', async ({ device }) => {
    const kiosk = await device.open('/1')
    await kiosk.tapLogo()
    await kiosk.arrivesAt('/tour')
  })

  test('leads to welcome in dealer mode', async ({ device }) => {
    const kiosk = await device.open('/welcome')
    await kiosk.enter('dealer')
    await kiosk.tapLogo()
    await kiosk.arrivesAt('/welcome')
  })
})

test.describe('with the tour flag off', () => {
  // A prepared device begins with the configuration it was prepared with.
  test.use({ prepared: false })
  test.beforeEach(({ booth }) =>
    booth.site.configure({ features: { ...DEFAULT_CONFIG.features, tour: false } }),
  )

  test('the full fleet demo leads straight to the dashboard', async ({ device }) => {
    const kiosk = await device.open('/welcome')
    await kiosk.untilOfflineReady()
    await kiosk.enter('fleet')
    await kiosk.arrivesAt('/home')
    expect(await kiosk.storedModes()).toEqual(FLEET_MODE)
  })

  test('the basic essentials demo leads straight to essentials', async ({ device }) => {
    const kiosk = await device.open('/welcome')
    await kiosk.untilOfflineReady()
    await kiosk.enter('essentials')
    await kiosk.arrivesAt('/essentials')
    expect(await kiosk.storedModes()).toEqual({ ...FLEET_MODE, inEssentialsMode: true })
  })

  test('/tour leads to welcome', async ({ device }) => {
    const kiosk = await device.open('/tour')
    await kiosk.arrivesAt('/welcome')
  })

  test('the logo leads to welcome', async ({ device }) => {
    const kiosk = await device.open('/1')
    await kiosk.untilOfflineReady()
    await kiosk.tapLogo()
    await kiosk.arrivesAt('/welcome')
  })
})

test.describe('a visit', () => {
  // A prepared device has a visit behind it; these count from none.
  test.use({ prepared: false })

  test('goes on after a reload', async ({ device }) => {
    const kiosk = await device.open('/1')
    await kiosk.tapNavigation('/2')
    await untilRecorded(kiosk, 1)
    await kiosk.reload()
    await kiosk.tapNavigation('/4')
    await untilRecorded(kiosk, 2)
    const [before, after] = await interactionsOf(kiosk.page)
    expect(after?.sessionIdentifier).toBe(before?.sessionIdentifier)
  })

  test('is a row that a reset ends and another begins', async ({ device }) => {
    const kiosk = await device.open('/1')
    await expect.poll(async () => (await rowsOf(kiosk.page, 'visits')).length).toBe(1)
    await kiosk.tapLogo()
    await expect.poll(async () => (await rowsOf(kiosk.page, 'visits')).length).toBe(2)
    const open = (await rowsOf(kiosk.page, 'visits')).filter(({ endedAt }) => endedAt === null)
    expect(open).toHaveLength(1)
  })

  test('belongs to one tab: a duplicated tab has its own', async ({ device }) => {
    const kiosk = await device.open('/1')
    await kiosk.untilOfflineReady()
    const copy = await device.nextTab(() => kiosk.duplicate())
    await copy.untilOfflineReady()
    expect(await copy.page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0)
    await kiosk.tapNavigation('/2')
    await untilRecorded(kiosk, 1)
    await copy.tapNavigation('/4')
    await untilRecorded(kiosk, 2)
    const [own, other] = await interactionsOf(kiosk.page)
    expect([own?.action, other?.action]).toEqual(['Users', 'Performance'])
    expect(other?.sessionIdentifier).not.toBe(own?.sessionIdentifier)
  })

  test('keeps what the visitor changed over a reload', async ({ device }) => {
    const kiosk = await device.open('/1/detail/v-1')
    const before = await kiosk.checkInSwitch.isChecked()
    await kiosk.checkInSwitch.click()
    await expect(kiosk.checkInSwitch).toBeChecked({ checked: !before })
    await expect.poll(async () => (await rowsOf(kiosk.page, 'originals')).length).toBe(1)
    await kiosk.reload()
    await expect(kiosk.checkInSwitch).toBeChecked({ checked: !before })
  })

  test('takes along what the visitor changed when it ends, but not what was recorded', async ({ device }) => {
    const kiosk = await device.open('/1/detail/v-1')
    const before = await kiosk.checkInSwitch.isChecked()
    await kiosk.checkInSwitch.click()
    await expect.poll(async () => (await rowsOf(kiosk.page, 'originals')).length).toBe(1)
    await kiosk.tapNavigation('/2')
    await kiosk.tapLogo()
    await kiosk.arrivesAt('/tour')
    expect(await rowsOf(kiosk.page, 'originals')).toEqual([])
    await kiosk.visit('/1/detail/v-1')
    await expect(kiosk.checkInSwitch).toBeChecked({ checked: before })
    expect((await interactionsOf(kiosk.page)).map(({ action }) => action)).toEqual(['Users', 'Reset'])
  })
})
