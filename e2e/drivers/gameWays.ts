import { expect } from '@playwright/test'
import { CHALLENGES, type Challenge } from '#domain/game/challenges'
import type { Kiosk } from './kiosk'

/**
 * A way to do what a prompt asks for, by real controls, from any screen; `prompt` is the prompt's text. It reads names
 * from the screen, so that it leads to a find in any fleet.
 */
export type Way = (kiosk: Kiosk, prompt: string) => Promise<void>

interface Challenged {
  /** The prompt in English. */
  prompt: RegExp
  go: Way
}

async function listVehicles(kiosk: Kiosk): Promise<void> {
  await kiosk.tapNavigation('/1')
  // The screen that is being left may have rows and a search box too.
  await button(kiosk, 'Add vehicles').waitFor()
}

/** Opens the first vehicle of the list whose row has this text. */
async function openVehicle(kiosk: Kiosk, text: RegExp): Promise<void> {
  await kiosk.vehicles.filter({ hasText: text }).locator('a[href^="/1/detail/"]').first().click()
}

/** Sorts a list by a column, the highest first. */
async function sortDown(kiosk: Kiosk, column: string): Promise<void> {
  const head = kiosk.page.getByRole('columnheader', { name: column })
  await head.getByRole('button').click()
  if ((await head.getAttribute('aria-sort')) !== 'descending') await head.getByRole('button').click()
  await expect(head).toHaveAttribute('aria-sort', 'descending')
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
    go: async (kiosk) => {
      await listVehicles(kiosk)
      await sortDown(kiosk, 'Health')
      await openVehicle(kiosk, /Low tire/)
    },
  },
  'coach-mode': {
    prompt: /In-vehicle coaching/,
    go: async (kiosk) => {
      await kiosk.tapNavigation('/8')
      await link(kiosk, 'In-vehicle coaching').first().click()
      await kiosk.page.getByText(/^Choose (all )?\d+ drivers?$/).click()
      await button(kiosk, /^Add to \d+ vehicles?$/).click()
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
      await kiosk.page.getByLabel('Login password').fill('swordfish')
      await button(kiosk, 'Turn on').click()
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
    prompt: /Horn and lights on/,
    go: async (kiosk) => {
      await listVehicles(kiosk)
      await openVehicle(kiosk, /Connected/)
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
    go: async (kiosk, prompt) => {
      await listVehicles(kiosk)
      const [anyone = ''] = (await kiosk.vehicles.first().getByRole('link').first().innerText()).split('\n')
      await kiosk.searchBox.fill(modelIn(prompt) ?? anyone)
    },
  },
  'top-of-the-class': {
    prompt: /best 30-day score/,
    go: async (kiosk) => {
      await kiosk.tapNavigation('/2')
      await kiosk.page.getByRole('radio', { name: 'Drivers', exact: true }).click()
      await sortDown(kiosk, '30-day score')
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
      // A page that still scrolls to the field would close the list.
      await zip.click()
      await zip.press('ArrowDown')
      await kiosk.page.getByRole('option').first().waitFor()
      await zip.press('Enter')
      await kiosk.page.getByRole('textbox', { name: 'Name', exact: true }).fill('Yard')
      await button(kiosk, 'Create notification').click()
    },
  },
  'trip-detective': {
    prompt: /hard braking/,
    go: async (kiosk) => {
      await kiosk.tapNavigation('/4')
      await link(kiosk, 'Trip events').click()
      await kiosk.page.getByRole('radio', { name: '7 days' }).click()
      await button(kiosk, /^Hard braking \d+$/).click()
      await kiosk.page.locator('main a[href^="/4/events/"]').first().click()
      const trips = link(kiosk, /^Open the trip at /)
      await trips.first().waitFor()
      const braked = link(kiosk, /^Open the trip at .*Hard braking/)
      if ((await braked.count()) === 0) await button(kiosk, 'Show all 7 days').click()
      await braked.first().click()
      await kiosk.page
        .locator('main tbody')
        .getByRole('button', { name: /^Hard braking/ })
        .first()
        .click()
    },
  },
}

/** The model that a prompt asks for; undefined where any vehicle will do. */
const modelIn = (prompt: string): string | undefined => /for an? (.+)\.$/.exec(prompt)?.[1]

/** Which challenge a prompt is. */
export function challengeOf(prompt: string): Challenge {
  const found = (Object.keys(CHALLENGES) as Challenge[]).find((each) => WAYS[each].prompt.test(prompt))
  if (!found) throw new Error(`no challenge asks "${prompt}"`)
  return found
}
