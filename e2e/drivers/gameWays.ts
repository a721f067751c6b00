import { expect } from '@playwright/test'
import { CHALLENGES, type Challenge } from '#domain/game/challenges'
import { DOT_KINDS, type Trip } from '#domain/trips/trip'
import { lowTires } from '#domain/vehicle/lowReadings'
import { demoRow, demoRows, findRow } from './demoData'
import type { Kiosk } from './kiosk'

/** A way to do what a prompt asks for, by real controls, from any screen; `prompt` is the prompt's text. */
export type Way = (kiosk: Kiosk, prompt: string) => Promise<void>

interface Challenged {
  /** The prompt in English. */
  prompt: RegExp
  go: Way
}

async function searchVehicles(kiosk: Kiosk, text: string): Promise<void> {
  await kiosk.tapNavigation('/1')
  // The screen that is being left may have a search box too.
  await button(kiosk, 'Add vehicles').waitFor()
  await kiosk.searchBox.fill(text)
}

async function openVehicle(kiosk: Kiosk, label: string): Promise<void> {
  await searchVehicles(kiosk, label)
  await kiosk.vehicles.filter({ hasText: label }).locator('a[href^="/1/detail/"]').first().click()
}

const button = (kiosk: Kiosk, name: string | RegExp) => kiosk.page.getByRole('button', { name, exact: true })
const link = (kiosk: Kiosk, name: string | RegExp) => kiosk.page.getByRole('link', { name })

/** Waits while a find shows its dialog, which closes by itself (docs/game.md T4). */
async function untilDialogCloses(kiosk: Kiosk): Promise<void> {
  const dialog = kiosk.page.getByRole('dialog')
  await dialog.waitFor()
  await expect(dialog).toHaveCount(0)
}

async function toRule(kiosk: Kiosk, kind: string): Promise<void> {
  await kiosk.tapNavigation('/7')
  await kiosk.page
    .getByRole('region', { name: kind })
    .getByRole('button', { name: 'New notification', exact: true })
    .click()
}

const softTire = findRow(
  demoRows('vehicles'),
  ({ details }) => lowTires(details.tirePressure ?? null).length > 0,
)
const BRAKED = demoRow('vehicles', newestBrakedTrip().vehicleId)

/** The newest trip of a vehicle, with a hard brake. */
function newestBrakedTrip(): Trip {
  const trips = demoRows('trips')
  return findRow(trips, ({ vehicleId, daysAgo, number, dots }) => {
    const isNewest = !trips.some(
      (other) => other.vehicleId === vehicleId && other.daysAgo === daysAgo && other.number > number,
    )
    return daysAgo === 0 && isNewest && dots.some(({ type }) => DOT_KINDS[type] === 'hardBraking')
  })
}

/** A way a challenge, in the order of the challenges. */
export const WAYS: Record<Challenge, Challenged> = {
  'ring-the-bell': {
    prompt: /Tap the bell/,
    go: async (kiosk) => {
      await kiosk.bell.click()
      await expect(kiosk.panel).toBeVisible()
      await kiosk.bell.click()
    },
  },
  'where-is-everyone': {
    prompt: /every vehicle on the map/,
    go: (kiosk) => kiosk.tapNavigation('/0'),
  },
  'go-the-extra-mile': {
    prompt: /60 days/,
    go: async (kiosk) => {
      await kiosk.tapNavigation('/6')
      await kiosk.page.getByRole('radio', { name: '60 days' }).click()
    },
  },
  'recall-roundup': {
    prompt: /open recalls/,
    go: async (kiosk) => {
      await kiosk.tapNavigation('/6')
      await link(kiosk, /^Recalls/).click()
    },
  },
  'plug-in': {
    prompt: /charging stations/,
    go: async (kiosk) => {
      await kiosk.tapNavigation('/0')
      await kiosk.page.getByRole('tab', { name: 'Charging stations' }).click()
    },
  },
  'tire-kicker': {
    prompt: /tire is low/,
    go: (kiosk) => openVehicle(kiosk, softTire.label),
  },
  'coach-mode': {
    prompt: /In-vehicle coaching/,
    go: async (kiosk) => {
      await kiosk.tapNavigation('/8')
      await link(kiosk, 'Manage In-vehicle coaching').click()
      await kiosk.page.getByText(/^Choose all \d+ drivers$/).click()
      await button(kiosk, /^Add to \d+ vehicles$/).click()
    },
  },
  'park-it': {
    prompt: /Drive block/,
    go: async (kiosk) => {
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
      await untilDialogCloses(kiosk)
    },
  },
  'receipt-hunter': {
    prompt: /charging expense/,
    go: async (kiosk) => {
      await kiosk.tapNavigation('/3')
      await button(kiosk, /^Charging \d+$/).click()
      await link(kiosk, /Charging$/)
        .first()
        .click()
      await untilDialogCloses(kiosk)
    },
  },
  'honk-honk': {
    prompt: /horn and lights/,
    go: async (kiosk) => {
      await openVehicle(kiosk, BRAKED.label)
      await button(kiosk, 'Horn and lights on').click()
      await untilDialogCloses(kiosk)
    },
  },
  'paper-trail': {
    prompt: /new report/,
    go: async (kiosk) => {
      await kiosk.tapNavigation('/5')
      await link(kiosk, 'New report').click()
    },
  },
  'name-that-truck': {
    prompt: /^(Search the vehicles for|Find a vehicle by searching)/,
    go: (kiosk, prompt) => searchVehicles(kiosk, modelIn(prompt)),
  },
  'top-of-the-class': {
    prompt: /best 30-day score/,
    go: async (kiosk) => {
      await kiosk.tapNavigation('/2')
      await kiosk.page.getByRole('radio', { name: 'Drivers', exact: true }).click()
      const head = kiosk.page.getByRole('columnheader', { name: '30-day score' })
      await head.getByRole('button').click()
      if ((await head.getAttribute('aria-sort')) !== 'descending') await head.getByRole('button').click()
      await expect(head).toHaveAttribute('aria-sort', 'descending')
      await kiosk.page.locator('main a[href^="/2/detail/"]').first().click()
    },
  },
  'speed-trap': {
    prompt: /new notification above/,
    go: async (kiosk) => {
      await toRule(kiosk, 'Driver behavior')
      await kiosk.page.getByRole('textbox', { name: 'Fixed speed' }).fill('75')
      // The form is left with its change, which a run does not ask about.
      await kiosk.page.keyboard.press('Tab')
    },
  },
  'fence-me-in': {
    prompt: /create a geofence/,
    go: async (kiosk) => {
      await toRule(kiosk, 'Geofence')
      await kiosk.page.getByRole('button', { name: /Boundary type/ }).click()
      await kiosk.page.getByRole('option', { name: /^Zip code/ }).click()
      const zip = kiosk.page.getByRole('combobox', { name: 'Zip code' })
      await zip.fill('60612')
      await kiosk.page.getByRole('option', { name: '60612' }).waitFor()
      await zip.press('ArrowDown')
      await zip.press('Enter')
      await kiosk.page.getByRole('textbox', { name: 'Name', exact: true }).fill('Yard')
      await button(kiosk, 'Create notification').click()
    },
  },
  'trip-detective': {
    prompt: /hard braking/,
    go: async (kiosk) => {
      await openVehicle(kiosk, BRAKED.label)
      await link(kiosk, 'View all trips').click()
      await kiosk.page
        .getByRole('button', { name: /^Hard braking/ })
        .first()
        .click()
    },
  },
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
