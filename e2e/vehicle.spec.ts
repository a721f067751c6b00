import { expect, type Locator } from '@playwright/test'
import { rowsOf } from './drivers/database'
import { demoRow, demoRows, findRow } from './drivers/demoData'
import { test } from './drivers/fixtures'
import type { Tab } from './drivers/tab'

/** The detail page of a fleet vehicle, with the server stopped (VD, FV). */

const NOW = 'lang=en&now=2026-11-20T20:00:00Z'
const card = (kiosk: Tab, name: string): Locator => kiosk.page.getByRole('region', { name, exact: true })

const miles = (count: number | null) => `${count?.toLocaleString('en-US')} mi`

/** Expects each named card to contain each of its texts. */
async function expectCardTexts(kiosk: Tab, cards: Record<string, readonly string[]>): Promise<void> {
  for (const [name, texts] of Object.entries(cards))
    for (const text of texts) await expect.soft(card(kiosk, name), `${name}: ${text}`).toContainText(text)
}

test('a vehicle with an engine shows every field that it has', async ({ unplugged: device }) => {
  const kiosk = await device.open(`/1/detail/v-1?${NOW}`)
  const { details, label, ...vehicle } = demoRow('vehicles', 'v-1')
  const { tirePressure: psi, brakePad } = details
  const driver = findRow(demoRows('users'), ({ id }) => id === vehicle.driverId)
  const recommended = psi?.recommendedFront ?? 0
  await expectCardTexts(kiosk, {
    [label]: [
      ...['Connected', 'Low tire', vehicle.modelName, `${vehicle.modelYear}`],
      ...[...vehicle.tags, vehicle.fleet, driver.name],
    ],
    'Fuel and mileage': [
      ...[`${details.fuel}%`, miles(details.odometerMi), `${details.fuelEconomyMpg} mpg`],
      ...['Distance in 7 days', 'Last fill-up'],
    ],
    Range: [`${details.rangeMi}mi`, 'per day'],
    Tires: [
      ...[`Recommended ${recommended} psi`, `Front left${psi?.frontLeft}psiLow`],
      ...[
        `Front right${psi?.frontRight}psiGood`,
        `Rear left${psi?.rearLeft}psi`,
        `Rear right${psi?.rearRight}psi`,
      ],
    ],
    Diagnostics: [
      ...['1 issue', `Front left, ${recommended - (psi?.frontLeft ?? 0)} psi low`],
      ...[`${details.oilLife}% life left`, `Front ${brakePad?.front}%, rear ${brakePad?.rear}%`],
      `${details.engineFilter}% life left`,
    ],
    'Remote commands': ['Lock doors', 'Unlock doors', 'Start', 'Stop'],
    'Ignition and gear': ['On', 'D, Drive', 'Drive block', 'Location masking'],
    Permissions: ['check-in', 'remote commands'],
    Identity: [vehicle.vin, vehicle.licensePlate.us, vehicle.fleet, 'Added'],
    'Trip history': ['trips', 'View all trips'],
    Notifications: ['Speeding', 'Trip ended', 'Low tire pressure', 'Nov 20'],
  })
  await card(kiosk, 'Notifications').getByRole('button', { name: 'Show 2 more' }).click()
  await expect(card(kiosk, 'Notifications')).toContainText('Vehicle checked out')
  await card(kiosk, 'Notifications').getByRole('link', { name: 'Trip ended' }).first().click()
  await expect.poll(() => kiosk.address()).toContain('tab=trips&trip=t-')
})

test('an electric one has a battery, a silent one says why and what to do', async ({ unplugged: device }) => {
  const vehicles = demoRows('vehicles')
  const electric = demoRow('vehicles', 'v-7')
  const { fuel: charge, rangeMi } = electric.details
  const kiosk = await device.open(`/1/detail/${electric.id}?${NOW}`)
  await expectCardTexts(kiosk, {
    'Battery and mileage': [`${charge}%`, 'MPGe', 'Last charge', 'kWh'],
    Diagnostics: [`${charge}% charged, enough for ${rangeMi} mi`, 'No issues'],
    Notifications: ['Trip ended'],
  })
  await expect(card(kiosk, 'Diagnostics')).not.toContainText('Engine')
  const silent = findRow(vehicles, ({ status }) => status === 'configurationError')
  await kiosk.visit(`/1/detail/${silent.id}?${NOW}`)
  await expectCardTexts(kiosk, {
    [silent.label]: ['Configuration error', 'What to do:', 'In the fleet since'],
    Range: ['--', 'Available once the vehicle sends readings.'],
    Diagnostics: ['This vehicle is not sending readings.'],
    Notifications: ['No Notifications Found'],
  })
  await expect(kiosk.page.getByRole('main')).not.toContainText(/null|NaN|undefined/)
  await kiosk.visit(`/1/detail/v-36?${NOW}`)
  await kiosk.page.getByRole('link', { name: /Open recall: product safety/ }).click()
  await kiosk.arrivesAt('/11')
})

test('every section is one tap away, and a permission survives a reload', async ({ unplugged: device }) => {
  const kiosk = await device.newTab()
  await kiosk.resize(820, 1180)
  await kiosk.visit(`/1/detail/v-3?${NOW}`)
  const sections = kiosk.page.getByRole('navigation', { name: 'On this page' })
  for (const [link, heading] of [
    ['Overview', demoRow('vehicles', 'v-3').label],
    ['Fuel and mileage', 'Fuel and mileage'],
    ['Range', 'Range'],
    ['Tires', 'Tires'],
    ['Diagnostics', 'Diagnostics'],
    ['Remote commands', 'Remote commands'],
    ['Permissions', 'Permissions'],
  ] as const) {
    await sections.getByRole('link', { name: link }).click()
    await expect(kiosk.page.getByRole('heading', { name: heading, exact: true })).toBeInViewport()
  }
  const checkIn = kiosk.checkInSwitch
  const before = await checkIn.isChecked()
  await checkIn.click()
  await expect
    .poll(async () => (await rowsOf(kiosk.page, 'vehicles')).find(({ id }) => id === 'v-3')?.details)
    .toMatchObject({ allowDriverCheckIn: !before })
  await kiosk.reload()
  await expect(checkIn).toBeChecked({ checked: !before })
  await checkIn.click()
  await expect(checkIn).toBeChecked({ checked: before })
})
