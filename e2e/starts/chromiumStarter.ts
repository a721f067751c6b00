import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { pageScript } from '../../scripts/test/pageScript'
import { CHROMIUM_FAULTS, type ChromiumFault, type FaultTools } from './chromiumFaults'
import { untilFirstScreen } from './firstScreen'
import { judge } from './judge'
import type { StartPlan } from './plan'
import { StartDevice } from './startDevice'
import type { Started, Starter } from './starter'
import { StartServer } from './startServer'
import type { StartTab } from './startTab'
import { within } from './within'

/** Starts of one browser process, which is then killed. */
const STARTS_A_PROCESS = 25
const TOOL_LIMIT_MS = 15_000

/** Cold starts in Chromium: new tabs on one device, whose browser is killed now and then. */
export class ChromiumStarter implements Starter {
  private starts = 0

  private constructor(
    private readonly server: StartServer,
    private readonly device: StartDevice,
  ) {}

  /** @param profile a prepared profile; one is made and kept when there is none */
  static async open(profile?: string): Promise<ChromiumStarter> {
    const script = await pageScript(fileURLToPath(new URL('./page/main.ts', import.meta.url)))
    const server = await StartServer.open()
    return new ChromiumStarter(server, new StartDevice(script, server.port, profile))
  }

  async start(plan: StartPlan, busy: (isWanted: boolean) => void): Promise<Started> {
    try {
      const started = await this.tryStart(plan, CHROMIUM_FAULTS[plan.fault] ?? {}, busy)
      this.starts += 1
      if (this.starts % STARTS_A_PROCESS === 0) await this.device.kill()
      return started
    } catch (error) {
      await this.device.discard()
      const why = error instanceof Error ? error.message.split('\n').slice(0, 2).join(' ') : String(error)
      return { outcome: 'not-run', shownMs: null, answeredMs: null, loads: 0, taps: 0, seen: why }
    }
  }

  async close(): Promise<void> {
    await this.device.discard()
    await this.server.close()
  }

  private async tryStart(
    plan: StartPlan,
    fault: ChromiumFault,
    busy: (isWanted: boolean) => void,
  ): Promise<Started> {
    await this.server.become(plan.server)
    const helper = await within(TOOL_LIMIT_MS, 'the helper', this.device.helper())
    await within(TOOL_LIMIT_MS, 'leaving', helper.tool('leaveDeviceWith', plan.locale, plan.theme))
    let tab = await within(TOOL_LIMIT_MS, 'the tab', this.device.tab(plan))
    const tools: FaultTools = { plan, server: this.server, helper, tab: tab.tab }
    if (fault.prepare) await within(TOOL_LIMIT_MS, 'preparing', fault.prepare(tools))
    if (!fault.beside) await helper.close()
    tab = await within(TOOL_LIMIT_MS, 'what was before', this.live(plan, tab))

    let isStruck = plan.momentMs === null || !fault.strike
    const strike = async () => {
      await fault.strike?.({ ...tools, tab: tab.tab })
      isStruck = true
    }
    if (plan.momentMs === null) await within(TOOL_LIMIT_MS, 'the fault', strike())
    busy(true)
    const beganMs = Date.now()
    void tab.go(plan.address)
    const striking = isStruck ? Promise.resolve() : pause(plan.momentMs ?? 0).then(strike)
    let strikeProblem = ''
    striking.catch((error: Error) => {
      strikeProblem = error.message
      isStruck = true
    })
    const first = await untilFirstScreen(beganMs, tab.ask, () => isStruck)
    busy(false)
    await within(TOOL_LIMIT_MS, 'the fault', striking)
    if (strikeProblem) throw new Error(strikeProblem)

    const seen = first.kind === 'screen' ? undefined : await tab.describe()
    const leadsOn = first.kind === 'problem' && (await this.leadsOn(tools, fault, tab))
    const isLost = first.kind === null && tab.isUnanswered() && (await this.comesWhenAskedAgain(plan, tab))
    const started = judge(first, leadsOn, isLost)
    await this.tidy(fault, tools, tab, started)
    return { ...started, ...(seen && started.outcome !== 'screen' && { seen }) }
  }

  /** What happens before the start itself: a start that is killed, or a page that is left while it stores data. */
  private async live(plan: StartPlan, tab: StartTab): Promise<StartTab> {
    if (plan.fault === 'left-in-mid-write') {
      await tab.go('/1')
      await pause(plan.detail * 1_500)
    }
    if (plan.fault !== 'renderer-killed' && plan.fault !== 'browser-killed') return tab
    void tab.go(plan.address)
    await pause(plan.momentMs ?? 0)
    if (plan.fault === 'browser-killed') await this.device.kill()
    else await tab.crash()
    return this.device.tab(plan)
  }

  /** Leaves the device as the next start may find it. */
  private async tidy({ end, harms }: ChromiumFault, tools: FaultTools, tab: StartTab, { outcome }: Started) {
    if (harms || outcome !== 'screen') return this.device.discard()
    await end?.({ ...tools, tab: tab.tab })
    await within(TOOL_LIMIT_MS, 'closing', Promise.all([tab.tab.close(), tools.helper.close()]))
  }

  /** Asks for the address once more in the same tab, as a person would who sees nothing. */
  private async comesWhenAskedAgain({ address }: StartPlan, tab: StartTab): Promise<boolean> {
    const beganMs = Date.now()
    void tab.go(address)
    return judge(await untilFirstScreen(beganMs, tab.ask, () => true), false).outcome === 'screen'
  }

  /** Presses the plain page's button once what was wrong is over. */
  private async leadsOn(tools: FaultTools, fault: ChromiumFault, tab: StartTab): Promise<boolean> {
    await tools.helper.close()
    await fault.end?.({ ...tools, tab: tab.tab })
    await this.server.become('running')
    const ask = await tab.askAgain()
    const pressedMs = Date.now()
    await within(TOOL_LIMIT_MS, 'the button', tab.tab.evaluate('window.starts.pressPlain()'))
    const next = await untilFirstScreen(pressedMs, ask, () => true)
    return judge(next, false).outcome === 'screen'
  }
}
