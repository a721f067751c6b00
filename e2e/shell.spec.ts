import { expect } from '@playwright/test'
import { THEMES, type Theme } from '#domain/device/deviceMirror'
import { recordedActions, rowsOf } from './drivers/database'
import { test } from './drivers/fixtures'
import { accessibilityFaults, sidewaysScrollers, smallTargets } from './drivers/screenChecks'

/** Shell behavior that needs a real browser, with the server stopped. */
test('the bell opens a panel of what is new, beside which the page stays in use', async ({
  unplugged: device,
}) => {
  const kiosk = await device.open('/1')
  await expect(kiosk.vehicles).not.toHaveCount(0)
  await expect(kiosk.bell).toHaveAccessibleDescription(/^\d+ new notifications$/)
  await kiosk.bell.click()
  await expect(kiosk.panel).toBeFocused()
  await expect(kiosk.panel.getByRole('listitem')).not.toHaveCount(0)
  await kiosk.panel.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(kiosk.bell).toHaveAccessibleDescription('')
  await kiosk.panel.getByRole('tab', { name: 'Announcements' }).click()
  await expect(kiosk.panel.getByText('Dual dash camera, now an add-on')).toBeVisible()
  await kiosk.bell.click()
  await expect(kiosk.panel).toHaveCount(0)
  await kiosk.bell.click()
  await kiosk.panel.getByRole('button', { name: 'Notification settings' }).click()
  await kiosk.arrivesAt('/notification-settings')
  await expect(kiosk.panel).toHaveCount(0)
  await kiosk.bell.click()
  await kiosk.panel.getByRole('link', { name: 'View all' }).click()
  await kiosk.arrivesAt('/all-notifications')
  expect(device.seen().strayRequests()).toEqual([])
})

test('the footer bar’s bell opens the same panel over a narrow screen', async ({ unplugged: device }) => {
  const kiosk = await device.newTab()
  await kiosk.resize(820, 1180)
  await kiosk.visit('/1')
  const bell = kiosk.footerBar.getByRole('button', { name: 'Notifications' })
  await bell.click()
  const bar = await kiosk.footerBar.boundingBox()
  await expect
    .poll(async () => {
      const panel = await kiosk.panel.boundingBox()
      return panel && bar && panel.y + panel.height <= bar.y
    })
    .toBe(true)
  await bell.click()
  await expect(kiosk.panel).toHaveCount(0)
})

test('overlays are accessible, have large enough targets, and help gives the focus back', async ({
  unplugged: device,
}) => {
  const kiosk = await device.open('/10')
  const check = async (what: string, themes: readonly Theme[] = ['light']) => {
    for (const theme of themes) expect.soft(await accessibilityFaults(kiosk.page, theme), what).toEqual([])
    expect.soft(await smallTargets(kiosk.page), what).toEqual([])
  }
  await kiosk.bell.click()
  await expect(kiosk.panel.getByRole('listitem')).not.toHaveCount(0)
  await check('notifications', THEMES)
  await kiosk.panel.getByRole('tab', { name: 'Announcements' }).click()
  await check('announcements')
  await kiosk.page.keyboard.press('Escape')
  await kiosk.page.getByRole('button', { name: 'Account menu' }).click()
  await expect(kiosk.page.getByRole('menu')).toBeVisible()
  await check('account menu', THEMES)
  await kiosk.page.keyboard.press('Escape')
  for (const [entry, title] of [
    ['About', 'About'],
    ['FAQ', 'Questions and answers'],
    ['Support', 'Support'],
  ] as const) {
    await kiosk.fromAccountMenu(entry)
    const sheet = kiosk.page.getByRole('dialog', { name: title })
    await expect(sheet).toBeVisible()
    await check(entry)
    await kiosk.page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expect(kiosk.page.getByRole('button', { name: 'Account menu' })).toBeFocused()
  }
  await kiosk.fromAccountMenu('Profile')
  await kiosk.arrivesAt('/myba')
  await expect(kiosk.navigation).toHaveCount(0)
})

test('the chosen fleet filters the vehicles, and a sign-out ends it', async ({ unplugged: device }) => {
  const kiosk = await device.open('/1')
  await expect(kiosk.page.getByText(/^Showing (\d+) of \1$/)).toBeVisible()
  const all = await kiosk.page.getByText(/^Showing/).innerText()
  await kiosk.fleet.selectOption('Fleet Two')
  await expect(kiosk.page.getByText(all)).toHaveCount(0)
  await expect(kiosk.page.getByText(/^Showing (\d+) of \1$/)).toBeVisible()
  await kiosk.tapNavigation('/0')
  await expect(kiosk.fleet).toHaveValue('Fleet Two')
  await kiosk.fromAccountMenu('Sign out')
  await kiosk.arrivesAt('/welcome')
  await kiosk.enter('dealer')
  await kiosk.arrivesAt('/home')
  await expect(kiosk.fleet).toHaveCount(0)
  await kiosk.follow('/tour')
  await kiosk.startTour()
  await expect(kiosk.fleet).toHaveValue('all')
})

test('a theme is painted at once and there before any script of the next start', async ({
  unplugged: device,
}) => {
  const kiosk = await device.open('/1')
  await kiosk.fromAccountMenu('Dark')
  const html = kiosk.page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await kiosk.visit('/tour')
  await device.turnOff()
  await device.turnOn({ context: { javaScriptEnabled: false } })
  const still = await device.newTab()
  for (const path of ['/', '/1']) {
    await still.load(path)
    await expect(still.page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(still.page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#121c28')
  }
  await device.turnOff()
  const again = await device.open('/1')
  await again.fromAccountMenu('Light')
  await expect(again.page.locator('html')).toHaveAttribute('data-theme', 'light')
  await again.close()
})

test('a change of screen moves the focus to its title; the way back finds its place', async ({
  unplugged: device,
}) => {
  const kiosk = await device.open('/1')
  await expect(kiosk.vehicles).not.toHaveCount(0)
  await kiosk.scrollTo(80)
  await expect(kiosk.page.getByRole('banner')).toHaveAttribute('data-scrolled', 'false')
  await kiosk.scrollTo(81)
  await expect(kiosk.page.getByRole('banner')).toHaveAttribute('data-scrolled', 'true')
  await kiosk.scrollTo(120)
  await kiosk.scrollVehiclesTo(900)
  const vehicle = kiosk.vehicles.nth(15).getByRole('link')
  const address = await vehicle.getAttribute('href')
  await vehicle.click()
  await expect(kiosk.heading).toBeFocused()
  await expect(kiosk.heading).toHaveText('Vehicle details')
  await expect.poll(() => kiosk.scrolled()).toBe(0)
  await kiosk.goBack()
  await expect(kiosk.heading).toHaveText('Vehicles')
  await expect(kiosk.heading).toBeFocused()
  await expect.poll(() => kiosk.scrolled()).toBe(120)
  await expect(kiosk.page.locator(`main a[href="${address}"]`)).toBeInViewport()
})

test('an address brings its own title', async ({ unplugged: device }) => {
  const kiosk = await device.open('/1/detail/v-1?title=Unit%20118%20%3Cb%3E')
  await expect(kiosk.heading).toHaveText('Unit 118 <b>')
  await expect(kiosk.page).toHaveTitle('Unit 118 <b> · Pharos Fleet')
  await kiosk.backLink.click()
  await expect(kiosk.heading).toHaveText('Vehicles')
})

test('the navigation stands, folds or hides by width and screen', async ({ unplugged: device }) => {
  const kiosk = await device.newTab()
  await kiosk.resize(992, 820)
  await kiosk.visit('/1')
  await expect(kiosk.menuButton).toHaveAttribute('aria-expanded', 'true')
  await expect(kiosk.footerBar).toHaveCount(0)
  await kiosk.tapNavigation('/0')
  await expect(kiosk.menuButton).toHaveAttribute('aria-expanded', 'false')
  await kiosk.tapNavigation('/4')
  await expect(kiosk.menuButton).toHaveAttribute('aria-expanded', 'true')
  await kiosk.menuButton.click()
  await kiosk.tapNavigation('/5')
  await expect(kiosk.menuButton).toHaveAttribute('aria-expanded', 'false')
  await kiosk.resize(991, 820)
  await expect(kiosk.footerBar).toBeVisible()
  const reports = kiosk.navigation.locator('a[href="/5"]')
  for (const [width, there] of [
    [600, true],
    [599, false],
  ] as const) {
    await kiosk.resize(width, 820)
    await kiosk.openMenu()
    await expect(kiosk.navigation.locator('a[href="/4"]')).toBeVisible()
    await expect(reports).toBeVisible({ visible: there })
    await kiosk.page.keyboard.press('Escape')
    await expect(kiosk.menuButton).toHaveAttribute('aria-expanded', 'false')
  }
})

test('two quick taps on the menu open and close it; the visit goes on', async ({ unplugged: device }) => {
  const kiosk = await device.newTab()
  await kiosk.allowMotion()
  await kiosk.resize(820, 1180)
  await kiosk.visit('/1')
  const visits = () => rowsOf(kiosk.page, 'visits')
  await expect.poll(async () => (await visits()).length).toBeGreaterThan(0)
  const before = (await visits()).length
  const menu = kiosk.page.getByRole('button', { name: 'Menu', exact: true })
  const box = await menu.boundingBox()
  if (!box) throw new Error('the menu button is not there')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await kiosk.page.mouse.click(x, y)
  await expect(kiosk.page.getByRole('button', { name: 'Close menu' })).toBeFocused()
  await kiosk.page.mouse.click(x, y)
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  expect(kiosk.address()).toBe('/1')
  expect(await visits()).toHaveLength(before)
})

test('two quick taps on the logo are one new start', async ({ unplugged: device }) => {
  const kiosk = await device.open('/1')
  await expect(kiosk.vehicles).not.toHaveCount(0)
  const earlier = (await recordedActions(kiosk.page)).length
  await kiosk.page.getByRole('button', { name: /start over$/ }).dblclick()
  await kiosk.arrivesAt('/tour')
  await expect.poll(async () => (await recordedActions(kiosk.page)).slice(earlier)).toEqual(['Reset'])
})

test('a screen in a narrow header keeps its title, in French too', async ({ unplugged: device }) => {
  const kiosk = await device.open('/8/detail/ivc?lang=fr-CA')
  for (const [width, height] of [
    [744, 1133],
    [820, 1180],
    [992, 744],
    [1024, 768],
  ] as const) {
    await kiosk.resize(width, height)
    await expect.poll(() => sidewaysScrollers(kiosk.page), `${width} px`).toEqual([])
    await expect
      .poll(() =>
        kiosk.heading.evaluate((h1) => h1.scrollHeight <= h1.clientHeight + 1 && h1.clientWidth > 100),
      )
      .toBe(true)
  }
})
