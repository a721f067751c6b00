import type { Page } from '@playwright/test'
import type { Watch } from '../drivers/watch'
import type { Key } from './action'
import type { PageMonkey } from './pageState'
import type { Point, Walker } from './walker'

/** A document that is being replaced loses what is evaluated in it. */
const LOST = /Execution context was destroyed|navigation|Target page|Cannot find context/i
const TRIES = 40
const PAUSE_MS = 50
/** Two taps that count as a double tap. */
const DOUBLE_TAP_MS = 60

/** Drives a Chromium page through Playwright. */
export class ChromiumWalker implements Walker {
  constructor(
    private readonly page: Page,
    private readonly origin: string,
    private readonly watch: Watch,
    readonly touch: boolean,
  ) {}

  async call<Name extends keyof PageMonkey>(
    name: Name,
    ...args: Parameters<PageMonkey[Name]>
  ): Promise<Awaited<ReturnType<PageMonkey[Name]>>> {
    for (let tries = 0; ; tries++) {
      try {
        const answer = await this.page.evaluate(
          ([method, given]) => {
            const run = window.monkey?.[method] as ((...values: unknown[]) => unknown) | undefined
            if (!run || !document.body) throw new Error('navigation')
            return run(...given)
          },
          [name, args] as const,
        )
        return answer as Awaited<ReturnType<PageMonkey[Name]>>
      } catch (error) {
        if (!(error instanceof Error && LOST.test(error.message)) || tries >= TRIES) throw error
        await this.page.waitForLoadState('domcontentloaded').catch(() => undefined)
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      }
    }
  }

  async load(address: string): Promise<void> {
    await this.page.goto(this.origin + address, { waitUntil: 'commit' })
  }

  async follow(address: string): Promise<void> {
    await this.page.evaluate((path) => history.pushState({}, '', path), address)
  }

  async reload(): Promise<void> {
    await this.page.reload({ waitUntil: 'commit' })
  }

  async history(way: 'back' | 'forward'): Promise<void> {
    // Never out of the kiosk: the first entry of a tab is an empty page.
    const inside = await this.page.evaluate(
      (step) => {
        const { navigation } = window as { navigation?: { canGoBack: boolean; canGoForward: boolean } }
        const possible = step < 0 ? navigation?.canGoBack : navigation?.canGoForward
        if (possible) history.go(step)
        return possible
      },
      way === 'back' ? -1 : 1,
    )
    if (inside) await this.page.waitForLoadState('domcontentloaded').catch(() => undefined)
  }

  async resize(width: number, height: number): Promise<void> {
    await this.page.setViewportSize({ width, height })
  }

  async tap({ x, y }: Point, times: 1 | 2): Promise<void> {
    if (this.touch) {
      for (let count = 0; count < times; count++) await this.page.touchscreen.tap(x, y)
      return
    }
    await this.page.mouse.click(x, y, { clickCount: times, delay: times === 2 ? DOUBLE_TAP_MS / 2 : 0 })
  }

  async drag(from: Point, to: Point): Promise<void> {
    await this.page.mouse.move(from.x, from.y)
    await this.page.mouse.down()
    await this.page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2)
    await this.page.mouse.move(to.x, to.y)
    await this.page.mouse.up()
  }

  async scroll(deltaX: number, deltaY: number): Promise<void> {
    const { width, height } = this.page.viewportSize() ?? { width: 0, height: 0 }
    await this.page.mouse.move(width / 2, height / 2)
    await this.page.mouse.wheel(deltaX, deltaY)
  }

  async press(key: Key): Promise<void> {
    await this.page.keyboard.press(key)
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.press('Control+A')
    // Short texts come key by key, long ones and other scripts at once, as pasted.
    if (/^[\x20-\x7e]{1,12}$/.test(text)) await this.page.keyboard.type(text)
    else await this.page.keyboard.insertText(text)
  }

  async sleep(): Promise<void> {
    const session = await this.page.context().newCDPSession(this.page)
    await session.send('Page.setWebLifecycleState', { state: 'frozen' })
    await session.send('Page.setWebLifecycleState', { state: 'active' })
    await session.detach()
    await this.call('closeDatabases')
  }

  takeErrors(): string[] {
    const errors = [...this.watch.problems(), ...this.watch.dialogs().map((text) => `dialog: ${text}`)]
    this.watch.forget()
    return errors
  }

  async tidy(): Promise<void> {
    for (const page of this.page.context().pages())
      if (page !== this.page && page.url().startsWith('http')) await page.close()
  }

  async store(choices: Record<string, string>): Promise<void> {
    await this.page.evaluate((stored) => {
      localStorage.clear()
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
    }, choices)
  }
}
