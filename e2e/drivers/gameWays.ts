import { expect } from '@playwright/test'
import { CHALLENGES, type Challenge } from '../../src/domain/game/challenges'
import { lowTires } from '../../src/domain/vehicle/lowReadings'
import { demoRow, demoRows, findRow } from './demoData'
import type { Kiosk } from './kiosk'

/** A way to do what a prompt asks for, by real controls, from any screen; `prompt` is the prompt's text. */
export type Way = (kiosk: Kiosk, prompt: string) => Promise<void>

interface Ways {
  /** The prompt in English. */
  prompt: RegExp
  ways: readonly [Way, Way]
}

/** Where a run begins, and where every way can begin again. */
const toHome = (kiosk: Kiosk) => kiosk.tapNavigation('/6')

async function openVehicle(kiosk: Kiosk, label: string): Promise<void> {
  await kiosk.tapNavigation('/1')
  await kiosk.searchBox.fill(label)
  await kiosk.vehicles.filter({ hasText: label }).locator('a[href^="/1/detail/"]').first().click()
}

/** The vehicle of a driver, from the list of users. */
async function openVehicleOf(kiosk: Kiosk, driverId: string | null): Promise<void> {
  const { name } = demoRow('users', driverId ?? '')
  await kiosk.tapNavigation('/2')
  await kiosk.searchBox.fill(name)
  const row = kiosk.page.getByRole('row').filter({ hasText: name })
  await row.locator('a[href^="/1/detail/"]').click()
}

const button = (kiosk: Kiosk, name: string | RegExp) => kiosk.page.getByRole('button', { name, exact: true })
const link = (kiosk: Kiosk, name: string | RegExp) => kiosk.page.getByRole('link', { name })
const radio = (kiosk: Kiosk, name: string) => kiosk.page.getByRole('radio', { name, exact: true })

/** Closes what asks for a password or shows a receipt, as somebody does who has found it. */
async function closeDialog(kiosk: Kiosk): Promise<void> {
  const dialog = kiosk.page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

async function toRule(kiosk: Kiosk, kind: string): Promise<void> {
  await kiosk.tapNavigation('/7')
  const group = kiosk.page
    .getByRole('button', { name: kind })
    .locator('xpath=ancestor::*[.//button[.="New notification"]][1]')
  await group
    .getByRole('button', { name: 'New notification' })
    .or(group.getByRole('link', { name: 'New notification' }))
    .click()
}

/** Leaves a form whose changes are not wanted. */
async function discard(kiosk: Kiosk): Promise<void> {
  await link(kiosk, 'Cancel').click()
  await kiosk.page.getByRole('button', { name: 'Discard changes' }).click()
  await expect(kiosk.page).toHaveURL(/\/7$/)
}

async function hardBraking(kiosk: Kiosk): Promise<void> {
  await link(kiosk, 'View all trips').click()
  await kiosk.page
    .getByRole('button', { name: /^Hard braking/ })
    .first()
    .click()
}

const softTire = findRow(
  demoRows('vehicles'),
  ({ details, driverId }) => driverId !== null && lowTires(details.tirePressure ?? null).length > 0,
)
/** Its newest trip has a hard brake. */
const BRAKED = demoRow('vehicles', 'v-1')
const charged = findRow(demoRows('expenses'), ({ type }) => type === 'charging')

/** Two ways a challenge, in the order of the challenges. */
export const WAYS: Record<Challenge, Ways> = {
  'ring-the-bell': {
    prompt: /Tap the bell/,
    ways: [
      async (kiosk) => {
        await kiosk.bell.click()
        await expect(kiosk.panel).toBeVisible()
        await kiosk.bell.click()
      },
      async (kiosk) => {
        await kiosk.resize(820, 1180)
        await kiosk.footerBar.getByRole('button', { name: /^Notifications/ }).click()
        await expect(kiosk.panel).toBeVisible()
        await kiosk.footerBar.getByRole('button', { name: /^Notifications/ }).click()
        await kiosk.resize(1180, 820)
      },
    ],
  },
  'where-is-everyone': {
    prompt: /every vehicle on the map/,
    ways: [
      (kiosk) => kiosk.tapNavigation('/0'),
      async (kiosk) => {
        await toHome(kiosk)
        await link(kiosk, 'View map').click()
      },
    ],
  },
  'go-the-extra-mile': {
    prompt: /60 days/,
    ways: [
      async (kiosk) => {
        await toHome(kiosk)
        await radio(kiosk, '60 days').click()
      },
      async (kiosk) => {
        await toHome(kiosk)
        await radio(kiosk, '60 days').focus()
        await kiosk.page.keyboard.press('Space')
      },
    ],
  },
  'recall-roundup': {
    prompt: /open recall/,
    ways: [
      async (kiosk) => {
        await toHome(kiosk)
        await link(kiosk, /^Recalls/).click()
      },
      async (kiosk) => {
        const { vin } = findRow(demoRows('recalls'), ({ account }) => account === 'fleet')
        await openVehicle(kiosk, findRow(demoRows('vehicles'), (vehicle) => vehicle.vin === vin).label)
        await kiosk.page.locator('main a[href="/11"]').click()
      },
    ],
  },
  'plug-in': {
    prompt: /charging stations/,
    ways: [
      async (kiosk) => {
        await kiosk.tapNavigation('/0')
        await kiosk.page.getByRole('tab', { name: 'Charging stations' }).click()
      },
      async (kiosk) => {
        await kiosk.tapNavigation('/0')
        await kiosk.page.getByRole('tab', { name: /^Vehicles/ }).focus()
        await kiosk.page.keyboard.press('End')
      },
    ],
  },
  'tire-kicker': {
    prompt: /tire is low/,
    ways: [(kiosk) => openVehicle(kiosk, softTire.label), (kiosk) => openVehicleOf(kiosk, softTire.driverId)],
  },
  'coach-mode': {
    prompt: /in-vehicle coaching/,
    ways: [
      async (kiosk) => {
        await kiosk.tapNavigation('/8')
        await link(kiosk, 'Manage In-vehicle coaching').click()
        await kiosk.page.getByText(/^Choose all \d+ drivers$/).click()
        await button(kiosk, /^Add to \d+ vehicles$/).click()
      },
      async (kiosk) => {
        await kiosk.tapNavigation('/8')
        await button(kiosk, 'Add In-vehicle coaching to the estimate').click()
        await button(kiosk, /^Add to \d+ vehicles?$/).click()
      },
    ],
  },
  'park-it': {
    prompt: /from being driven/,
    ways: [
      async (kiosk) => {
        await kiosk.tapNavigation('/4')
        await link(kiosk, 'Drive block').click()
        await kiosk.page
          .getByText(/^Free to drive/)
          .first()
          .click()
        await kiosk.page
          .getByRole('switch', { name: /^Drive block for/ })
          .first()
          .click()
        await closeDialog(kiosk)
      },
      async (kiosk) => {
        await kiosk.tapNavigation('/4')
        await link(kiosk, 'Drive block').click()
        const row = kiosk.page
          .getByRole('row')
          .filter({ has: kiosk.page.getByRole('switch', { checked: false }) })
          .first()
        await row.getByRole('switch').focus()
        await kiosk.page.keyboard.press('Space')
        await closeDialog(kiosk)
      },
    ],
  },
  'receipt-hunter': {
    prompt: /charging receipt/,
    ways: [
      async (kiosk) => {
        await kiosk.tapNavigation('/3')
        await button(kiosk, /^Charging \d+$/).click()
        await link(kiosk, /Charging$/)
          .first()
          .click()
        await closeDialog(kiosk)
      },
      async (kiosk) => {
        await kiosk.tapNavigation('/3')
        await kiosk.page.getByRole('searchbox', { name: 'Search expenses' }).fill(charged.merchant.us)
        await link(kiosk, /Charging$/)
          .first()
          .click()
        await closeDialog(kiosk)
      },
    ],
  },
  'honk-honk': {
    prompt: /horn and lights/,
    ways: [
      async (kiosk) => {
        await openVehicle(kiosk, BRAKED.label)
        await button(kiosk, 'Horn and lights on').click()
        await closeDialog(kiosk)
      },
      async (kiosk) => {
        await openVehicleOf(kiosk, BRAKED.driverId)
        await button(kiosk, 'Horn and lights on').focus()
        await kiosk.page.keyboard.press('Enter')
        await closeDialog(kiosk)
      },
    ],
  },
  'paper-trail': {
    prompt: /Start a report/,
    ways: [
      async (kiosk) => {
        await kiosk.tapNavigation('/5')
        await link(kiosk, 'New report').click()
        await link(kiosk, /^Trip history/).click()
      },
      async (kiosk) => {
        await kiosk.tapNavigation('/5')
        await link(kiosk, 'New report').focus()
        await kiosk.page.keyboard.press('Enter')
        await link(kiosk, /^Expenses Fueling/).focus()
        await kiosk.page.keyboard.press('Enter')
      },
    ],
  },
  'name-that-truck': {
    prompt: /^(Search the vehicles for|Find a vehicle by searching)/,
    ways: [
      async (kiosk, prompt) => {
        await kiosk.tapNavigation('/1')
        await kiosk.searchBox.fill(modelIn(prompt))
      },
      async (kiosk, prompt) => {
        await toHome(kiosk)
        await kiosk.searchBox.fill(modelIn(prompt))
        await kiosk.page.keyboard.press('Enter')
      },
    ],
  },
  'top-of-the-class': {
    prompt: /best 30-day score/,
    ways: [
      async (kiosk) => {
        await kiosk.tapNavigation('/2')
        await radio(kiosk, 'Drivers').click()
        const head = kiosk.page.getByRole('columnheader', { name: '30-day score' })
        await head.getByRole('button').click()
        if ((await head.getAttribute('aria-sort')) !== 'descending') await head.getByRole('button').click()
        await expect(head).toHaveAttribute('aria-sort', 'descending')
        await kiosk.page.locator('main a[href^="/2/detail/"]').first().click()
      },
      async (kiosk) => {
        await kiosk.tapNavigation('/4')
        await link(kiosk, /^1 /).first().click()
      },
    ],
  },
  'speed-trap': {
    prompt: /^Set an alert for speeds above/,
    ways: [
      async (kiosk) => {
        await toRule(kiosk, 'Driver behavior')
        await kiosk.page.getByRole('textbox', { name: 'Fixed speed' }).fill('75')
        await kiosk.page.keyboard.press('Tab')
        await discard(kiosk)
      },
      async (kiosk) => {
        await toRule(kiosk, 'Driver behavior')
        const less = button(kiosk, 'Decrease Fixed speed')
        const speed = kiosk.page.getByRole('textbox', { name: 'Fixed speed' })
        while (Number(await speed.inputValue()) > 75) await less.click()
        await discard(kiosk)
      },
    ],
  },
  'fence-me-in': {
    prompt: /^Draw a geofence/,
    ways: [
      async (kiosk) => {
        await toRule(kiosk, 'Geofence')
        await chooseBoundary(kiosk, 'Zip code')
        const zip = kiosk.page.getByRole('combobox', { name: 'Zip code' })
        await zip.fill('60612')
        await kiosk.page.getByRole('option', { name: '60612' }).waitFor()
        await zip.press('ArrowDown')
        await zip.press('Enter')
        await createFence(kiosk)
      },
      async (kiosk) => {
        await toRule(kiosk, 'Geofence')
        await chooseBoundary(kiosk, 'Customize')
        await button(kiosk, 'Start from this view').click()
        await createFence(kiosk)
      },
    ],
  },
  'trip-detective': {
    prompt: /braked hard/,
    ways: [
      async (kiosk) => {
        await openVehicle(kiosk, BRAKED.label)
        await hardBraking(kiosk)
      },
      async (kiosk) => {
        await kiosk.tapNavigation('/2')
        const { name } = demoRow('users', BRAKED.driverId ?? '')
        await kiosk.searchBox.fill(name)
        await kiosk.page.getByRole('link', { name }).first().click()
        await hardBraking(kiosk)
      },
    ],
  },
}

async function chooseBoundary(kiosk: Kiosk, name: string): Promise<void> {
  await kiosk.page.getByRole('button', { name: /Boundary type/ }).click()
  await kiosk.page.getByRole('option', { name: new RegExp(`^${name}`) }).click()
}

async function createFence(kiosk: Kiosk): Promise<void> {
  await kiosk.page.getByRole('textbox', { name: 'Name', exact: true }).fill('Yard')
  await button(kiosk, 'Create notification').click()
}

/** The model that a prompt asks for. */
function modelIn(prompt: string): string {
  const model = /for an? (.+)\.$/.exec(prompt)?.[1]
  if (!model) throw new Error(`"${prompt}" names no model`)
  return model
}

/** Which challenge a prompt is. */
export function challengeOf(prompt: string): Challenge {
  const found = (Object.keys(CHALLENGES) as Challenge[]).find((each) => WAYS[each].prompt.test(prompt))
  if (!found) throw new Error(`no challenge asks "${prompt}"`)
  return found
}
