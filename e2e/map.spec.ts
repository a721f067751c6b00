import { expect, type Page } from '@playwright/test'
import { THEMES } from '../src/domain/kiosk/deviceMirror'
import { portGroups, websiteLabel } from '../src/domain/places/chargerPorts'
import type { VehicleTag } from '../src/domain/vehicle/vehicle'
import { messageOf } from './drivers/catalogs'
import { demoRow, demoRows, findRow } from './drivers/demoData'
import { test } from './drivers/fixtures'
import { MapScreen, SOFTWARE_WEBGL } from './drivers/mapScreen'
import { accessibilityFaults, sidewaysScrollers, smallTargets } from './drivers/screenChecks'

/** The map with the server stopped (docs/rules.md MA-01 to MA-18, EC-01 to EC-13). */
test.use({ launch: SOFTWARE_WEBGL, coarse: true })

const VEHICLES = demoRows('vehicles')
const countWithTags = (...tags: VehicleTag[]) =>
  VEHICLES.filter((vehicle) => vehicle.tags.some((tag) => tags.includes(tag))).length
const STARTS = VEHICLES.map(({ details }) => details.map.us)
  .filter(({ speedMph }) => speedMph > 0)
  .map(({ start }) => start)
/** Where more than one vehicle stands while nothing moves. */
const SHARED_SPOT = findRow(STARTS, (spot) => STARTS.filter((other) => `${other}` === `${spot}`).length > 1)
/** The vehicle that the tests choose. */
const CHOSEN = demoRow('vehicles', 'v-1')
const ILLUSTRATIVE = 'Illustrative streets, not a real map'

test('tabs show vehicles, places and charging stations, and how many; the header’s fleet narrows them', async ({
  unplugged: device,
}) => {
  const kiosk = await device.open('/0?motion=0&lang=en&list=open')
  const map = new MapScreen(kiosk.page)
  await map.untilDrawn()
  const inTab = (count: number) =>
    expect(map.tab('Vehicles')).toHaveAccessibleName(new RegExp(`\\b${count}\\b`))
  await inTab(VEHICLES.length)
  await expect(map.rows).toHaveCount(VEHICLES.length)
  await map.tab('Places').click()
  await kiosk.arrivesAt('/0?motion=0&lang=en&list=open&tab=places')
  await expect(map.rows).toHaveCount(demoRows('places').length)
  await map.tab('Charging stations').click()
  await expect(map.rows).toHaveCount(demoRows('chargers').length)
  await kiosk.goBack()
  await expect(map.tab('Places')).toHaveAttribute('aria-selected', 'true')
  const [{ name } = { name: '' }] = demoRows('fleets')
  await map.tab('Vehicles').click()
  await kiosk.fleet.selectOption(name)
  await inTab(VEHICLES.filter(({ fleet }) => fleet === name).length)
})

test('search, tags and the filter’s switch narrow list and count; a hidden place says why', async ({
  unplugged: device,
}) => {
  const kiosk = await device.open('/0?motion=0&lang=en&list=open')
  const map = new MapScreen(kiosk.page)
  await map.search.fill('luis mendoza')
  await expect(map.rows).toHaveCount(1)
  await expect(map.row(CHOSEN.label)).toBeVisible()
  await map.search.fill('no such vehicle')
  await expect(kiosk.page.getByText('No results were found')).toBeVisible()
  await map.button('Clear search').click()
  await expect(map.rows).toHaveCount(VEHICLES.length)
  await map.chip('Truck').click()
  await kiosk.arrivesAt('/0?motion=0&lang=en&list=open&tags=Truck')
  await expect(map.rows).toHaveCount(countWithTags('Truck'))
  await map.chip('EV').click()
  await expect(map.rows).toHaveCount(countWithTags('Truck', 'EV'))
  await map.button('Filter, 2 active').click()
  await kiosk.page.getByRole('tab', { name: 'Status' }).click()
  await kiosk.page.getByRole('switch', { name: 'Filter the map' }).click()
  await kiosk.page.keyboard.press('Escape')
  await expect(map.rows).toHaveCount(VEHICLES.length)
  expect(kiosk.address()).toContain('filter=off')
  await map.button('Filter, 2 off').click()
  await expect(kiosk.page.getByRole('tab', { name: 'Status' })).toHaveAttribute('aria-selected', 'true')
  await kiosk.page.getByRole('switch', { name: 'Filter the map' }).click()
  await kiosk.page.keyboard.press('Escape')
  await map.chip('Truck').click()
  await map.chip('EV').click()
  await expect(map.rows).toHaveCount(VEHICLES.length)
  expect(kiosk.address()).toBe('/0?motion=0&lang=en&list=open')
  const { label } = findRow(VEHICLES, ({ details }) => details.isLocationMasked)
  await expect(map.row(label)).toContainText('Location masking is on')
  await map.row(label).click()
  await expect(map.panel(label)).toContainText('Location is hidden')
})

test('the search suggests while typing, and Enter or a tap shows the find on the map', async ({
  unplugged: device,
}) => {
  const kiosk = await device.open('/0?motion=0&lang=en&view=9/41.5/-88.5')
  const { page } = kiosk
  const map = new MapScreen(page)
  await map.untilDrawn()
  await map.search.pressSequentially('luis mend')
  const option = page.getByRole('option', { name: CHOSEN.label })
  await expect(option).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(map.panel(CHOSEN.label)).toBeVisible()
  await expect(option).toHaveCount(0)
  await expect(map.search).toHaveValue('luis mend')
  await expect.poll(() => map.drawnFrom()).toContain('room-vehicle-selected')
  const { name } = demoRow('places', 'p-1')
  await map.search.fill(name.us)
  await page.getByRole('option', { name: name.us }).first().click()
  await expect.poll(() => kiosk.address()).toContain('tab=places')
  await expect(map.panel(name.us)).toBeVisible()
  await expect.poll(() => map.drawnFrom()).toContain('room-pins-places')
})

test('a vehicle opens its panel, steps to its neighbors, and closes when it is chosen again', async ({
  unplugged: device,
}) => {
  const kiosk = await device.open('/0?motion=0&lang=en&list=open')
  const map = new MapScreen(kiosk.page)
  await map.row(CHOSEN.label).click()
  const panel = map.panel(CHOSEN.label)
  await expect(panel).toContainText('Luis Mendoza')
  await expect(panel).toContainText('Low tire: Front left')
  const place = await panel.getByRole('status').innerText()
  expect(kiosk.address()).toContain('sel=v-1')
  await map.button('Next vehicle').click()
  await expect(panel).toHaveCount(0)
  await map.button('Previous vehicle').click()
  await expect(panel.getByRole('status')).toHaveText(place)
  await map.row(CHOSEN.label).click()
  await expect(panel).toHaveCount(0)
  await kiosk.goBack()
  await expect(panel).toBeVisible()
  await panel.getByRole('link', { name: 'Trips' }).click()
  await kiosk.arrivesAt('/1/detail/v-1?tab=trips')
})

test('vehicles that crowd come apart at a tap, those on one spot open as a card that lists them', async ({
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
  expect(kiosk.address()).toMatch(/sel=v-\d+/)
})

test('the map outlives every change of tab, and a lost context; a device that loses it too often gets the list', async ({
  unplugged: device,
}) => {
  const kiosk = await device.open('/0?motion=0&lang=en')
  const { page } = kiosk
  const map = new MapScreen(page)
  await map.untilDrawn()
  const marks = () => map.drawnFrom()
  for (const [tab, source] of [
    ['Places', 'room-pins-places'],
    ['Charging stations', 'room-pins-chargers'],
    ['Places', 'room-pins-places'],
    ['Vehicles', 'room-vehicles'],
    ['Charging stations', 'room-pins-chargers'],
  ] as const) {
    await map.tab(tab).click()
    await expect.poll(marks).toContain(source)
  }
  for (let lost = 1; lost <= 6; lost++) {
    await map.loseContext()
    await map.untilDrawn()
    await expect.poll(marks).toContain('room-pins-chargers')
    if (lost === 3) await passMinute(page)
  }
  await map.loseContext()
  await expect(page.getByText('This device cannot draw the map right now')).toBeVisible()
  await expect(map.rows).toHaveCount(demoRows('chargers').length)
  await map.button('Try the map again').click()
  await map.untilDrawn()
})

test('a charging station opens with all its fields; one without details says its name only', async ({
  unplugged: device,
}) => {
  const kiosk = await device.open('/0?motion=0&lang=en&tab=charging&sel=ch-1&now=2026-11-21T15:00:00Z')
  const map = new MapScreen(kiosk.page)
  const { name, brand, location, phone, website, ports } = demoRow('chargers', 'ch-1')
  const panel = map.panel(name.us)
  const host = websiteLabel(website) ?? 'no website'
  const fields = ['Open 24 hours', 'Card, App, and Plug and charge', brand, location.us, phone.us, host]
  const groups = portGroups(ports).flatMap(({ type, count, rating, cost, available }) => [
    `${type} × ${count}`,
    `${rating}\u00a0kW, $${cost} per kWh`,
    `${available} of ${count} available`,
  ])
  for (const text of [...fields, ...groups]) await expect(panel).toContainText(text)
  await expect(panel.getByRole('link')).toHaveCount(0)
  const silent = findRow(demoRows('chargers'), (row) => row.unknown && row.clickable)
  await kiosk.visit(`/0?motion=0&lang=en&tab=charging&sel=${silent.id}`)
  const unknown = map.panel(silent.name.us)
  await expect(unknown).toContainText('Availability unknown')
  await expect(unknown).not.toContainText(/of \d+ available/)
  const closed = findRow(demoRows('chargers'), ({ clickable }) => !clickable)
  const [lng, lat] = closed.map.us.position
  await kiosk.visit(`/0?motion=0&lang=en&tab=charging&view=15/${lat}/${lng}`)
  await map.untilDrawn()
  const tip = map.panel(closed.name.us)
  await map.tapMiddle()
  await expect(tip).toHaveText(closed.name.us)
})

test('a place opens with kind, address, phone and hours', async ({ unplugged: device }) => {
  const kiosk = await device.open('/0?motion=0&lang=en&tab=places&list=open')
  const map = new MapScreen(kiosk.page)
  await map.chip('Depot').click()
  const { name, address, phone } = findRow(demoRows('places'), (it) => it.kind === 'depot' && !it.hours)
  await map.row(name.us).click()
  const panel = map.panel(name.us)
  for (const text of ['Depot', address.us, phone.us, 'Open 24 hours']) await expect(panel).toContainText(text)
})

test('a dealer sees lots and inventory', async ({ unplugged: device }) => {
  const kiosk = await device.open('/welcome?lang=en')
  await kiosk.enter('dealer')
  await kiosk.arrivesAt('/home')
  await kiosk.visit('/0?motion=0&lang=en&list=open')
  const map = new MapScreen(kiosk.page)
  const stock = demoRows('dealerVehicles')
  await expect(map.tab('Vehicles')).toHaveAccessibleName(new RegExp(`\\b${stock.length}\\b`))
  await map.chip('Courtesy Lot').click()
  await expect(map.rows).toHaveCount(stock.filter(({ geofence }) => geofence === 'Courtesy Lot').length)
  const { stock: number, modelName, modelYear, trim, lot, daysInInventory } = demoRow('dealerVehicles', 'd-1')
  await map.search.fill(number)
  await expect(kiosk.page.getByText('No results were found')).toBeVisible()
  await map.button('Clear search and filters').click()
  await map.search.fill(number)
  await expect(map.rows).toHaveCount(1)
  await map.row(`${modelName} ${trim}, ${modelYear}`).click()
  const panel = map.panel(`${modelName} ${trim}`)
  for (const text of [`Stock ${number}, New`, lot, `${daysInInventory} days in inventory`, 'In stock'])
    await expect(panel).toContainText(text)
})

test('an address opens exactly this map, and one that is gone says so', async ({ unplugged: device }) => {
  const address = '/0?motion=0&lang=en&tags=Truck&sel=v-1&view=13.5/41.88/-87.7&variant=contrast&list=open'
  const kiosk = await device.open(address)
  const map = new MapScreen(kiosk.page)
  await map.untilDrawn()
  await expect(map.panel(CHOSEN.label)).toBeVisible()
  await expect(map.rows).toHaveCount(countWithTags('Truck'))
  await map.button('Map style').click()
  await expect(kiosk.page.getByRole('menuitemradio', { name: 'Contrast' })).toBeChecked()
  await kiosk.page.getByRole('menuitemradio', { name: 'Overlay Map' }).click()
  await expect.poll(() => kiosk.address()).not.toContain('variant')
  expect(kiosk.address()).toContain('view=13.5/41.88/-87.7'.replaceAll('/', '%2F'))
  await map.button('Zoom in').click()
  await expect.poll(() => kiosk.address()).toContain('view=14.5')
  await kiosk.visit('/0?motion=0&lang=en&sel=v-999')
  await expect(kiosk.page.getByText('The item in this link is no longer available')).toBeVisible()
  await kiosk.arrivesAt('/0?motion=0&lang=en')
})

test('everything is reached by keys: tab, list, vehicle, its neighbors, and back', async ({
  unplugged: device,
}) => {
  const kiosk = await device.open('/0?motion=0&lang=en')
  const map = new MapScreen(kiosk.page)
  await map.tab('Vehicles').focus()
  await kiosk.page.keyboard.press('ArrowRight')
  await expect(map.tab('Places')).toBeFocused()
  await kiosk.page.keyboard.press('ArrowLeft')
  await expect(map.tab('Vehicles')).toHaveAttribute('aria-selected', 'true')
  await map.button('List').focus()
  await kiosk.page.keyboard.press('Enter')
  await map.row(CHOSEN.label).focus()
  await kiosk.page.keyboard.press('Enter')
  await expect(map.panel(CHOSEN.label)).toBeVisible()
  await map.button('Next vehicle').focus()
  await kiosk.page.keyboard.press('Enter')
  await expect(map.panel(CHOSEN.label)).toHaveCount(0)
  await kiosk.page.keyboard.press('Escape')
  expect(kiosk.address()).not.toContain('sel=')
})

test('generated streets say so', async ({ unplugged: device }) => {
  const kiosk = await device.newTab()
  for (const locale of ['en-CA', 'es-MX'] as const) {
    await kiosk.visit(`/0?motion=0&lang=${locale}`)
    await expect(kiosk.page.getByText(messageOf(locale, ILLUSTRATIVE))).toBeVisible()
  }
})

test('the overview is a picture of the map that the map screen shows', async ({ unplugged: device }) => {
  const kiosk = await device.open('/home?lang=en&motion=0')
  const { page } = kiosk
  const map = new MapScreen(page)
  await map.untilDrawn()
  await countMaps(page)
  await page.getByRole('region', { name: 'Fleet overview' }).getByRole('link', { name: 'View map' }).click()
  await kiosk.arrivesAt('/0')
  await map.untilDrawn()
  await expect(page.locator('canvas')).toHaveCount(1)
  expect(await page.evaluate('document.body.dataset.maps')).toBe('0')
})

/** Sets the page's clock on by a minute, at whose end the visitor is still there. */
function passMinute(page: Page): Promise<void> {
  return page.evaluate(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() + 60_000
    dispatchEvent(new Event('pointerdown'))
  })
}

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
