import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { pageScript } from '../../scripts/test/pageScript'
import { untilFirstScreen } from './firstScreen'
import { judge } from './judge'
import { isDocumentFault } from './page/documentFaults'
import type { Sighting } from './page/probe'
import type { StartPlan } from './plan'
import type { Started, Starter } from './starter'
import { StartServer } from './startServer'
import { HELPER_PATH, WebkitDevice } from './webkitDevice'
import { toolCall, WEBKIT_FAULTS, type WebkitFault, type WebkitFaultTools } from './webkitFaults'
import { within } from './within'

const TOOL_LIMIT_MS = 20_000
const ASK_LIMIT_MS = 3_000

/** Cold starts in WebKitGTK, the iPad's engine family: each in a browser of its own on one device. */
export class WebkitStarter implements Starter {
  private constructor(
    private readonly server: StartServer,
    private readonly device: WebkitDevice,
  ) {}

  static async open(): Promise<WebkitStarter> {
    const script = await pageScript(fileURLToPath(new URL('./page/main.ts', import.meta.url)))
    const server = await StartServer.open()
    return new WebkitStarter(server, await WebkitDevice.prepare(`http://localhost:${server.port}`, script))
  }

  async start(plan: StartPlan, busy: (isWanted: boolean) => void): Promise<Started> {
    const fault = WEBKIT_FAULTS[plan.fault] ?? {}
    try {
      const started = await this.tryStart(plan, fault, busy)
      await this.device.kill()
      if (fault.harms || started.outcome !== 'screen') this.device.restore()
      return started
    } catch (error) {
      await this.device.kill()
      this.device.restore()
      const why = error instanceof Error ? error.message.slice(0, 300) : String(error)
      return { outcome: 'not-run', shownMs: null, answeredMs: null, loads: 0, taps: 0, seen: why }
    }
  }

  async close(): Promise<void> {
    await this.device.discard()
    await this.server.close()
  }

  private async tryStart(
    plan: StartPlan,
    fault: WebkitFault,
    busy: (isWanted: boolean) => void,
  ): Promise<Started> {
    const { device, server } = this
    const tools: WebkitFaultTools = { plan, server, device }
    await server.become(plan.server)
    await within(TOOL_LIMIT_MS, 'the browser', device.open(isDocumentFault(plan.fault) ? plan.fault : ''))
    await within(TOOL_LIMIT_MS, 'preparing', this.prepare(tools, fault))
    await this.live(plan)

    let isStruck = plan.momentMs === null || !fault.strike
    if (plan.momentMs === null && fault.strike) await fault.strike(tools)
    busy(true)
    const beganMs = Date.now()
    await this.go(plan.address)
    let strikeProblem: Error | null = null
    const striking = isStruck
      ? Promise.resolve()
      : pause(plan.momentMs ?? 0)
          .then(() => fault.strike?.(tools))
          .catch((error: Error) => {
            strikeProblem = error
          })
          .finally(() => {
            isStruck = true
          })
    const first = await untilFirstScreen(beganMs, this.ask, () => isStruck)
    busy(false)
    await within(TOOL_LIMIT_MS, 'the fault', striking)
    if (strikeProblem) throw strikeProblem
    if (first.kind === null && plan.fault === 'network-process-killed') await this.expectDriver()

    const seen = first.kind === 'screen' ? undefined : await this.describe()
    const leadsOn = first.kind === 'problem' && (await this.leadsOn())
    const started = judge(first, leadsOn)
    return { ...started, ...(seen && started.outcome !== 'screen' && { seen }) }
  }

  /** Makes in the helper's tab what the plan needs, and leaves commands with the tab that starts. */
  private async prepare(tools: WebkitFaultTools, fault: WebkitFault): Promise<void> {
    const { page, origin } = this.device
    const main = await page.currentTab()
    if (fault.beside) await page.switchTo(await page.openTab())
    await page.visit(origin + HELPER_PATH)
    while ((await page.run('return Boolean(window.starts)')) !== true) await pause(50)
    await page.runAsync(toolCall('leaveDeviceWith', tools.plan.locale, tools.plan.theme))
    await fault.prepare?.(tools)
    if (fault.beside) await page.switchTo(main)
  }

  private async live(plan: StartPlan): Promise<void> {
    if (plan.fault === 'left-in-mid-write') {
      await this.go('/1')
      await pause(plan.detail * 2_500)
    }
    if (plan.fault !== 'browser-killed') return
    void this.go(plan.address)
    await pause(plan.momentMs ?? 0)
    await this.device.kill()
    await within(TOOL_LIMIT_MS, 'the browser', this.device.open(''))
  }

  private async go(address: string): Promise<void> {
    await this.device.page.visit(this.device.origin + address).catch(() => undefined)
  }

  private readonly ask = async (mayTap: boolean): Promise<Sighting | null> => {
    const asked = this.device.page.run(`return window.starts?.report?.(${mayTap}) ?? null`)
    return (await within(ASK_LIMIT_MS, 'an answer', asked).catch((error: Error) => {
      // The driver's own connection: without it nothing can be said of the page, whatever that shows.
      if (error.message.includes('invalid session id')) throw new Error('the driver lost its session')
      return null
    })) as Sighting | null
  }

  /**
   * The fault may take the driver's connection with it, while the page goes on. What the browser itself answers needs
   * no page: a page that hangs is not excused by it.
   * @throws Error with the lines of the browser when the driver is gone
   */
  private async expectDriver(): Promise<void> {
    await within(ASK_LIMIT_MS, 'the driver', this.device.page.currentTab()).catch((error: Error) => {
      throw new Error(`${error.message}; lines: ${this.device.lastLines()}`)
    })
  }

  /** Presses the plain page's button with the server running. */
  private async leadsOn(): Promise<boolean> {
    await this.server.become('running')
    const plain = await this.ask(false)
    const pressedMs = Date.now()
    await this.device.page.run('window.starts.pressPlain()')
    const again = async (mayTap: boolean) => {
      const seen = await this.ask(mayTap)
      return seen?.kind === 'problem' && seen.documentMs === plain?.documentMs ? null : seen
    }
    return judge(await untilFirstScreen(pressedMs, again, () => true), false).outcome === 'screen'
  }

  private async describe(): Promise<string> {
    const asked = this.device.page.run(
      `return [location.href, document.readyState, document.body?.innerHTML.slice(0, 300)].join('; ')`,
    )
    const page = await within(ASK_LIMIT_MS, 'an answer', asked).catch(String)
    return `${String(page)}; lines: ${this.device.lastLines()}`
  }
}
