import { expect } from '@playwright/test'
import { THEMES } from '../src/domain/kiosk/deviceMirror'
import { messageOf } from './drivers/catalogs'
import { rowsOf } from './drivers/database'
import { test } from './drivers/fixtures'
import { MapRoom, WITH_WEBGL } from './drivers/mapRoom'
import { accessibilityFaults, sidewaysScrollers, smallTargets } from './drivers/screenChecks'

/** The map of a device whose network is gone (docs/rules.md MA-01 to MA-18, EC-01 to EC-13). */
test.use({ launch: WITH_WEBGL })

test('tabs show vehicles, places and charging stations, and how many', async ({ unplugged: { device } }) => {
  const kiosk = await device.open('/0?motion=0&lang=en&list=open')
  const map = new MapRoom(kiosk.page)
  await map.untilDrawn()
  await expect(map.tab('Vehicles')).toHaveAccessibleName(/48/)
  await expect(map.rows).toHaveCount(48)
  await map.tab('Places').click()
  await kiosk.arrivesAt('/0?motion=0&lang=en&list=open&tab=places')
  await expect(map.rows).toHaveCount(26)
  await map.tab('Charging stations').click()
  await expect(map.rows).toHaveCount(10)
  await kiosk.goBack()
  await expect(map.tab('Places')).toHaveAttribute('aria-selected', 'true')
  await kiosk.close()
})

test('search, tags and the filter’s switch narrow list and count', async ({ unplugged: { device } }) => {
  const kiosk = await device.open('/0?motion=0&lang=en&list=open')
  const map = new MapRoom(kiosk.page)
  await map.search.fill('luis mendoza')
  await expect(map.rows).toHaveCount(1)
  await expect(map.row('Unit 118')).toBeVisible()
  await map.search.fill('no such vehicle')
  await expect(kiosk.page.getByText('No results were found')).toBeVisible()
  await map.button('Clear search').click()
  await expect(map.rows).toHaveCount(48)
  await map.chip('Truck').click()
  await kiosk.arrivesAt('/0?motion=0&lang=en&list=open&tags=Truck')
  await expect(map.rows).toHaveCount(11)
  await map.chip('EV').click()
  await expect(map.rows).toHaveCount(21)
  await map.button('Filter, 2 active').click()
  await kiosk.page.getByRole('tab', { name: 'Status' }).click()
  await kiosk.page.getByRole('switch', { name: 'Filter the map' }).click()
  await kiosk.page.keyboard.press('Escape')
  await expect(map.rows).toHaveCount(48)
  expect(kiosk.address()).toContain('filter=off')
  await map.button('Filter, 2 off').click()
  await expect(kiosk.page.getByRole('tab', { name: 'Status' })).toHaveAttribute('aria-selected', 'true')
  await kiosk.page.getByRole('switch', { name: 'Filter the map' }).click()
  await kiosk.page.keyboard.press('Escape')
  await map.chip('Truck').click()
  await map.chip('EV').click()
  await expect(map.rows).toHaveCount(48)
  expect(kiosk.address()).toBe('/0?motion=0&lang=en&list=open')
  await kiosk.close()
})

test('the header’s fleet narrows the map', async ({ unplugged: { device } }) => {
  const kiosk = await device.open('/0?motion=0&lang=en')
  const map = new MapRoom(kiosk.page)
  await expect(map.tab('Vehicles')).toHaveAccessibleName(/48/)
  await kiosk.fleet.selectOption('Fleet One')
  await expect(map.tab('Vehicles')).toHaveAccessibleName(/25/)
  await kiosk.close()
})

test('a vehicle opens its panel, steps to its neighbors, and closes when it is chosen again', async ({
  unplugged: { device },
}) => {
  const kiosk = await device.open('/0?motion=0&lang=en&list=open')
  const map = new MapRoom(kiosk.page)
  await map.row('Unit 118').click()
  const panel = map.panel('Unit 118')
  await expect(panel).toContainText('Luis Mendoza')
  await expect(panel).toContainText('Low tire: Front left')
  const place = await panel.getByRole('status').innerText()
  expect(kiosk.address()).toContain('sel=v-1')
  await map.button('Next vehicle').click()
  await expect(panel).toHaveCount(0)
  await map.button('Previous vehicle').click()
  await expect(panel.getByRole('status')).toHaveText(place)
  await map.row('Unit 118').click()
  await expect(panel).toHaveCount(0)
  await kiosk.goBack()
  await expect(panel).toBeVisible()
  await panel.getByRole('link', { name: 'Trips' }).click()
  await kiosk.arrivesAt('/1/detail/v-1?tab=trips')
  await kiosk.close()
})

test('a vehicle whose place is hidden is in the list, with the reason, and nowhere else', async ({
  unplugged: { device },
}) => {
  const kiosk = await device.open('/0?motion=0&lang=en&list=open')
  const map = new MapRoom(kiosk.page)
  const row = map.row('Site Manager Tahoe')
  await expect(row).toContainText('Location masking is on')
  await row.click()
  await expect(map.panel('Site Manager Tahoe')).toContainText('Location is hidden')
  await kiosk.close()
})

test('vehicles that crowd open as a card that lists them', async ({ unplugged: { device } }) => {
  const kiosk = await device.open('/0?motion=0&lang=en&view=4/41.87/-87.71')
  const map = new MapRoom(kiosk.page)
  await map.untilDrawn()
  const card = map.panel(/vehicles here$/)
  await map.tapMiddleUntil(() => expect(card).toBeVisible({ timeout: 500 }))
  const [first] = await card.getByRole('button').filter({ hasNotText: /^$/ }).all()
  await first?.click()
  await expect(card).toHaveCount(0)
  expect(kiosk.address()).toMatch(/sel=v-\d+/)
  await kiosk.close()
})

test('a charging station opens with all its fields; one without details says its name only', async ({
  unplugged: { device },
}) => {
  const kiosk = await device.open('/0?motion=0&lang=en&tab=charging&sel=ch-1&now=2026-11-21T15:00:00Z')
  const map = new MapRoom(kiosk.page)
  const panel = map.panel('Voltway Chicago West')
  for (const text of [
    'Voltway',
    ', Chicago, IL',
    'Open 24 hours',
    'Card, App, and Plug and charge',
    '(312) 555-0186',
    'voltway.example',
    'CCS × 3',
    '150 kW, $0.49 per kWh',
    '2 of 3 available',
  ])
    await expect(panel).toContainText(text.replace('150 kW', '150\u00a0kW'))
  await expect(panel.getByRole('link')).toHaveCount(0)
  const stations = await rowsOf(kiosk.page, 'chargers')
  const silent = stations.find(({ unknown, clickable }) => unknown && clickable)
  await kiosk.visit(`/0?motion=0&lang=en&tab=charging&sel=${silent?.id}`)
  const unknown = map.panel(silent?.name.us ?? '')
  await expect(unknown).toContainText('Availability unknown')
  await expect(unknown).not.toContainText(/of \d+ free/)
  const closed = stations.find(({ clickable }) => !clickable)
  const [lng, lat] = closed?.map.us.position ?? [0, 0]
  await kiosk.visit(`/0?motion=0&lang=en&tab=charging&view=15/${lat}/${lng}`)
  await map.untilDrawn()
  const tip = map.panel(closed?.name.us ?? '')
  await map.tapMiddleUntil(() => expect(tip).toBeVisible({ timeout: 500 }))
  await expect(tip).toHaveText(closed?.name.us ?? '')
  await kiosk.close()
})

test('a place opens with kind, address, phone and hours', async ({ unplugged: { device } }) => {
  const kiosk = await device.open('/0?motion=0&lang=en&tab=places&list=open')
  const map = new MapRoom(kiosk.page)
  await map.chip('Depot').click()
  await map.row('Near West Depot').click()
  const panel = map.panel('Near West Depot')
  for (const text of ['Depot', ', Chicago, IL', '(312) 555-0160', 'Open 24 hours'])
    await expect(panel).toContainText(text)
  await kiosk.close()
})

test('a dealer sees lots and stock', async ({ unplugged: { device } }) => {
  const kiosk = await device.open('/welcome?lang=en')
  await kiosk.enter('dealer')
  await kiosk.arrivesAt('/home')
  await kiosk.visit('/0?motion=0&lang=en&list=open')
  const map = new MapRoom(kiosk.page)
  await expect(map.tab('Vehicles')).toHaveAccessibleName(/140/)
  await map.chip('Courtesy Lot').click()
  await expect(map.rows).toHaveCount(14)
  await map.search.fill('4332')
  await expect(kiosk.page.getByText('No results were found')).toBeVisible()
  await map.button('Clear search and filters').click()
  await map.search.fill('4332')
  await expect(map.rows).toHaveCount(1)
  await map.row('Bolt 1LT, 2023').click()
  const panel = map.panel('Bolt 1LT')
  for (const text of ['Stock 4332, New', 'Remote Lot', '21 days in inventory', 'In stock'])
    await expect(panel).toContainText(text)
  await kiosk.visit('/welcome')
  await kiosk.close()
})

test('an address opens exactly this map, and one that is gone says so', async ({ unplugged: { device } }) => {
  const address = '/0?motion=0&lang=en&tags=Truck&sel=v-1&view=13.5/41.88/-87.7&variant=contrast&list=open'
  const kiosk = await device.open(address)
  const map = new MapRoom(kiosk.page)
  await map.untilDrawn()
  await expect(map.panel('Unit 118')).toBeVisible()
  await expect(map.rows).toHaveCount(11)
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
  await kiosk.close()
})

test('everything is reached by keys: tab, list, vehicle, its neighbors, and back', async ({
  unplugged: { device },
}) => {
  const kiosk = await device.open('/0?motion=0&lang=en')
  const map = new MapRoom(kiosk.page)
  await map.tab('Vehicles').focus()
  await kiosk.page.keyboard.press('ArrowRight')
  await expect(map.tab('Places')).toBeFocused()
  await kiosk.page.keyboard.press('ArrowLeft')
  await expect(map.tab('Vehicles')).toHaveAttribute('aria-selected', 'true')
  await map.button('List').focus()
  await kiosk.page.keyboard.press('Enter')
  await map.row('Unit 118').focus()
  await kiosk.page.keyboard.press('Enter')
  await expect(map.panel('Unit 118')).toBeVisible()
  await map.button('Next vehicle').focus()
  await kiosk.page.keyboard.press('Enter')
  await expect(map.panel('Unit 118')).toHaveCount(0)
  await kiosk.page.keyboard.press('Escape')
  expect(kiosk.address()).not.toContain('sel=')
  await kiosk.close()
})

for (const [locale, id] of [
  ['en-CA', 'Illustrative streets, not a real map'],
  ['es-MX', 'Illustrative streets, not a real map'],
] as const)
  test(`generated streets say so in ${locale}`, async ({ unplugged: { device } }) => {
    const kiosk = await device.open(`/0?motion=0&lang=${locale}`)
    await expect(kiosk.page.getByText(messageOf(locale, id))).toBeVisible()
    await kiosk.close()
  })

test('the map is for every eye and finger', async ({ unplugged: { device } }) => {
  const kiosk = await device.open('/0?motion=0&lang=en&list=open&sel=v-1')
  const map = new MapRoom(kiosk.page)
  await map.untilDrawn()
  for (const theme of THEMES) expect.soft(await accessibilityFaults(kiosk.page, theme)).toEqual([])
  await kiosk.visit('/0?motion=0&lang=en&tab=charging&sel=ch-1')
  await expect(map.panel('Voltway Chicago West')).toBeVisible()
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
  await kiosk.close()
})
