import { expect, type Page } from '@playwright/test'
import { THEMES } from '#domain/device/deviceMirror'
import { unplacedReason } from '#domain/vehicle/vehiclePlace'
import { demoRow, demoRows, drivenVehicles, findRow } from './drivers/demoData'
import { test } from './drivers/fixtures'
import { countFrames, MapScreen } from './drivers/mapScreen'
import { accessibilityFaults, sidewaysScrollers, smallTargets } from './drivers/screenChecks'

/**
 * What only a real map shows, with the server stopped (docs/rules.md MA-01 to MA-18). Lists, filters and panels:
 * src/app/routes/mapRoute.test.tsx.
 */

const STARTS = demoRows('vehicles')
  .map(({ details }) => details.map.us)
  .filter(({ speedMph }) => speedMph > 0)
  .map(({ start }) => start)
/** Where more than one vehicle stands while nothing moves. */
const SHARED_SPOT = findRow(STARTS, (spot) => STARTS.filter((other) => `${other}` === `${spot}`).length > 1)
const PLACED = findRow(
  drivenVehicles(),
  (vehicle) => vehicle.driverName !== null && unplacedReason(vehicle) === null,
)
const CHARGERS = demoRows('chargers')

test('one map serves the overview and the room, draws what is found and each tab, and outlives a lost context', async ({
  unplugged: device,
}) => {
  const kiosk = await device.open('/home?lang=en&motion=0')
  const { page } = kiosk
  const map = new MapScreen(page)
  await map.untilDrawn()
  await countMaps(page)
  await page.getByRole('region', { name: 'Fleet overview' }).getByRole('link', { name: 'View map' }).click()
  await kiosk.arrivesAt('/0')
  // Home has a search box and a drawn map too.
  await expect(map.tab('Vehicles')).toBeVisible()
  await map.untilDrawn()
  await expect(page.locator('canvas')).toHaveCount(1)
  expect(await page.evaluate('document.body.dataset.maps')).toBe('0')

  await map.search.fill(PLACED.driverName ?? '')
  await expect(page.getByRole('option', { name: PLACED.label })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(map.panel(PLACED.label)).toBeVisible()
  await expect.poll(() => map.drawnFrom()).toContain('room-vehicle-selected')
  for (const [tab, source] of [
    ['Places', 'room-pins-places'],
    ['Charging stations', 'room-pins-chargers'],
  ] as const) {
    await map.tab(tab).click()
    await expect.poll(() => map.drawnFrom()).toContain(source)
  }
  await map.loseContext()
  await map.untilDrawn()
  await expect.poll(() => map.drawnFrom()).toContain('room-pins-chargers')
})

test('a tap takes crowded vehicles apart, lists those on one spot, and names a closed station; the address follows', async ({
  unplugged: device,
}) => {
  const kiosk = await device.open('/0?motion=0&lang=en&view=5/41.87/-87.66')
  const map = new MapScreen(kiosk.page)
  await map.untilDrawn()
  const card = map.panel(/vehicles here$/)
  await map.tapMiddle()
  await expect.poll(() => kiosk.address()).toMatch(/view=1\d/)
  await expect(card).toHaveCount(0)
  const [lng, lat] = SHARED_SPOT
  await kiosk.visit(`/0?motion=0&lang=en&view=17.5/${lat}/${lng}`)
  await map.untilDrawn()
  await map.tapMiddle()
  await expect(card).toBeVisible()
  const [first] = await card.getByRole('button').filter({ hasNotText: /^$/ }).all()
  await first?.click()
  await expect(card).toHaveCount(0)
  await expect.poll(() => kiosk.address()).toMatch(/sel=v-\d+/)

  const closed = findRow(CHARGERS, ({ clickable }) => !clickable)
  const [east, north] = closed.map.us.position
  await kiosk.visit(`/0?motion=0&lang=en&tab=charging&view=15/${north}/${east}`)
  await map.untilDrawn()
  await map.button('Zoom in').click()
  await expect.poll(() => kiosk.address()).toContain('view=16')
  await map.tapMiddle()
  await expect(map.panel(closed.name.us)).toHaveText(closed.name.us)
})

test('a map draws its streets first, then what it is asked for, and nothing while another screen is shown', async ({
  unplugged: device,
}) => {
  const kiosk = await device.newTab()
  await kiosk.page.addInitScript(countFrames)
  const [lng, lat] = SHARED_SPOT
  await kiosk.visit(`/0?motion=0&lang=en&view=14/${lat}/${lng}`)
  const map = new MapScreen(kiosk.page)
  await map.untilDrawn()
  // The map may draw its first frame after it is ready.
  await expect.poll(async () => (await map.firstDrawn()).length).toBeGreaterThan(0)
  expect(await map.firstDrawn()).toContain('roads')

  let drawn = await map.framesAtRest()
  for (const ask of [() => map.button('Zoom in').click(), () => map.drag()]) {
    await ask()
    await expect.poll(() => map.frames()).toBeGreaterThan(drawn)
    drawn = await map.framesAtRest()
  }

  await kiosk.tapNavigation('/5')
  await kiosk.arrivesAt('/5')
  for (let sample = 0; sample < 3; sample += 1) {
    await map.askForFrame()
    expect(await map.framesAtRest()).toBe(drawn)
  }
  await kiosk.tapNavigation('/0')
  await kiosk.arrivesAt('/0')
  await expect.poll(() => map.frames()).toBeGreaterThan(drawn)
})

test('the map is accessible and has large enough targets', async ({ unplugged: device }) => {
  const kiosk = await device.open('/0?motion=0&lang=en&list=open&sel=v-1')
  const map = new MapScreen(kiosk.page)
  await map.untilDrawn()
  for (const theme of THEMES) expect.soft(await accessibilityFaults(kiosk.page, theme)).toEqual([])
  await kiosk.visit('/0?motion=0&lang=en&tab=charging&sel=ch-1')
  await expect(map.panel(demoRow('chargers', 'ch-1').name.us)).toBeVisible()
  for (const theme of THEMES) expect.soft(await accessibilityFaults(kiosk.page, theme)).toEqual([])
  for (const [width, height] of [
    [1180, 820],
    [820, 1180],
    [390, 780],
  ] as const) {
    await kiosk.resize(width, height)
    await expect.soft.poll(() => smallTargets(kiosk.page), `${width}x${height}`).toEqual([])
  }
  await kiosk.resize(820, 1180)
  expect.soft(await sidewaysScrollers(kiosk.page)).toEqual([])
  await kiosk.resize(1180, 820)
})

/** Counts the WebGL contexts that are made from now on. */
function countMaps(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const { getContext } = HTMLCanvasElement.prototype
    document.body.dataset.maps = '0'
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: []) {
      if (kind.startsWith('webgl'))
        document.body.dataset.maps = String(Number(document.body.dataset.maps) + 1)
      return getContext.call(this, kind, ...rest)
    } as typeof getContext
  })
}
