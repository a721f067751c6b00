import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { pageScript } from '../../../check/test/pageScript'
import type { Pressable } from './choosePress'
import type { EventEntry, LongFrame } from './interactions'

/** Longest wait for maps and data of a screen. */
const LOAD_LIMIT_MS = 20_000
/** A second press at one place within 400 ms counts as a double press, which the kiosk keeps away. */
const PAUSE_MS = 450
/** What an evaluation says when its document is replaced. */
const LOST = /Execution context was destroyed|navigation|Cannot find context|is not defined|of null/i
const TRIES = 40
const TRY_AGAIN_MS = 50

/** What a visitor could press now. */
export interface Shown {
  path: string
  /** Language and mode of the demo: a walk that changed them begins anew. */
  mode: string
  controls: Pressable[]
}

export interface Point {
  x: number
  y: number
  hits: boolean
  nowMs: number
}

/** What the browser told of presses. */
export interface Told {
  /** When the document began: what an earlier one knew is lost. */
  documentMs: number
  events: EventEntry[]
  frames: LongFrame[]
}

/** The scripts that pages need before `PressPage` asks them: the monkey's knowledge of controls, and what keeps entries. */
export async function addPressScripts(page: Page): Promise<void> {
  const controls = new URL('../../../../e2e/soak/monkey/page/presses.ts', import.meta.url)
  await page.addInitScript({ content: await pageScript(fileURLToPath(controls)) })
  await page.addInitScript({ path: fileURLToPath(new URL('../page/interactions.js', import.meta.url)) })
}

/** A page that is pressed on. */
export class PressPage {
  constructor(private readonly page: Page) {}

  /** Loads a page that is no kiosk. */
  async load(url: string): Promise<void> {
    await this.page.goto(url)
  }

  /** Loads an address of the kiosk as a device does that kept no choice of a visitor. */
  async openAnew(url: string): Promise<void> {
    await this.ask('localStorage.clear(), sessionStorage.clear()')
    await this.page.goto(url, { waitUntil: 'commit' })
    await this.rest()
  }

  /** Goes to an address as a link does, without a press. */
  async follow(address: string): Promise<void> {
    await this.page.evaluate(`history.pushState({}, '', ${JSON.stringify(address)})`)
    await this.rest()
  }

  /** @returns what still loads after the time limit */
  rest(): Promise<string[]> {
    return this.ask(`presses.rest(${LOAD_LIMIT_MS})`)
  }

  shown(): Promise<Shown> {
    return this.ask('presses.state()')
  }

  /** Where to press a control; null when it is gone or something lies on it. */
  async pointOf({ role, name, nth }: Pressable): Promise<Point | null> {
    const point = await this.ask<Point | null>(`presses.pointOf(${JSON.stringify({ role, name, nth })})`)
    return point?.hits ? point : null
  }

  /** A finger's press, then the pause before the next one, in which the page comes to rest `meanwhile`. */
  async press({ x, y }: { x: number; y: number }, meanwhile?: () => Promise<unknown>): Promise<void> {
    await this.page.touchscreen.tap(x, y)
    await Promise.all([this.page.waitForTimeout(PAUSE_MS), meanwhile?.()])
  }

  /** What was told since the last call. */
  take(): Promise<Told> {
    return this.ask('__takeInteractions()')
  }

  private async ask<T>(expression: string): Promise<T> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await this.page.evaluate<T>(expression)
      } catch (error) {
        if (!(error instanceof Error && LOST.test(error.message)) || tries >= TRIES) throw error
        await this.page.waitForLoadState('domcontentloaded')
        await this.page.waitForTimeout(TRY_AGAIN_MS)
      }
    }
  }
}
