import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { KIOSK_ORIGIN } from '../../drivers/device'
import { keptProfile } from '../harness/build'
import { within } from '../harness/wait'
import { BrowserProcess } from './browserProcess'
import type { BrowserTab } from './browserTab'
import { HELPER_PATH, type StartDevice } from './device'
import { isDocumentFault } from './page/documentFaults'
import type { PageTools } from './page/main'
import type { StartPlan } from './plan'
import { StartTab } from './startTab'

const HELPER_LIMIT_MS = 12_000
const CLOSE_LIMIT_MS = 15_000
/** Starts of one browser process, which is then killed. */
const STARTS_A_PROCESS = 25

/** Cold starts in Chromium: new tabs in a browser that is killed now and then, on a copy of the prepared profile. */
export class ChromiumDevice implements StartDevice {
  readonly worksBeside = true
  private browser: BrowserProcess | null = null
  private folder: string | null = null
  private helper: BrowserTab | null = null
  private started: StartTab | null = null
  private starts = 0

  /** @param profile a prepared profile; the kept one of the build when there is none */
  constructor(
    private readonly script: string,
    private readonly port: number,
    private profile: string | undefined,
  ) {}

  get page(): StartTab {
    if (!this.started) throw new Error('the device is off')
    return this.started
  }

  async turnOn(plan: StartPlan): Promise<void> {
    this.helper = await this.openHelper()
    this.started = await this.openTab(plan)
  }

  tool<Name extends keyof PageTools>(
    name: Name,
    ...args: Parameters<PageTools[Name]>
  ): Promise<Awaited<ReturnType<PageTools[Name]>>> {
    if (!this.helper) throw new Error('the device is off')
    return this.helper.evaluate(`window.starts.${name}(...${JSON.stringify(args)})`)
  }

  async leaveTools(): Promise<void> {
    await this.helper?.close()
  }

  /** Sends a command of the browser's protocol to the tab that starts. */
  async send(method: string, params: Record<string, unknown>): Promise<void> {
    await this.page.tab.send(method, params)
  }

  async killAndReopen(what: 'page' | 'browser', plan: StartPlan): Promise<void> {
    if (what === 'browser') await this.kill()
    else await this.page.crash()
    this.started = await this.openTab(plan)
  }

  async rest(harmed: boolean): Promise<void> {
    if (harmed) return this.discard()
    await within(CLOSE_LIMIT_MS, 'closing', Promise.all([this.page.tab.close(), this.helper?.close()]))
    this.starts += 1
    if (this.starts % STARTS_A_PROCESS === 0) await this.kill()
  }

  /** Ends the browser and throws its profile away. */
  async discard(): Promise<void> {
    await this.kill()
    if (this.folder) rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    this.folder = null
  }

  private async openHelper(): Promise<BrowserTab> {
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

  private async openTab({ fault, slowdown }: StartPlan): Promise<StartTab> {
    const browser = await this.on()
    const inDocument = isDocumentFault(fault) ? fault : ''
    const tab = await browser.openTab(`${this.script}\nwindow.starts.begin('${inDocument}')`)
    if (slowdown > 1) await tab.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return new StartTab(tab, () => browser.openTab(this.script))
  }

  /** Kills the browser; the profile stays as it is at that moment. */
  private async kill(): Promise<void> {
    await this.browser?.kill()
    this.browser = null
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
