import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, openBrowser } from '../webkit/browser'
import { type Display, startDisplay } from '../webkit/display'
import { waitForOfflineReady } from '../webkit/journey'
import type { WebDriverSession } from '../webkit/webdriver'

/** A document of the kiosk's origin without the kiosk in it. */
export const HELPER_PATH = '/icons/favicon.svg'

/** A WebKit device for many starts: a browser of its own for each, on a profile that is copied anew after harm. */
export class WebkitDevice {
  private browser: Browser | null = null
  private lines: string[] = []

  private constructor(
    private readonly folder: string,
    private readonly display: Display,
    readonly origin: string,
    private readonly script: string,
  ) {}

  /** Makes a device offline ready; its server must be running. */
  static async prepare(origin: string, script: string): Promise<WebkitDevice> {
    const folder = mkdtempSync(join(tmpdir(), 'pharos-webkit-starts-'))
    const device = new WebkitDevice(folder, await startDisplay(), origin, script)
    mkdirSync(device.profile)
    const browser = await device.open('', false)
    await waitForOfflineReady(browser, `${origin}/welcome`)
    await device.quit()
    cpSync(device.profile, device.prepared, { recursive: true })
    return device
  }

  get page(): WebDriverSession {
    if (!this.browser) throw new Error('the device is off')
    return this.browser.page
  }

  get group(): number {
    return this.browser?.group ?? 0
  }

  /** Starts the browser; each document begins with the fault that is made in it. */
  async open(documentFault: string, impatient = true): Promise<Browser> {
    const script = join(this.folder, 'script.js')
    writeFileSync(
      script,
      `${this.script}\nif (location.pathname !== '${HELPER_PATH}') window.starts.begin('${documentFault}')`,
    )
    this.lines = []
    this.browser = await openBrowser({
      profile: this.profile,
      display: this.display.name,
      onLine: (line) => this.lines.push(line),
      script,
      impatient,
    })
    return this.browser
  }

  async quit(): Promise<void> {
    await this.browser?.quit()
    this.browser = null
  }

  async kill(): Promise<void> {
    await this.browser?.kill()
    this.browser = null
  }

  /** Replaces the profile by the prepared one. */
  restore(): void {
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    cpSync(this.prepared, this.profile, { recursive: true })
  }

  /** The last lines of the browser's console. */
  lastLines(): string {
    return this.lines.slice(-8).join(' | ').slice(0, 1_200)
  }

  async discard(): Promise<void> {
    await this.kill()
    await this.display.stop()
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }

  private get profile(): string {
    return join(this.folder, 'profile')
  }

  private get prepared(): string {
    return join(this.folder, 'prepared')
  }
}
