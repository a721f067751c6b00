import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { KIOSK_ORIGIN } from '../drivers/device'
import { SOFTWARE_WEBGL } from '../drivers/mapScreen'
import { PROFILES_FOLDER, preparedProfile } from '../drivers/profiles'
import { buildHash } from '../monkey/buildHash'
import { BrowserProcess } from './browserProcess'
import type { BrowserTab } from './browserTab'
import { isDocumentFault } from './page/documentFaults'
import type { StartPlan } from './plan'
import { StartTab } from './startTab'

/** A document of the kiosk's origin without the kiosk in it. */
const HELPER_PATH = '/icons/favicon.svg'
const HELPER_LIMIT_MS = 12_000

/** A device for many starts: its browser is started when it is needed, and its profile copied anew after harm. */
export class StartDevice {
  private browser: BrowserProcess | null = null
  private folder: string | null = null

  constructor(
    private readonly script: string,
    private readonly port: number,
    private profile: string | undefined,
  ) {}

  /** Opens a tab beside the start, from which faults are made. */
  async helper(): Promise<BrowserTab> {
    const tab = await (await this.on()).openTab(this.script)
    const problem = await tab.go(KIOSK_ORIGIN + HELPER_PATH)
    if (problem) throw new Error(`the helper: ${problem}`)
    const end = Date.now() + HELPER_LIMIT_MS
    const isThere = `Boolean(window.starts) && location.pathname === '${HELPER_PATH}'`
    while (!(await tab.evaluate<boolean>(isThere).catch(() => false))) {
      if (Date.now() > end) throw new Error('the helper does not come')
      await pause(20)
    }
    return tab
  }

  /** Opens an empty tab for the start of a plan. */
  async tab({ fault, slowdown }: StartPlan): Promise<StartTab> {
    const browser = await this.on()
    const inDocument = isDocumentFault(fault) ? fault : ''
    const tab = await browser.openTab(`${this.script}\nwindow.starts.begin('${inDocument}')`)
    if (slowdown > 1) await tab.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return new StartTab(tab, () => browser.openTab(this.script))
  }

  /** Kills the browser; the profile stays as it is at that moment. */
  async kill(): Promise<void> {
    await this.browser?.kill()
    this.browser = null
  }

  /** Ends the browser and throws its profile away. */
  async discard(): Promise<void> {
    await this.kill()
    if (this.folder) rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    this.folder = null
  }

  private async on(): Promise<BrowserProcess> {
    this.profile ??= await keptProfile()
    if (!this.folder) {
      this.folder = mkdtempSync(join(tmpdir(), 'pharos-start-'))
      cpSync(this.profile, this.folder, { recursive: true })
    }
    this.browser ??= await BrowserProcess.launch(this.folder, [
      `--host-resolver-rules=MAP ${new URL(KIOSK_ORIGIN).hostname} 127.0.0.1:${this.port}`,
    ])
    return this.browser
  }
}

/** The prepared profile of this build, kept for the next run. */
function keptProfile(): Promise<string> {
  const folder = resolve('.cache/starts', `profile-${buildHash()}`)
  mkdirSync(folder, { recursive: true })
  process.env[PROFILES_FOLDER] = folder
  return preparedProfile('ready', SOFTWARE_WEBGL)
}
