import { expect, type Locator } from '@playwright/test'
import type { Locale } from '#domain/base/locale'
import { CHAPTERS, type ChapterId } from '#domain/tour/chapters'
import { DEMO_SCRIPT } from '#domain/tour/demoScript'
import { HINT_NAMES } from '#domain/tour/hintNames'
import { WAYPOINTS, type WaypointName } from '#domain/tour/waypoints'
import { messageOf } from './catalogs'
import type { Kiosk } from './kiosk'

/** An event that the kiosk must have recorded, with the bounds of its value where it has one. */
export interface ExpectedEvent {
  action: string
  elapsedMs?: { least: number; most: number }
}

/** A scripted visitor who opens every hint of the demo script and walks through its steps. */
export class TourDriver {
  private readonly events: ExpectedEvent[] = []

  constructor(
    private readonly kiosk: Kiosk,
    private readonly locale: Locale,
  ) {}

  /** Starts on the tour's page, with a chapter or at its beginning, and says what must have been recorded. */
  async walk(only?: ChapterId): Promise<readonly ExpectedEvent[]> {
    const { page } = this.kiosk
    // The map would move all the while.
    await this.kiosk.visit(`/tour?lang=${this.locale}&motion=0`)
    const chapter = CHAPTERS.find(({ id }) => id === only)
    if (chapter) await page.locator(`main a[href="${chapter.start}"]`).click()
    else await page.getByRole('button', { name: this.word('Start'), exact: true }).click()
    await this.kiosk.arrivesAt(chapter?.start ?? '/home')
    const script = DEMO_SCRIPT.filter((moment) => only === undefined || moment.chapter === only)
    for (const { waypoint, address } of script) {
      if (this.kiosk.address() !== address) await this.kiosk.follow(address)
      if (waypoint === 'bell-settings') await this.bell.click()
      await this.readHint(waypoint)
      if (waypoint === 'bell-settings') await page.keyboard.press('Escape')
    }
    return this.events
  }

  private async readHint(waypoint: WaypointName): Promise<void> {
    const found = WAYPOINTS.find(({ name }) => name === waypoint)
    if (!found) throw new Error(`no waypoint ${waypoint}`)
    const { id, steps } = found
    const beacon = this.kiosk.page.getByRole('button', {
      name: this.word('Hint: {title}').replace('{title}', this.word(HINT_NAMES[waypoint])),
      exact: true,
      includeHidden: true,
    })
    await expect(beacon).toBeAttached()
    await scrolledIntoSight(beacon)
    let before = performance.now()
    await beacon.click()
    const next = this.kiosk.page.getByRole('button', { name: this.word('Next'), exact: true })
    for (let step = 1; step <= steps; step += 1) {
      const name = steps === 1 ? `${id}` : `${id}.${step}`
      const counted = new RegExp(`${step}\\D+${steps}`)
      if (steps > 1) await expect(next.locator('xpath=../p')).toHaveText(counted)
      else await expect(next).toBeVisible()
      if (waypoint === 'trips' && step === 2) await expect.poll(() => this.leavesRouteFree()).toBe(true)
      const shown = performance.now()
      await next.click()
      const closed = performance.now()
      this.events.push(
        { action: `${name}-open` },
        { action: `${name}-close`, elapsedMs: { least: 0, most: closed - before } },
      )
      before = shown
    }
    await expect(next).toHaveCount(0)
  }

  /** Whether the open bubble is entirely below the map of a trip. */
  private async leavesRouteFree(): Promise<boolean> {
    const bubble = await this.kiosk.page.getByRole('dialog').boundingBox()
    const map = await this.kiosk.page.locator('[data-map-room]').boundingBox()
    return bubble !== null && map !== null && bubble.y >= map.y + map.height
  }

  private get bell(): Locator {
    return this.kiosk.page
      .getByRole('banner')
      .getByRole('button', { name: this.word('Notifications'), exact: true })
  }

  private word(english: string): string {
    return messageOf(this.locale, english)
  }
}

/** Looks without scrolling, while the mark of the hint before goes out. */
const LOOKS = 6
const STEP_PX = 240

/**
 * A beacon hides while its target is out of sight, and while three others show: the page is scrolled through, over and
 * over, until it shows.
 */
async function scrolledIntoSight(beacon: Locator): Promise<void> {
  let looks = 0
  const look = () =>
    beacon.evaluate(
      (button, step) => {
        if (button.dataset.shown === 'true') return true
        if (step === null) return false
        const end = document.documentElement.scrollHeight - innerHeight
        window.scrollTo({ top: scrollY + 1 >= end ? 0 : scrollY + step, behavior: 'instant' })
        return false
      },
      ++looks > LOOKS ? STEP_PX : null,
    )
  await expect.poll(look, { intervals: [200], timeout: 12_000 }).toBe(true)
}
