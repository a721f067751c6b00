import type { WebDriverSession } from '../webkit/webdriver'
import type { Key } from './action'
import { monkeyScript } from './monkeyScript'
import type { PageMonkey } from './pageState'
import type { Point, Walker } from './walker'

/** WebDriver's values of keys. */
const SHIFT = '\uE008'
const CONTROL = '\uE009'
const KEY_VALUES: Record<Key, readonly string[]> = {
  Tab: ['\uE004'],
  'Shift+Tab': [SHIFT, '\uE004'],
  Enter: ['\uE007'],
  Escape: ['\uE00C'],
  ArrowDown: ['\uE015'],
  ArrowUp: ['\uE013'],
  ArrowLeft: ['\uE012'],
  ArrowRight: ['\uE014'],
  Space: [' '],
}
/** An answer while the document is being replaced, or before the script is in it. */
const MISSING = 'missing'
/** Longest wait for an answer, above the walk's own wait for a map. */
const ANSWER_LIMIT_MS = 45_000
const PAUSE_MS = 100

/** Drives a page of WebKit through WebDriver. */
export class WebkitWalker implements Walker {
  readonly touch = false

  constructor(
    private readonly page: WebDriverSession,
    private readonly origin: string,
    /** Lines of uncaught errors since the last call. */
    readonly takeErrors: () => string[],
  ) {}

  async call<Name extends keyof PageMonkey>(
    name: Name,
    ...args: Parameters<PageMonkey[Name]>
  ): Promise<Awaited<ReturnType<PageMonkey[Name]>>> {
    const script = `if (!window.monkey || !document.body) return '${MISSING}'
      return { answer: await window.monkey.${name}(...${JSON.stringify(args)}) }`
    let last = ''
    const end = Date.now() + ANSWER_LIMIT_MS
    while (Date.now() < end) {
      const value = await this.page.runAsync(script).catch((error: Error) => {
        last = error.message
        return null
      })
      if (typeof value === 'object' && value !== null && 'answer' in value)
        return value.answer as Awaited<ReturnType<PageMonkey[Name]>>
      if (value === MISSING) await this.page.run(await monkeyScript()).catch(() => undefined)
      else await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
    throw new Error(`the page does not answer "${name}": ${last}`)
  }

  load(address: string): Promise<void> {
    return this.page.visit(this.origin + address)
  }

  async follow(address: string): Promise<void> {
    await this.page.run(`history.pushState({}, '', ${JSON.stringify(address)})`)
  }

  reload(): Promise<void> {
    return this.page.history('refresh')
  }

  history(way: 'back' | 'forward'): Promise<void> {
    return this.page.history(way)
  }

  resize(width: number, height: number): Promise<void> {
    return this.page.resize(width, height)
  }

  async tap({ x, y }: Point, times: 1 | 2): Promise<void> {
    for (let count = 0; count < times; count++) await this.page.tap(x, y)
  }

  async drag(from: Point, to: Point): Promise<void> {
    await this.page.drag([
      [from.x, from.y],
      [(from.x + to.x) / 2, (from.y + to.y) / 2],
      [to.x, to.y],
    ])
  }

  async scroll(deltaX: number, deltaY: number): Promise<void> {
    await this.page.run(`window.scrollBy({ left: ${deltaX}, top: ${deltaY}, behavior: 'instant' })`)
  }

  press(key: Key): Promise<void> {
    const keys = KEY_VALUES[key]
    return this.page.press(keys, keys.length - 1)
  }

  async type(text: string): Promise<void> {
    await this.page.press([CONTROL, 'a'], 1)
    await this.page.press([...text])
  }

  async sleep(): Promise<void> {
    // WebDriver cannot freeze a page; it can look away from it.
    await this.page.run(
      "for (const type of ['pagehide', 'pageshow']) window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }))",
    )
  }

  async tidy(): Promise<void> {}

  async store(choices: Record<string, string>): Promise<void> {
    await this.page.run(`localStorage.clear()
      for (const [key, value] of Object.entries(${JSON.stringify(choices)})) localStorage.setItem(key, value)`)
  }
}
