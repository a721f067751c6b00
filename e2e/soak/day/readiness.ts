import { until } from '../harness/wait'
import type { DayBooth } from './dayBooth'

/** What the staff room's card says. */
export interface Readiness {
  /** `ok` is green. */
  tone: string
  /** Names of the checks that did not pass. */
  failed: string[]
}

const CHECK_LIMIT_MS = 60_000

/** Opens the staff room, has everything checked anew, and reads the card. */
export async function askReadiness(booth: DayBooth): Promise<Readiness> {
  const kiosk = await booth.kiosk()
  await kiosk.load('/booth?section=ready')
  return readCard(booth)
}

/** Checks once more on the open card, without a start. */
export function checkAgain(booth: DayBooth): Promise<Readiness> {
  return press(booth, 'Check again')
}

/** As staff do: the card offers to store what is missing, and checks it then. */
export function repair(booth: DayBooth): Promise<Readiness> {
  return press(booth, 'Repair')
}

async function press(booth: DayBooth, name: string): Promise<Readiness> {
  const { page } = await booth.kiosk()
  await page.getByRole('button', { name }).click()
  await page.getByRole('button', { name: 'Checking' }).waitFor()
  return readCard(booth)
}

/** The card that is shown, once every check has an answer. */
async function readCard(booth: DayBooth): Promise<Readiness> {
  const { page } = await booth.kiosk()
  const region = page.getByRole('region', { name: 'Ready to unplug' })
  const again = region.getByRole('button', { name: 'Check again' })
  await until('the verdict', () => again.isEnabled(), CHECK_LIMIT_MS)
  const verdict = region.locator('[data-tone]').first()
  await until(
    'every check',
    async () => (await region.locator('li[data-state="open"]').count()) === 0,
    CHECK_LIMIT_MS,
  )
  const failed = await region.locator('li[data-state="bad"] h3').allInnerTexts()
  const tone = (await verdict.getAttribute('data-tone')) ?? 'none'
  return { tone, failed: failed.map((text) => text.split(':')[0]?.trim() ?? text) }
}
