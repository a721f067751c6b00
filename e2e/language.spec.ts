import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { messageOf, titleOf } from './drivers/catalogs'
import { rewriteRows } from './drivers/database'
import { test } from './drivers/fixtures'
import { BUILD } from './drivers/site'

/** Languages, units and times with the server stopped (docs/rules.md LU-05 to LU-15). */
const VEHICLE = '/1/detail/v-3'
/** The bracket around texts of the development pseudo-locale. */
const PSEUDO_BRACKET = '⟦'
const TWELVE_HOURS = /^[A-Z][a-z]{2} \d{1,2}, \d{1,2}:\d{2} [AP]M$/
const TWENTY_FOUR_HOURS = /^\d{2}\/\d{2}, \d{2}:\d{2}$/

test('a language chosen in the account menu changes words and units of the open screen in place', async ({
  unplugged: device,
}) => {
  const kiosk = await device.open(`${VEHICLE}?lang=en`)
  await kiosk.waitForOfflineReady()
  await expect(kiosk.reading('Odometer')).toHaveText(/^[\d,]+ ?mi$/)
  await kiosk.markPage()
  await kiosk.chooseLanguageInMenu('en', 'fr-CA')
  await expect(kiosk.heading).toHaveText(titleOf('fr-CA', 'vehicleDetail'))
  await expect(kiosk.reading(messageOf('fr-CA', 'Odometer'))).toHaveText(/^[\d\s]+km$/)
  await expect(kiosk.reading(messageOf('fr-CA', 'Economy'))).toHaveText(/^\d+,\d ?L\/100 km$/)
  expect(await kiosk.isMarkedPage(), 'no reload').toBe(true)
  await kiosk.chooseLanguageInMenu('fr-CA', 'en')
})

test('units, clock, date and time zone of the settings win over the language', async ({
  unplugged: device,
}) => {
  const address = `${VEHICLE}?lang=en&now=2026-11-21T15:05:00Z`
  const kiosk = await device.open(address)
  await kiosk.waitForOfflineReady()
  const [inToronto = ''] = await kiosk.feedTimes()
  expect(inToronto).toMatch(TWELVE_HOURS)
  const settings = { units: 'metric', hourCycle: 'h23', dateFormat: 'dmy', timeZone: 'Pacific/Auckland' }
  expect(await rewriteRows(kiosk.page, 'userSettings', settings)).toBe(1)
  await kiosk.visit(address)
  await expect(kiosk.reading('Odometer')).toHaveText(/^[\d,]+ ?km$/)
  const [inAuckland = ''] = await kiosk.feedTimes()
  expect(inAuckland).toMatch(TWENTY_FOUR_HOURS)
  // The newest is of this morning in Toronto, which is already tomorrow in Auckland.
  expect(inToronto).toMatch(/^Nov 21/)
  expect(inAuckland).toMatch(/^22\/11/)
  await rewriteRows(kiosk.page, 'userSettings', {
    units: 'auto',
    hourCycle: 'auto',
    dateFormat: 'auto',
    timeZone: 'America/Toronto',
  })
})

test('the pseudo-language of development is in no build', async ({ unplugged: device }) => {
  const kiosk = await device.open('/1?lang=pseudo')
  await kiosk.waitForOfflineReady()
  await expect(kiosk.heading).toHaveText(titleOf('en', 'vehicles'))
  await expect(kiosk.page.getByText(PSEUDO_BRACKET)).toHaveCount(0)
  const programs = readdirSync(join(BUILD, 'assets')).filter((name) => name.endsWith('.js'))
  expect(
    programs.filter((name) => readFileSync(join(BUILD, 'assets', name), 'utf8').includes(PSEUDO_BRACKET)),
  ).toEqual([])
})
