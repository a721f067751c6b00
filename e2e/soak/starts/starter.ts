import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { pageScript } from '../../../scripts/check/test/pageScript'
import type { Engine } from '../harness/engine'
import { within } from '../harness/wait'
import { ChromiumDevice } from './chromiumDevice'
import type { StartDevice } from './device'
import type { FaultName } from './faults'
import { untilFirstScreen } from './firstScreen'
import { judge } from './judge'
import { chromiumFaults, type Fault, type FaultTools, webkitFaults } from './makeFault'
import type { Sighting } from './page/probe'
import type { StartPlan } from './plan'
import type { Started } from './results'
import { StartServer } from './startServer'
import { WebkitStartDevice } from './webkitDevice'

const TOOL_LIMIT_MS = 20_000
/** The longest time that a page has to store its data before it is left; WebKit is slower at it. */
const MID_WRITE_MS: Readonly<Record<Engine, number>> = { chromium: 1_500, webkit: 2_500 }

/** Makes cold starts of one engine, one after another. */
export class Starter {
  private constructor(
    private readonly engine: Engine,
    private readonly server: StartServer,
    private readonly device: StartDevice,
    private readonly faults: Partial<Record<FaultName, Fault>>,
  ) {}

  /** @param profile a prepared profile of Chromium; the kept one of the build when there is none */
  static async open(engine: Engine, profile?: string): Promise<Starter> {
    const script = await pageScript(fileURLToPath(new URL('./page/main.ts', import.meta.url)))
    const server = await StartServer.open()
    if (engine === 'chromium') {
      const device = new ChromiumDevice(script, server.port, profile)
      return new Starter(engine, server, device, chromiumFaults(device))
    }
    const device = await WebkitStartDevice.prepare(`http://localhost:${server.port}`, script)
    return new Starter(engine, server, device, webkitFaults(device))
  }

  /** @param busy called when the load of the plan is wanted: not while the harness prepares and tidies */
  async start(plan: StartPlan, busy: (isWanted: boolean) => void): Promise<Started> {
    const fault = this.faults[plan.fault] ?? {}
    try {
      const started = await this.tryStart(plan, fault, busy)
      const isHarmed = fault.harms === true || started.outcome !== 'screen'
      if (!isHarmed) await fault.end?.()
      await this.device.rest(isHarmed)
      return started
    } catch (error) {
      await this.device.rest(true)
      const why = error instanceof Error ? error.message.split('\n').slice(0, 2).join(' ') : String(error)
      return { outcome: 'not-run', shownMs: null, answeredMs: null, loads: 0, taps: 0, seen: why }
    }
  }

  async close(): Promise<void> {
    await this.device.discard()
    await this.server.close()
  }

  private async tryStart(plan: StartPlan, fault: Fault, busy: (isWanted: boolean) => void): Promise<Started> {
    const { device, server } = this
    const tools: FaultTools = { plan, server }
    const isBeside = fault.beside === true
    let isStruck = !fault.strike
    const strike = async () => {
      if (!isStruck) await fault.strike?.(tools)
      isStruck = true
    }
    await server.become(plan.server)
    await within(TOOL_LIMIT_MS, 'the device', device.turnOn(plan, isBeside))
    await within(TOOL_LIMIT_MS, 'leaving', device.tool('leaveDeviceWith', plan.locale, plan.theme))
    if (fault.prepare) await within(TOOL_LIMIT_MS, 'preparing', fault.prepare(tools))
    if (isBeside && !device.worksBeside) await within(TOOL_LIMIT_MS, 'the fault', strike())
    if (!isBeside || !device.worksBeside) await device.leaveTools()
    await within(TOOL_LIMIT_MS, 'what was before', this.live(plan))

    if (plan.momentMs === null) await within(TOOL_LIMIT_MS, 'the fault', strike())
    busy(true)
    const beganMs = Date.now()
    await device.page.begin(plan.address)
    const striking = isStruck ? Promise.resolve() : pause(plan.momentMs ?? 0).then(strike)
    let strikeProblem = ''
    striking.catch((error: Error) => {
      strikeProblem = error.message
      isStruck = true
    })
    const first = await untilFirstScreen(beganMs, this.ask, () => isStruck)
    busy(false)
    await within(TOOL_LIMIT_MS, 'the fault', striking)
    if (strikeProblem) throw new Error(strikeProblem)
    if (first.kind === null) await device.page.expectBrowser?.(plan)

    const seen = first.kind === 'screen' ? undefined : await device.page.describe()
    const leadsOn = first.kind === 'problem' && (await this.leadsOn(fault))
    const isLost = first.kind === null && device.page.isUnanswered() && (await this.comesWhenAskedAgain(plan))
    const started = judge(first, leadsOn, isLost)
    return { ...started, ...(seen && started.outcome !== 'screen' && { seen }) }
  }

  private readonly ask = (mayTap: boolean) => this.device.page.ask(mayTap)

  /** What happens before the start itself: a start that is killed, or a page that is left while it stores data. */
  private async live(plan: StartPlan): Promise<void> {
    if (plan.fault === 'left-in-mid-write') {
      await this.device.page.go('/1')
      await pause(plan.detail * MID_WRITE_MS[this.engine])
    }
    if (plan.fault !== 'renderer-killed' && plan.fault !== 'browser-killed') return
    void this.device.page.go(plan.address)
    await pause(plan.momentMs ?? 0)
    const what = plan.fault === 'browser-killed' ? 'browser' : 'page'
    await this.device.killAndReopen(what, plan)
  }

  /** Asks for the address once more in the same tab, as a person would who sees nothing. */
  private async comesWhenAskedAgain({ address }: StartPlan): Promise<boolean> {
    const beganMs = Date.now()
    await this.device.page.begin(address)
    return judge(await untilFirstScreen(beganMs, this.ask, () => true), false).outcome === 'screen'
  }

  /** Presses the plain page's button once what was wrong is over. */
  private async leadsOn(fault: Fault): Promise<boolean> {
    await this.device.leaveTools()
    await fault.end?.()
    await this.server.become('running')
    const { page } = this.device
    const plain = await page.ask(false)
    const pressedMs = Date.now()
    await within(TOOL_LIMIT_MS, 'the button', page.pressPlain())
    // The plain page itself no longer counts.
    const askAgain = async (mayTap: boolean): Promise<Sighting | null> => {
      const seen = await page.ask(mayTap)
      return seen?.kind === 'problem' && seen.documentMs === plain?.documentMs ? null : seen
    }
    return judge(await untilFirstScreen(pressedMs, askAgain, () => true), false).outcome === 'screen'
  }
}
