import type { DayBooth } from './dayBooth'
import { until } from './wait'

/** What the staff room's card says. */
export interface Readiness {
  /** `ok` is green. */
  tone: string
  /** Names of the checks that did not pass. */
  failed: string[]
}

const CHECK_LIMIT_MS = 60_000

/** Opens the staff room, has everything checked anew, and reads the card. */
export async function askReadiness(booth: DayBooth, how: 'load' | 'again' = 'load'): Promise<Readiness> {
  const kiosk = await booth.kiosk()
  if (how === 'load') await kiosk.load('/booth?section=ready')
  const region = kiosk.page.getByRole('region', { name: 'Ready to unplug' })
  const again = region.getByRole('button', { name: 'Check again' })
  await until('the first verdict', () => again.isEnabled(), CHECK_LIMIT_MS)
  if (how === 'again') {
    await again.click()
    await until('the next verdict', () => again.isEnabled(), CHECK_LIMIT_MS)
  }
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
