import { execFileSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { within } from '../harness/wait'
import { WebkitDevice } from '../harness/webkitDevice'
import { HELPER_PATH, type StartDevice, type StartPage } from './device'
import { isDocumentFault } from './page/documentFaults'
import type { PageTools } from './page/main'
import type { Sighting } from './page/probe'
import type { StartPlan } from './plan'

const ASK_LIMIT_MS = 3_000
const NETWORK = 'WebKitNetworkProcess'

/** Cold starts in WebKitGTK, the iPad's engine family: each in a browser of its own. */
export class WebkitStartDevice implements StartDevice, StartPage {
  /** The driver has one tab at a time. */
  readonly worksBeside = false
  /** The tab that starts, while tools have one of their own. */
  private main: string | null = null

  private constructor(
    private readonly device: WebkitDevice,
    private readonly origin: string,
    private readonly script: string,
  ) {}

  /** Makes a device offline ready; its server must be running. */
  static async prepare(origin: string, script: string): Promise<WebkitStartDevice> {
    const device = await WebkitDevice.make()
    await device.open()
    await device.becomeReady(`${origin}/welcome`)
    await device.quit()
    device.keep()
    return new WebkitStartDevice(device, origin, script)
  }

  /** The driver's commands go to whatever tab is current. */
  get page(): StartPage {
    return this
  }

  async turnOn({ fault }: StartPlan, beside: boolean): Promise<void> {
    await this.open(isDocumentFault(fault) ? fault : '')
    const { page } = this.device
    if (beside) {
      this.main = await page.currentTab()
      await page.switchTo(await page.openTab())
    }
    await page.visit(this.origin + HELPER_PATH)
    const isThere = `return Boolean(window.starts) && location.pathname === '${HELPER_PATH}'`
    while ((await page.run(isThere)) !== true) await pause(50)
  }

  async tool<Name extends keyof PageTools>(
    name: Name,
    ...args: Parameters<PageTools[Name]>
  ): Promise<Awaited<ReturnType<PageTools[Name]>>> {
    const called = `return window.starts.${name}(...${JSON.stringify(args)})`
    return (await this.device.page.runAsync(called)) as Awaited<ReturnType<PageTools[Name]>>
  }

  async leaveTools(): Promise<void> {
    if (this.main) await this.device.page.switchTo(this.main)
    this.main = null
  }

  /** The driver answers at once, before anything is loaded. */
  begin(address: string): Promise<void> {
    return this.go(address)
  }

  async go(address: string): Promise<void> {
    await this.device.page.visit(this.origin + address).catch(() => undefined)
  }

  async ask(mayTap: boolean): Promise<Sighting | null> {
    const asked = this.device.page.run(`return window.starts?.report?.(${mayTap}) ?? null`)
    return (await within(ASK_LIMIT_MS, 'an answer', asked).catch((error: Error) => {
      // The driver's own connection: without it nothing can be said of the page, whatever that shows.
      if (error.message.includes('invalid session id')) throw new Error('the driver lost its session')
      return null
    })) as Sighting | null
  }

  async pressPlain(): Promise<void> {
    await this.device.page.run('window.starts.pressPlain()')
  }

  /** The driver does not tell. */
  isUnanswered(): boolean {
    return false
  }

  /**
   * A fault may take the driver's connection with it, while the page goes on. What the browser itself answers needs
   * no page: a page that hangs is not excused by it.
   */
  async expectBrowser({ fault }: StartPlan): Promise<void> {
    if (fault !== 'network-process-killed') return
    await within(ASK_LIMIT_MS, 'the driver', this.device.page.currentTab()).catch((error: Error) => {
      throw new Error(`${error.message}; lines: ${this.device.lastLines()}`)
    })
  }

  async describe(): Promise<string> {
    const asked = this.device.page.run(
      `return [location.href, document.readyState, document.body?.innerHTML.slice(0, 300)].join('; ')`,
    )
    const page = await within(ASK_LIMIT_MS, 'an answer', asked).catch(String)
    return `${String(page)}; lines: ${this.device.lastLines()}`
  }

  async killAndReopen(): Promise<void> {
    await this.device.kill()
    await this.open('')
  }

  async rest(harmed: boolean): Promise<void> {
    await this.device.kill()
    this.main = null
    if (harmed) this.device.restore()
  }

  discard(): Promise<void> {
    return this.device.discard()
  }

  /** Sends a signal to the processes that fetch and store for the browser. @throws Error when there is none */
  signalNetwork(signal: NodeJS.Signals): void {
    const ids = execFileSync('ps', ['-eo', 'pid=,pgid=,args='], { encoding: 'utf8', maxBuffer: 1e7 })
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(([, pgid, program]) => Number(pgid) === this.device.group && program?.endsWith(NETWORK))
      .map(([pid]) => Number(pid))
    if (ids.length === 0) throw new Error(`there is no ${NETWORK}`)
    for (const id of ids) process.kill(id, signal)
  }

  /** Starts the browser; each document begins with the fault that is made in it. */
  private open(fault: string): Promise<void> {
    const script = `${this.script}\nif (location.pathname !== '${HELPER_PATH}') window.starts.begin('${fault}')`
    return this.device.open(script, true)
  }
}
