import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Browser, openBrowser } from '../webkit/browser'
import { type Display, startDisplay } from '../webkit/display'
import type { WebDriverSession } from '../webkit/webdriver'
import { waitFor } from './wait'

/** Long, because other programs may keep every core busy. */
const READY_LIMIT_MS = 180_000
/** Lines that WebKit prints for an uncaught error; a request that failed and was caught reads otherwise. */
const UNCAUGHT = /CONSOLE JS ERROR.*(Unhandled Promise Rejection|\b\w*Error: )/
/** Lines of `console.error`. */
const LOGGED = /CONSOLE ERROR/

/** A device with real WebKit on a virtual screen: a profile that persists while its browser is closed. */
export class WebkitDevice {
  /** What the browser has printed. */
  readonly lines: string[] = []
  private browser: Browser | null = null
  private openedAt = 0
  private errorsFrom = 0

  private constructor(
    private readonly folder: string,
    private readonly display: Display,
  ) {
    mkdirSync(this.profile)
  }

  /** An empty device, turned off. */
  static async make(): Promise<WebkitDevice> {
    const display = await startDisplay()
    return new WebkitDevice(mkdtempSync(join(tmpdir(), 'pharos-webkit-')), display)
  }

  /** The page of the browser. @throws Error when the device is off */
  get page(): WebDriverSession {
    if (!this.browser) throw new Error('the device is off')
    return this.browser.page
  }

  /** Process group of the browser with all its processes. */
  get group(): number {
    return this.browser?.group ?? 0
  }

  /**
   * Starts the browser.
   * @param script runs in each document before its own scripts
   * @param impatient answers a visit at once instead of when the page is loaded
   */
  async open(script = '', impatient = false): Promise<void> {
    const file = join(this.folder, 'script.js')
    writeFileSync(file, script)
    this.openedAt = this.lines.length
    this.browser = await openBrowser({
      profile: this.profile,
      display: this.display.name,
      onLine: (line) => this.lines.push(line),
      ...(script && { script: file }),
      impatient,
    })
  }

  /** Visits an address until the device is offline ready and controlled by the worker. @throws Error */
  async becomeReady(url: string): Promise<void> {
    await this.page.visit(url)
    // `ready` may resolve while the worker is still activating, so the page must also be controlled.
    const state =
      'return [document.documentElement.dataset.offline ?? "", Boolean(navigator.serviceWorker?.controller)].join()'
    let last: unknown = ''
    await waitFor('data-offline="ready" and a controlling worker', READY_LIMIT_MS, async () => {
      last = await this.page.run(state)
      return last === 'ready,true' || undefined
    }).catch((error: Error) => {
      throw new Error(`${error.message}; the page said "${String(last)}"`)
    })
  }

  /** Closes the browser as a person would. */
  async quit(): Promise<void> {
    await this.browser?.quit()
    this.browser = null
  }

  /** Kills the browser, as a power cut would. */
  async kill(): Promise<void> {
    await this.browser?.kill()
    this.browser = null
  }

  /** Keeps the profile as it is, for `restore`; the device is off. */
  keep(): void {
    cpSync(this.profile, this.kept, { recursive: true })
  }

  /** Replaces the profile by the kept one. */
  restore(): void {
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    cpSync(this.kept, this.profile, { recursive: true })
  }

  /** The last lines of the browser that runs. */
  lastLines(): string {
    return this.lines.slice(this.openedAt).slice(-8).join(' | ').slice(0, 1_200)
  }

  /** Lines of uncaught errors and of `console.error` since the last call. */
  takeErrors(): string[] {
    const errors = this.lines
      .slice(this.errorsFrom)
      .filter((line) => UNCAUGHT.test(line) || LOGGED.test(line))
    this.errorsFrom = this.lines.length
    return errors
  }

  /** Saves a picture of the page; for review only, so a failed one is ignored. */
  async picture(file: string): Promise<void> {
    mkdirSync(dirname(file), { recursive: true })
    await this.page.screenshot().then(
      (png) => writeFileSync(file, png),
      () => undefined,
    )
  }

  async discard(): Promise<void> {
    await this.kill()
    await this.display.stop()
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }

  private get profile(): string {
    return join(this.folder, 'profile')
  }

  private get kept(): string {
    return join(this.folder, 'kept')
  }
}
