import type { Page } from '@playwright/test'
import { until } from '../harness/wait'

const BAR = '[data-overlay="game"]'
const NEXT = { name: 'Next', exact: true } as const
/** Groups of the navigation open and screens come to rest in this time; a faster second tap is a double tap. */
const PAUSE_MS = 200

export interface VisitOptions {
  /** Waits for 3, 2, 1 and skips a prompt; else the run is stopped in its countdown. */
  playsOn: boolean
}

/**
 * One visit by touch, in English, as one person after the other makes them at a booth: the screen between visits, the
 * tour with a hint, the map, a trip played at 20x, and after the logo a run of the game that is stopped; ends with the
 * logo.
 */
export async function visit(page: Page, { playsOn }: VisitOptions): Promise<void> {
  await touchStage(page)
  await tap(page, '[aria-labelledby="welcome-fleet"]', '/tour')
  await tap(page, 'main button', '/home')
  await readHint(page)
  await tap(page, 'nav a[href="/0"]:visible', '/0', '[data-map="ready"] canvas')
  await watchTrip(page)
  await reset(page)
  await toWelcome(page)
  await page.getByRole('button', { name: 'Play Fleet Hero', exact: true }).tap()
  await untilTrue(page, "location.pathname === '/game'")
  await playGame(page, playsOn)
  await reset(page)
}

async function toWelcome(page: Page): Promise<void> {
  if (new URL(page.url()).pathname !== '/welcome') await tap(page, 'main a[href="/welcome"]', '/welcome')
}

/** The stage comes by itself after quiet minutes, which are not waited for. */
async function touchStage(page: Page): Promise<void> {
  await page.evaluate("history.pushState({}, '', '/attract')")
  await tap(page, 'main[data-theme] button', '/welcome')
}

async function readHint(page: Page): Promise<void> {
  const beacon = page.locator('[data-beacon][data-shown="true"]').first()
  await beacon.waitFor()
  await beacon.tap()
  const next = page.getByRole('button', NEXT)
  await next.waitFor()
  while (await next.isVisible()) {
    await next.tap()
    await page.waitForTimeout(PAUSE_MS)
  }
}

/** Leaves the trip while it plays. */
async function watchTrip(page: Page): Promise<void> {
  await tap(page, 'nav a[href="/1"]:visible', '/1', 'main a[data-row-link]')
  await page.locator('main a[data-row-link]').first().tap()
  await page.getByRole('link', { name: 'View all trips' }).tap()
  await page
    .getByRole('radio', { name: '20x' })
    .locator('xpath=ancestor-or-self::*[self::label or @role="radio"][1]')
    .tap()
  await page.getByRole('button', { name: 'Play', exact: true }).tap()
  await untilTrue(page, "Number(document.querySelector('main input[type=range]')?.value) > 0")
  await page.waitForTimeout(PAUSE_MS)
}

async function playGame(page: Page, playsOn: boolean): Promise<void> {
  await page.getByRole('button', { name: 'Practice', exact: true }).tap()
  const bar = page.locator(BAR)
  if (playsOn) {
    const skip = bar.locator('button[aria-keyshortcuts]')
    await skip.and(page.locator('[aria-disabled="false"]')).waitFor()
    await skip.tap()
  }
  await bar.getByRole('button', { name: 'Stop', exact: true }).tap()
  await untilTrue(page, `location.pathname === '/game' && document.querySelector('${BAR} section') === null`)
  // On a busy machine the countdown may be over before it is stopped, and the run has results.
  const goToDemo = page.getByRole('button', { name: 'Go to demo' })
  const leave = page.locator('a[href="/welcome"]')
  await goToDemo.or(leave).first().waitFor()
  if (await goToDemo.isVisible()) {
    await goToDemo.tap()
    await untilTrue(page, "location.pathname === '/home'")
    return
  }
  await tap(page, 'a[href="/welcome"]', '/welcome')
  await tap(page, '[aria-labelledby="welcome-fleet"]', '/tour')
  await tap(page, 'main button', '/home')
}

/** By the logo, which ends the visit and leads to the tour. */
async function reset(page: Page): Promise<void> {
  await tap(page, 'nav button:visible', '/tour')
}

/** Taps the first of `selector` and waits for `path` and what is looked for there. */
async function tap(page: Page, selector: string, path: string, shown = 'h1'): Promise<void> {
  await page.locator(selector).first().tap()
  await untilTrue(
    page,
    `location.pathname === ${JSON.stringify(path)} && document.querySelector(${JSON.stringify(shown)}) !== null`,
  )
  await page.waitForTimeout(PAUSE_MS)
}

/** Waits for an expression of the page. */
export function untilTrue(page: Page, expression: string): Promise<void> {
  return until(expression, () => page.evaluate<boolean>(expression))
}
