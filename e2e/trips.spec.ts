import { expect } from '@playwright/test'
import { THEMES } from '../src/domain/kiosk/deviceMirror'
import { LOCALES } from '../src/domain/kiosk/locale'
import { titleOf } from './drivers/catalogs'
import { rowsOf } from './drivers/database'
import { test } from './drivers/fixtures'
import { accessibilityFaults, sidewaysScrollers, smallTargets } from './drivers/screenChecks'
import { openTrip, Trips } from './drivers/trips'

/** Trip history and replay with the server stopped (docs/rules.md TR-01 to TR-14). */
test.use({ coarse: true })

test('a vehicle leads to its trips, a day in the calendar to five numbered ones', async ({
  unplugged: device,
}) => {
  const kiosk = await device.open('/1/detail/v-1?lang=en&now=2026-11-20T20:00:00Z')
  const trips = new Trips(kiosk.page)
  await kiosk.page.getByRole('link', { name: 'View all trips' }).click()
  await expect(kiosk.heading).toHaveText(titleOf('en', 'tripHistory'))
  await kiosk.backLink.click()
  await kiosk.arrivesAt('/1/detail/v-1')
  await kiosk.goBack()
  await trips.chooseDay('November 19')
  await expect(trips.rows).toHaveCount(5)
  await expect(trips.summary).toContainText('5 trips')
  expect(await trips.numbers()).toEqual(['1', '2', '3', '4', '5'])
  await trips.rows.first().click()
  await expect(trips.rows.first()).toHaveAttribute('aria-current', 'true')
  expect(kiosk.address()).toContain('trip=')
})

test('a day further back has figures and says why; a day without trips says so', async ({
  unplugged: device,
}) => {
  const kiosk = await device.open('/1/detail/v-1?tab=trips&day=30&lang=en&now=2026-11-20T20:00:00Z')
  await expect(kiosk.page.getByText('Individual trips are kept for 7 days.')).toBeVisible()
  await expect(kiosk.page.getByRole('region', { name: 'Daily totals' })).toContainText('Distance')
  await kiosk.visit('/1/detail/v-1?tab=trips&trip=t-nowhere&lang=en')
  await expect(kiosk.page.getByText('We could not find this trip')).toBeVisible()
  await kiosk.page.getByRole('button', { name: 'Show latest trip' }).click()
  await expect(kiosk.page.getByRole('button', { name: 'Play' })).toBeVisible()
})

test('an address opens a trip at its second; it plays to its end and the address follows', async ({
  unplugged: device,
}) => {
  const kiosk = await device.newTab()
  const { trip, trips, address } = await openTrip(kiosk, ({ dots }) => dots.length > 5)
  const end = trip.minutes * 60
  await kiosk.visit(`${address}&t=${end - 60}&lang=en`)
  await expect(trips.slider).toHaveValue(`${end - 60}`)
  await trips.slider.focus()
  await kiosk.page.keyboard.press('ArrowRight')
  await expect(trips.slider).toHaveValue(`${end - 59}`)
  await expect.poll(() => kiosk.address()).toContain(`t=${end - 59}`)
  await kiosk.page.getByRole('radio', { name: '20x' }).click()
  await kiosk.page.getByRole('button', { name: 'Play' }).click()
  await expect(kiosk.page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(trips.slider).toHaveValue(`${end}`)
  await expect(kiosk.page.getByRole('button', { name: 'Play' })).toBeVisible()
  await expect.poll(() => kiosk.address()).toContain(`t=${end}`)
})

test('the table has every dot; a row leads to its moment and opens its card', async ({
  unplugged: device,
}) => {
  const kiosk = await device.newTab()
  // The row of its group precedes another event: neither a reading nor the end.
  const { trip, trips } = await openTrip(kiosk, ({ dots }) => {
    const group = dots.findIndex(({ subtypes }) => subtypes?.length === 3)
    return group > 0 && dots.slice(group + 1).some(({ type }) => type !== 3 && type !== 4)
  })
  await expect(trips.events).toHaveCount(trip.dots.length)
  await trips.event('Several events').click()
  const card = kiosk.page.getByRole('region', { name: 'Several events' })
  for (const title of ['Hard Brake', 'Road Speeding', 'Hard Acceleration'])
    await expect(card.getByText(title, { exact: true })).toBeVisible()
  for (const fact of ['Time', 'Address', 'Odometer', 'Speed', 'Speed limit'])
    await expect(card.locator('dt').getByText(fact, { exact: true })).toBeVisible()
  await expect(card.locator('dd').nth(1)).toHaveText(/\w{2}/)
  expect(Number(await trips.slider.inputValue())).toBeGreaterThan(0)
  const before = Number(await trips.slider.inputValue())
  await kiosk.page.getByRole('button', { name: 'Next event' }).click()
  expect(Number(await trips.slider.inputValue())).toBeGreaterThan(before)
})

test('a camera event’s clip opens, plays and says that it is simulated', async ({ unplugged: device }) => {
  const kiosk = await device.newTab()
  await openTrip(kiosk, ({ dots }) => dots.some(({ video }) => video !== undefined))
  await kiosk.page
    .getByRole('button', { name: /^Watch the clip/ })
    .first()
    .click()
  const dialog = kiosk.page.getByRole('dialog', { name: 'Camera clip' })
  await expect(dialog.getByText('Simulated clip', { exact: true })).toBeVisible()
  await expect(dialog.getByRole('img', { name: /^Simulated clip: ./ })).toBeVisible()
  const slider = dialog.getByRole('slider', { name: 'Clip position' })
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(1)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
})

test('a trip becomes personal, and business again by the toast; a reset undoes it too', async ({
  unplugged: device,
}) => {
  const kiosk = await device.newTab()
  const { trip, trips } = await openTrip(kiosk, ({ business, daysAgo }) => business && daysAgo > 0)
  const row = trips.rows.nth(trip.number - 1)
  const changed = () => rowsOf(kiosk.page, 'originals').then((rows) => rows.map(({ key }) => key))
  await trips.kind('Personal').click()
  // The toast disappears by itself, so its button is pressed first.
  await kiosk.page.getByRole('button', { name: 'Undo' }).click()
  await expect(trips.kind('Business')).toBeChecked()
  await expect(row).not.toContainText('Personal')
  await trips.kind('Personal').click()
  await expect(row).toContainText('Personal')
  await expect.poll(changed).toEqual([trip.id])
  await kiosk.tapLogo()
  await expect.poll(changed).toEqual([])
})

test('a score says what it is made of, camera counts once a camera was added', async ({
  unplugged: device,
}) => {
  const kiosk = await device.newTab()
  await openTrip(kiosk, ({ showBreakdown }) => showBreakdown)
  const score = kiosk.page.getByRole('region', { name: 'Trip score' })
  await expect(score).toContainText(/Starts at 100, \d+ lost/)
  await expect(score).toContainText('Speed over 80 mph')
  await expect(score).not.toContainText('Camera:')
  await kiosk.store('isCameraAdded', true)
  await kiosk.reload()
  await expect(score).toContainText('Camera: food and drink')
  await openTrip(kiosk, ({ showBreakdown }) => !showBreakdown)
  await expect(score).toBeVisible()
  await expect(score).not.toContainText('Starts at 100')
  await kiosk.store('isCameraAdded', false)
})

test('a driver has a page and trips; a manager says that there are none', async ({ unplugged: device }) => {
  const kiosk = await device.open('/2/detail/u-1?lang=en')
  await expect(kiosk.page.getByRole('heading', { name: 'Luis Mendoza' })).toBeVisible()
  await kiosk.page.getByRole('link', { name: 'View all trips' }).click()
  await expect(new Trips(kiosk.page).rows.first()).toBeVisible()
  await kiosk.page.getByRole('radio', { name: '30 days' }).click()
  await expect.poll(() => kiosk.address()).toContain('window=30')
  await kiosk.visit('/2/detail/m-1?tab=trips&lang=en')
  await expect(kiosk.page.getByText('Only fleet drivers have trips.')).toBeVisible()
})

test('a dealer’s vehicle has trips of the dealer’s kind', async ({ unplugged: device }) => {
  const kiosk = await device.open('/1/detail/d-7?tab=trips&lang=en')
  const facts = kiosk.page.getByRole('region', { name: 'Trip details' })
  for (const fact of ['Vehicle', 'Stock number', 'Driver', 'From', 'Trip end', 'Distance', 'Idling'])
    await expect(facts.locator('dt').getByText(fact, { exact: true })).toBeVisible()
  const second = new Trips(kiosk.page).rows.nth(1)
  await second.click()
  await expect(second).toHaveAttribute('aria-current', 'true')
  expect(kiosk.address()).toContain('trip=dt-')
})

test('trips are accessible and have large enough targets, in four languages', async ({
  unplugged: device,
}) => {
  const kiosk = await device.newTab()
  const { trip, trips, address } = await openTrip(kiosk, ({ dots }) => dots.length > 8)
  await expect(trips.events).toHaveCount(trip.dots.length)
  for (const [width, height] of [
    [1180, 820],
    [820, 1180],
  ] as const) {
    await kiosk.resize(width, height)
    expect.soft(await sidewaysScrollers(kiosk.page), `${width} px`).toEqual([])
    expect.soft(await smallTargets(kiosk.page), `${width} px`).toEqual([])
  }
  for (const theme of THEMES) expect.soft(await accessibilityFaults(kiosk.page, theme)).toEqual([])
  for (const locale of LOCALES) {
    await kiosk.visit(`${address}&lang=${locale}`)
    await expect(kiosk.heading).toHaveText(titleOf(locale, 'tripHistory'))
    await expect(trips.events).toHaveCount(trip.dots.length)
  }
  expect(device.seen().problems()).toEqual([])
})
