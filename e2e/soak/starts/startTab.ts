import { KIOSK_ORIGIN } from '../../drivers/device'
import { within } from '../harness/wait'
import type { BrowserTab } from './browserTab'
import type { StartPage } from './device'
import type { Sighting } from './page/probe'
import type { Params } from './protocol'

const ASK_LIMIT_MS = 2_000
const DESCRIBE_LIMIT_MS = 3_000
const OTHER_TAB_LIMIT_MS = 4_000
const MOST_LINES = 12

/** What a page says of itself when its start ended without a screen. */
const DESCRIPTION = `[
  location.href + ' ' + document.readyState,
  'controlled ' + Boolean(navigator.serviceWorker?.controller),
  'body: ' + document.body?.innerHTML.replace(/\\s+/g, ' ').slice(0, 300),
  'loaded: ' + performance.getEntriesByType('resource')
    .map(({ name, duration }) => name.split('/').at(-1) + ' ' + Math.round(duration)).join(', ').slice(0, 900),
].join('; ')`

/** A tab of Chromium that a start is made in. */
export class StartTab implements StartPage {
  /** Addresses of the requests that are not answered yet, by their names in the protocol. */
  private readonly pending = new Map<string, string>()
  private readonly lines: string[] = []
  private workers = 'unknown'
  /** A document or an error page of the browser came. */
  private hasAnswer = false

  /** @param openOther opens an empty tab beside this one */
  constructor(
    readonly tab: BrowserTab,
    private readonly openOther: () => Promise<BrowserTab>,
  ) {
    this.follow()
  }

  async begin(address: string): Promise<void> {
    void this.go(address)
  }

  /** A navigation that fails shows by what the page says then. */
  async go(address: string): Promise<void> {
    const problem = await this.tab.go(KIOSK_ORIGIN + address).catch(String)
    if (problem) this.lines.push(problem)
  }

  pressPlain(): Promise<void> {
    return this.tab.evaluate('window.starts.pressPlain()')
  }

  isUnanswered(): boolean {
    return !this.hasAnswer && this.pending.size > 0
  }

  ask(mayTap: boolean): Promise<Sighting | null> {
    const asked = this.tab.evaluate<Sighting | null>(`window.starts?.report?.(${mayTap}) ?? null`)
    return within(ASK_LIMIT_MS, 'an answer', asked).catch(() => null)
  }

  /** Kills the page's process. */
  async crash(): Promise<void> {
    const crashed = new Promise<void>((resolve) => this.tab.on('Inspector.targetCrashed', () => resolve()))
    void this.tab.send('Page.crash').catch(() => undefined)
    await within(ASK_LIMIT_MS, 'the crash', crashed)
    await this.tab.close()
  }

  /** The page, its requests, its console. */
  async describe(): Promise<string> {
    await within(DESCRIBE_LIMIT_MS, 'the workers', this.tab.send('ServiceWorker.enable')).catch(
      () => undefined,
    )
    const page = await within(DESCRIBE_LIMIT_MS, 'the page', this.tab.evaluate<string>(DESCRIPTION)).catch(
      async (error: Error) => `the page does not answer: ${error.message}; ${await this.beside()}`,
    )
    const pending = [...this.pending.values()].map(shortened).join(', ')
    return `${page}; workers: ${this.workers}; pending: ${pending}; lines: ${this.lines.slice(-MOST_LINES).join(' | ').slice(0, 1_500)}`
  }

  /** Whether another tab opens what this one does not. */
  private async beside(): Promise<string> {
    const address = [...this.pending.values()][0] ?? KIOSK_ORIGIN
    const beganMs = Date.now()
    const opened = await within(
      OTHER_TAB_LIMIT_MS,
      'another tab',
      this.openOther().then((other) => other.go(address)),
    ).then((problem) => problem ?? `opens it in ${Date.now() - beganMs} ms`, String)
    return `another tab: ${opened}`
  }

  private follow(): void {
    const { tab } = this
    tab.on('Network.requestWillBeSent', ({ requestId, request }) => {
      this.pending.set(String(requestId), String((request as Params).url))
    })
    tab.on('Network.loadingFinished', ({ requestId }) => void this.pending.delete(String(requestId)))
    tab.on('Network.loadingFailed', ({ requestId, errorText }) => {
      const url = this.pending.get(String(requestId)) ?? ''
      this.pending.delete(String(requestId))
      this.lines.push(`failed ${shortened(url)} ${String(errorText)}`)
    })
    tab.on('Page.frameNavigated', ({ frame }) => {
      const { parentId, url } = frame as Params
      if (parentId === undefined && url !== 'about:blank') this.hasAnswer = true
    })
    tab.on('Runtime.exceptionThrown', ({ exceptionDetails }) => {
      this.lines.push(`uncaught ${JSON.stringify(exceptionDetails).slice(0, 300)}`)
    })
    tab.on('Runtime.consoleAPICalled', ({ type, args }) => {
      if (type === 'error') this.lines.push(JSON.stringify(args).slice(0, 300))
    })
    tab.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const states = versions as { status: string; runningStatus: string }[]
      if (states.length > 0)
        this.workers = states.map(({ status, runningStatus }) => `${status} ${runningStatus}`).join(', ')
    })
  }
}

const shortened = (url: string) => url.replace(KIOSK_ORIGIN, '').slice(0, 80)
