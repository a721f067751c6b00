import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, openBrowser } from './browser'
import { startDisplay } from './display'
import { waitFor } from './processes'
import type { Result } from './results'
import type { WebDriverSession } from './webdriver'

/** An action of a visitor. @throws Error that names the expected result that did not appear */
export interface BrowserTask {
  name: string
  /** Name of the screenshot taken at the end. */
  picture: string
  act(page: WebDriverSession, origin: string): Promise<void>
}

/** A site under test, and the pages that must open with its server stopped. */
export interface Journey {
  /** Starts the server; `url` is its address. */
  serve(): Promise<{ url: string; close(): Promise<void> | void }>
  /** Address of the first visit, made with the server up. */
  start: string
  /** Addresses opened cold, each with the text of its h1. */
  pages: readonly { path: string; heading: string }[]
  /** Actions with the server stopped, after the pages. */
  tasks?: readonly BrowserTask[]
  /** Actions with the server stopped, after the browser was killed and restarted. */
  afterKill?: readonly BrowserTask[]
  artifacts: string
  /** Told of each test as it ends, so that a run that hangs still says what came before. */
  onResult?: (result: Result) => void
}

/** Long, because other programs may keep every core busy. */
const READY_LIMIT_MS = 180_000
const PAGE_LIMIT_MS = 60_000

/** Lines that WebKit prints for an uncaught error; a request that failed and was caught reads otherwise. */
const UNCAUGHT = /CONSOLE JS ERROR.*(Unhandled Promise Rejection|\b\w*Error: )/

/** Whether a line of the browser tells of an uncaught error. */
export function isUncaught(line: string): boolean {
  return UNCAUGHT.test(line)
}

/**
 * Visits a site until it says that it is offline ready, quits the browser, stops the server, and
 * opens its pages from a cold start with the same profile, runs the actions, kills the browser, and runs
 * the actions that must work after a restart.
 */
export async function runJourney({
  serve,
  start,
  pages,
  tasks = [],
  afterKill = [],
  artifacts,
  onResult = () => {},
}: Journey): Promise<Result[]> {
  mkdirSync(artifacts, { recursive: true })
  const profile = mkdtempSync(join(tmpdir(), 'pharos-webkit-'))
  const log: string[] = []
  const results: Result[] = []
  const test = async (name: string, body: () => Promise<void>) => {
    const began = performance.now()
    const seconds = () => (performance.now() - began) / 1000
    const result: Result = await body().then(
      () => ({ name, passed: true, seconds: seconds() }),
      (error) => ({
        name,
        passed: false,
        seconds: seconds(),
        detail: error instanceof Error ? error.message : String(error),
      }),
    )
    results.push(result)
    onResult(result)
    return result.passed
  }
  const display = await startDisplay()
  const open = () => openBrowser({ profile, display: display.name, onLine: (line) => log.push(line) })
  try {
    let origin = ''
    const ready = await test(`${start} becomes offline ready`, async () => {
      const server = await serve()
      origin = `http://localhost:${new URL(server.url).port}`
      try {
        await withBrowser(open, (browser) => waitForOfflineReady(browser, origin + start))
      } finally {
        await server.close()
      }
      if (await answers(origin)) throw new Error('the server still answers after it was stopped')
    })
    if (!ready) return results
    await withBrowser(open, async (browser) => {
      for (const { path, heading } of pages) {
        await test(`${path} opens cold with the server stopped`, () =>
          opens(browser, origin + path, heading, artifacts))
      }
    })
    // The actions get a fresh browser, because the earlier pages were left while still loading.
    await withBrowser(open, async (browser) => {
      for (const task of tasks) await test(task.name, () => does(browser, task, origin, artifacts))
      if (afterKill.length > 0) await browser.kill()
    })
    if (afterKill.length > 0) {
      await withBrowser(open, async (browser) => {
        for (const task of afterKill) await test(task.name, () => does(browser, task, origin, artifacts))
      })
    }
    await test('no uncaught error', async () => {
      const errors = log.filter(isUncaught)
      if (errors.length > 0) throw new Error(errors.slice(0, 3).join(' | '))
    })
  } finally {
    await display.stop()
    writeFileSync(join(artifacts, 'console.log'), log.join('\n'))
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 })
  }
  return results
}

async function withBrowser(
  open: () => Promise<Browser>,
  use: (browser: Browser) => Promise<void>,
): Promise<void> {
  const browser = await open()
  try {
    await use(browser)
  } finally {
    await browser.quit()
  }
}

/** Opens an address and waits until the device is offline ready and controlled by the worker. */
export async function waitForOfflineReady({ page }: Browser, url: string): Promise<void> {
  await page.visit(url)
  // `ready` may resolve while the worker is still activating, so the page must also be controlled.
  const state =
    'return [document.documentElement.dataset.offline ?? "", Boolean(navigator.serviceWorker?.controller)].join()'
  let last: unknown = ''
  await waitFor('data-offline="ready" and a controlling worker', READY_LIMIT_MS, async () => {
    last = await page.run(state)
    return last === 'ready,true' || undefined
  }).catch((error: Error) => {
    throw new Error(`${error.message}; the page said "${String(last)}"`)
  })
}

async function opens({ page }: Browser, url: string, heading: string, artifacts: string): Promise<void> {
  await page.visit(url)
  let last: unknown = ''
  try {
    await waitFor(`the heading "${heading}"`, PAGE_LIMIT_MS, async () => {
      last = await page.run(
        'return [...document.querySelectorAll("h1")].map((h) => h.textContent.trim()).join(" | ")',
      )
      return last === heading || undefined
    })
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : ''}; the page has "${String(last)}"`)
  } finally {
    const name = new URL(url).pathname.replace(/\W+/g, '-').replace(/^-|-$/g, '')
    await picture(page, join(artifacts, `${name || 'root'}.png`))
  }
}

async function does({ page }: Browser, task: BrowserTask, origin: string, artifacts: string): Promise<void> {
  try {
    await task.act(page, origin)
  } finally {
    await picture(page, join(artifacts, `${task.picture}.png`))
  }
}

/** Screenshots are for review only, so a failed one is ignored. */
function picture(page: WebDriverSession, file: string): Promise<void> {
  return page.screenshot().then(
    (png) => writeFileSync(file, png),
    () => {},
  )
}

async function answers(origin: string): Promise<boolean> {
  try {
    await fetch(origin, { signal: AbortSignal.timeout(3000) })
    return true
  } catch {
    return false
  }
}
