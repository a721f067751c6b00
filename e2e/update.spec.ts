import { expect } from '@playwright/test'
import { databaseVersion, recordedActions, rowsOf, upgradeDatabase } from './drivers/database'
import { waitForRecorded } from './drivers/delivery'
import { test } from './drivers/fixtures'
import type { Kiosk } from './drivers/kiosk'

/** Updates: a new build, a missing chunk of the old one, and a database of a newer one. */
const NEXT = 'next'
/** A module outside the entry chunk, loaded on demand. */
const LISTS = 'VehiclesRoute.tsx'

/**
 * Opens an offline-ready kiosk at `path` whose page clock the test controls, and lets it load what it loads in idle
 * time: on that clock it would be the test that sends these requests, in the moment in which the old worker ends.
 * Under a debugger, as in tests, a worker that is idle and not ended keeps such a request for good.
 */
async function readyAt(kiosk: Kiosk, path: string): Promise<void> {
  await kiosk.takeClock()
  await kiosk.visit(path)
  await kiosk.waitForOfflineReady()
  await kiosk.untilQuiet()
  await kiosk.markPage()
}

test.describe('a new build', () => {
  test.use({ prepared: true })

  test('waits while a visitor is there, and is applied after the reset that ends the visit', async ({
    booth,
    device,
  }) => {
    const kiosk = await device.newTab()
    await readyAt(kiosk, '/1')
    booth.site.deploy(NEXT)
    await kiosk.waitForUpdate()
    await kiosk.tapNavigation('/2')
    await kiosk.passTime(50_000)
    await kiosk.tapNavigation('/1')
    await kiosk.passTime(50_000)
    await expect(kiosk.vehicles).not.toHaveCount(0)
    expect(await kiosk.isMarkedPage()).toBe(true)
    expect(await kiosk.updateWaits()).toBe(true)
    await kiosk.tapLogo()
    await kiosk.arrivesAt('/tour')
    await kiosk.passTime(4_000)
    // Requests sent by the reset must finish first: a pending one keeps the old worker active
    // for half a minute, and indefinitely under a debugger, as in tests.
    await kiosk.untilQuiet()
    expect(await kiosk.isMarkedPage()).toBe(true)
    await kiosk.passTime(1_500)
    await expect(kiosk.page.locator(`html[data-deployed="${NEXT}"]`)).toBeAttached()
  })

  test('waits on welcome while it is being touched, and is applied after five untouched seconds', async ({
    booth,
    device,
  }) => {
    const kiosk = await device.newTab()
    await readyAt(kiosk, '/welcome')
    booth.site.deploy(NEXT)
    await kiosk.page.getByRole('heading', { level: 1 }).click()
    await kiosk.waitForUpdate()
    for (let touches = 0; touches < 5; touches += 1) {
      await kiosk.passTime(3_000)
      await kiosk.page.getByRole('heading', { level: 1 }).click()
    }
    expect(await kiosk.isMarkedPage()).toBe(true)
    await kiosk.passTime(5_100)
    await expect(kiosk.page.locator(`html[data-deployed="${NEXT}"]`)).toBeAttached()
    await kiosk.waitForOfflineReady()
    expect(await kiosk.updateWaits()).toBe(false)
  })

  test('waits on welcome while another tab is in a visit', async ({ booth, device }) => {
    const visitor = await device.open('/1')
    await visitor.waitForOfflineReady()
    await visitor.untilQuiet()
    const idle = await device.newTab()
    await readyAt(idle, '/welcome')
    // Both tabs have one clock, and a screen that nobody touched is no visit.
    await visitor.tapNavigation('/2')
    booth.site.deploy(NEXT)
    await idle.waitForUpdate()
    await idle.passTime(60_000)
    // Nobody touched it, so it shows attract by now, which is between visits as well.
    await idle.arrivesAt('/attract')
    await idle.passTime(6_000)
    await expect(idle.heading).toBeVisible()
    expect(await idle.isMarkedPage()).toBe(true)
    await visitor.close()
    // The kiosk polls, because the browser reports a closed tab late.
    await expect
      .poll(async () => {
        await idle.passTime(6_000)
        return idle.page.locator('html').getAttribute('data-deployed')
      })
      .toBe(NEXT)
  })

  test('that cannot be saved leaves the old one serving', async ({ booth, device }) => {
    const kiosk = await device.newTab()
    await readyAt(kiosk, '/welcome')
    booth.site.deploy(NEXT)
    booth.injectFault('/shell.html', 'portal')
    await kiosk.checkForUpdate()
    await expect.poll(() => kiosk.updateSettled()).toBe(true)
    expect(await kiosk.updateWaits()).toBe(false)
    await booth.stopKiosk()
    await kiosk.reload()
    await kiosk.waitForOfflineReady()
  })
})

test.describe('a missing chunk', () => {
  const isMissing = 'Part of the app is missing on this device'

  test.describe('on a device that had it', () => {
    test.use({ prepared: true })

    test('costs one reload, then is said with a way on, and leaves the rest working', async ({
      booth,
      device,
    }) => {
      const part = `/${booth.site.scriptOf(LISTS)}`
      const kiosk = await device.open('/tour')
      await kiosk.waitForOfflineReady()
      booth.injectFault(part, 'missing')
      expect(await kiosk.dropFromCache(part)).toBe(1)
      let loads = 0
      kiosk.page.on('domcontentloaded', () => {
        loads += 1
      })
      await kiosk.follow('/1')
      await expect(kiosk.page.getByText(isMissing)).toBeVisible()
      await kiosk.untilOfflineIs('failed')
      await expect(kiosk.page.getByText(isMissing)).toBeVisible()
      expect(loads).toBe(1)
      await kiosk.page.getByRole('link', { name: 'Back to the start' }).click()
      await kiosk.arrivesAt('/welcome')
      await expect(kiosk.page.getByRole('radio', { name: 'English', exact: true })).toBeVisible()
      await kiosk.goBack()
      await expect(kiosk.page.getByText(isMissing)).toBeVisible()
      booth.clearFaults()
      await kiosk.tryAgain.click()
      await expect(kiosk.vehicles).not.toHaveCount(0)
    })
  })

  test('is said in place when the first visit lost its network too early', async ({ booth, device }) => {
    booth.injectFault(`/${booth.site.scriptOf(LISTS)}`, 'missing')
    const kiosk = await device.open('/tour')
    await kiosk.untilOfflineIs('failed')
    await device.network(false)
    await kiosk.follow('/1')
    await expect(kiosk.page.getByText(isMissing)).toBeVisible()
  })
})

test.describe('a database of a newer build', () => {
  test.use({ prepared: true })

  test('is said, and nothing in it is lost', async ({ device }) => {
    const visitor = await device.open('/1')
    await visitor.tapNavigation('/2')
    await waitForRecorded(visitor, 1)
    await visitor.close()
    const blank = await device.newTab()
    await blank.load('/nothing.txt')
    await upgradeDatabase(blank.page, 200)
    const kiosk = await device.open('/1')
    await expect(kiosk.alert).toContainText('This kiosk was updated in another tab')
    expect(await databaseVersion(kiosk.page)).toBe(200)
    expect(await recordedActions(kiosk.page)).toEqual(['Users'])
    expect(await rowsOf(kiosk.page, 'future')).toEqual([{ id: 'kept' }])
  })

  test('that appears while the old one runs gets the database, and the old one says so', async ({
    device,
  }) => {
    const kiosk = await device.open('/1')
    await kiosk.waitForOfflineReady()
    const newer = await device.newTab()
    await newer.load('/nothing.txt')
    await upgradeDatabase(newer.page, 200)
    await kiosk.tapNavigation('/2')
    await kiosk.tapNavigation('/1')
    await expect(kiosk.alert).toContainText('This kiosk was updated in another tab')
    expect(await databaseVersion(newer.page)).toBe(200)
    expect((await rowsOf(newer.page, 'vehicles')).length).toBeGreaterThan(0)
  })
})
