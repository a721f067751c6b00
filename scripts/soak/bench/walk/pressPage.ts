import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { pageScript } from '../../../check/test/pageScript'
import type { Pressable } from './choosePress'

/** Longest wait for maps and data of a screen. */
const LOAD_LIMIT_MS = 20_000
/** A second press at one place within 400 ms counts as a double press, which the kiosk keeps away. */
export const PAUSE_MS = 450
/** As long as a countdown of the game. */
const LINGER_MS = 4_000
/** A corner of the screen, which no panel covers. */
const CORNER = { x: 4, y: 4 }
const TRIES = 40
const TRY_AGAIN_MS = 50

/** What a visitor could press now. */
export interface Shown {
  path: string
  lang: string
  /** Modes of the device that are on, as it stores them. */
  modes: string[]
  controls: Pressable[]
  /** A panel or a dialog makes the rest of the page unreachable. */
  isCovered: boolean
  /** Titles of problem panels. */
  problems: string[]
}

export interface Point {
  x: number
  y: number
  hits: boolean
  nowMs: number
}

/** How a page is driven and asked: one for each engine. */
export interface PressHands {
  /** Value of an expression in the page, or of its promise. @throws Error of the page or of the browser */
  evaluate<T>(expression: string): Promise<T>
  /** Whether an evaluation failed because its document was replaced. */
  isLost(error: Error): boolean
  /** Waits for the document that replaces another one, which has the script of `pressScript` after that. */
  nextDocument(): Promise<void>
  /** Loads an address of the kiosk. */
  load(address: string): Promise<void>
  tap(at: { x: number; y: number }, times: 1): Promise<void>
}

/** The script that pages need before `PressPage` asks them: the monkey's knowledge of controls. */
export function pressScript(): Promise<string> {
  const controls = new URL('../../../../e2e/soak/monkey/page/presses.ts', import.meta.url)
  return pageScript(fileURLToPath(controls))
}

/** An address with the demo's clock, which is the same in all walks, so that they see the same data. */
export function atClock(address: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}now=2026-11-20T19:32:00Z`
}

/** A page of the kiosk that is pressed on. */
export class PressPage {
  constructor(private readonly hands: PressHands) {}

  /** Loads an address as a device does that kept nothing of a visitor but its modes. */
  async openAnew(address: string, modes: readonly string[]): Promise<void> {
    await this.ask(
      `(localStorage.clear(), sessionStorage.clear(), ${JSON.stringify(modes)}.forEach((mode) => localStorage.setItem(mode, 'true')))`,
    )
    await this.hands.load(atClock(address))
    await this.rest()
  }

  /** Goes to an address as a link does, without a press. */
  async follow(address: string): Promise<void> {
    await this.ask(`history.pushState({}, '', ${JSON.stringify(address)})`)
    await this.rest()
  }

  /** @returns what still loads after the time limit */
  rest(): Promise<string[]> {
    return this.ask(`presses.rest(${LOAD_LIMIT_MS})`)
  }

  /** Gives a page the time to come out of something that covers it. */
  async linger(): Promise<void> {
    await pause(LINGER_MS)
    await this.rest()
  }

  shown(): Promise<Shown> {
    return this.ask('presses.state()')
  }

  /** Where to press a control; null when it is gone or something lies on it. */
  async pointOf({ role, name, nth }: Pressable): Promise<Point | null> {
    const point = await this.ask<Point | null>(`presses.pointOf(${JSON.stringify({ role, name, nth })})`)
    return point?.hits ? point : null
  }

  /** Where to press beside what covers the page. */
  async pointBeside(): Promise<Point> {
    const nowMs = await this.ask<number>('performance.timeOrigin + performance.now()')
    return { ...CORNER, hits: true, nowMs }
  }

  /**
   * A press, then a pause in which nothing is asked of the page, because questions would delay the answer, then rest.
   * @returns what still loads then
   */
  async press({ x, y }: Pick<Point, 'x' | 'y'>): Promise<string[]> {
    await this.hands.tap({ x, y }, 1)
    await pause(PAUSE_MS)
    return this.rest()
  }

  /** Value of an expression in the page; asked again while documents replace each other. */
  async ask<T>(expression: string): Promise<T> {
    for (let tries = 0; ; tries += 1) {
      try {
        return await this.hands.evaluate<T>(expression)
      } catch (error) {
        if (!(error instanceof Error && this.hands.isLost(error)) || tries >= TRIES) throw error
        await this.hands.nextDocument()
        await pause(TRY_AGAIN_MS)
      }
    }
  }
}
