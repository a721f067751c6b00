import type { CDPSession, Page } from '@playwright/test'
import { KIOSK_ORIGIN } from '../drivers/device'
import type { Sighting } from './page/probe'
import { within } from './within'

const ASK_LIMIT_MS = 2_000
const DESCRIBE_LIMIT_MS = 3_000
const OTHER_TAB_LIMIT_MS = 4_000
const MOST_LINES = 12

/** A tab that a start is made in. */
export class StartTab {
  private readonly pending = new Set<string>()
  /** A document or an error page of the browser came. */
  private hasAnswer = false
  private readonly lines: string[] = []

  constructor(
    readonly page: Page,
    readonly session: CDPSession,
  ) {
    page.on('request', (request) => this.pending.add(request.url()))
    page.on('requestfinished', (request) => this.pending.delete(request.url()))
    page.on('requestfailed', (request) => {
      this.pending.delete(request.url())
      this.lines.push(`failed ${shortened(request.url())} ${request.failure()?.errorText ?? ''}`)
    })
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame() && frame.url() !== 'about:blank') this.hasAnswer = true
    })
    page.on('console', (message) => {
      if (message.type() === 'error') this.lines.push(message.text())
    })
    page.on('pageerror', (error) => this.lines.push(`uncaught ${error.message}`))
  }

  /** Asks for an address; a navigation that fails shows by what the page says then. */
  async go(address: string): Promise<void> {
    await this.page.goto(KIOSK_ORIGIN + address, { waitUntil: 'commit', timeout: 60_000 }).catch((error) => {
      this.lines.push(String(error).split('\n')[0] ?? '')
    })
  }

  /** Whether the browser has given neither a document nor an error for what was asked for. */
  isUnanswered(): boolean {
    return !this.hasAnswer && this.pending.size > 0
  }

  /** What the page sees of its own start; null while no document answers. */
  readonly ask = (mayTap: boolean): Promise<Sighting | null> =>
    within(
      ASK_LIMIT_MS,
      'an answer',
      this.page.evaluate((may) => window.starts?.report?.(may) ?? null, mayTap),
    ).catch(() => null)

  /** As `ask`, after the plain page's button: the plain page itself no longer counts. */
  async askAgain(): Promise<(mayTap: boolean) => Promise<Sighting | null>> {
    const plain = await this.ask(false)
    return async (mayTap) => {
      const seen = await this.ask(mayTap)
      return seen?.kind === 'problem' && seen.documentMs === plain?.documentMs ? null : seen
    }
  }

  /** Kills the page's process. */
  async crash(): Promise<void> {
    const crashed = this.page.waitForEvent('crash')
    void this.session.send('Page.crash').catch(() => undefined)
    await within(ASK_LIMIT_MS, 'the crash', crashed)
    await this.page.close()
  }

  /** What is to be seen of a start that ended without a screen: the page, its requests, its console. */
  async describe(): Promise<string> {
    const page = await within(
      DESCRIBE_LIMIT_MS,
      'the page',
      this.page.evaluate(() =>
        [
          `${location.href} ${document.readyState}`,
          `controlled ${Boolean(navigator.serviceWorker?.controller)}`,
          `body: ${document.body?.innerHTML.replace(/\s+/g, ' ').slice(0, 300)}`,
          `loaded: ${performance
            .getEntriesByType('resource')
            .map(({ name, duration }) => `${name.split('/').at(-1)} ${Math.round(duration)}`)
            .join(', ')
            .slice(0, 900)}`,
        ].join('; '),
      ),
    ).catch(async (error: Error) => `the page does not answer: ${error.message}; ${await this.beside()}`)
    const workers = await within(DESCRIBE_LIMIT_MS, 'the workers', this.workers()).catch(String)
    const pending = [...this.pending].map(shortened).join(', ')
    return `${page}; workers: ${workers}; pending: ${pending}; lines: ${this.lines.slice(-MOST_LINES).join(' | ').slice(0, 1_500)}`
  }

  /** What the browser says of a page that does not answer, and whether another tab opens the same address. */
  private async beside(): Promise<string> {
    const ask = (method: 'Page.getNavigationHistory' | 'Page.getFrameTree' | 'Runtime.evaluate') =>
      within(
        ASK_LIMIT_MS,
        method,
        this.session.send(
          method,
          method === 'Runtime.evaluate' ? { expression: 'location.href' } : undefined,
        ),
      ).then((answer) => JSON.stringify(answer).slice(0, 300), String)
    const other = await this.page.context().newPage()
    const address = [...this.pending][0] ?? KIOSK_ORIGIN
    const beganMs = Date.now()
    const opened = await other
      .goto(address, { waitUntil: 'commit', timeout: OTHER_TAB_LIMIT_MS })
      .then(() => `opens it in ${Date.now() - beganMs} ms`, String)
    const asked = await Promise.all([
      ask('Page.getNavigationHistory'),
      ask('Page.getFrameTree'),
      ask('Runtime.evaluate'),
    ])
    return `another tab ${opened}; ${asked.join('; ')}`
  }

  /** State of each worker of the device, from the browser's own process. */
  private async workers(): Promise<string> {
    const told = new Promise<string>((resolve) => {
      this.session.on('ServiceWorker.workerVersionUpdated', ({ versions }) =>
        resolve(versions.map(({ status, runningStatus }) => `${status} ${runningStatus}`).join(', ')),
      )
    })
    await this.session.send('ServiceWorker.enable')
    return told
  }
}

const shortened = (url: string) => url.replace(KIOSK_ORIGIN, '').slice(0, 80)
