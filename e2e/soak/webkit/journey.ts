import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { waitFor } from '../harness/wait'
import { WebkitDevice } from '../harness/webkitDevice'
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

const PAGE_LIMIT_MS = 60_000

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
  const device = await WebkitDevice.make()
  try {
    let origin = ''
    const ready = await test(`${start} becomes offline ready`, async () => {
      const server = await serve()
      origin = `http://localhost:${new URL(server.url).port}`
      try {
        await turnedOn(device, () => device.becomeReady(origin + start))
      } finally {
        await server.close()
      }
      if (await answers(origin)) throw new Error('the server still answers after it was stopped')
    })
    if (!ready) return results
    await turnedOn(device, async () => {
      for (const { path, heading } of pages) {
        await test(`${path} opens cold with the server stopped`, () =>
          opens(device, origin + path, heading, artifacts))
      }
    })
    // The actions get a fresh browser, because the earlier pages were left while still loading.
    await turnedOn(device, async () => {
      for (const task of tasks) await test(task.name, () => does(device, task, origin, artifacts))
      if (afterKill.length > 0) await device.kill()
    })
    if (afterKill.length > 0) {
      await turnedOn(device, async () => {
        for (const task of afterKill) await test(task.name, () => does(device, task, origin, artifacts))
      })
    }
    await test('no uncaught error', async () => {
      const errors = device.takeErrors()
      if (errors.length > 0) throw new Error(errors.slice(0, 3).join(' | '))
    })
  } finally {
    writeFileSync(join(artifacts, 'console.log'), device.lines.join('\n'))
    await device.discard()
  }
  return results
}

async function turnedOn(device: WebkitDevice, use: () => Promise<void>): Promise<void> {
  await device.open()
  try {
    await use()
  } finally {
    await device.quit()
  }
}

async function opens(device: WebkitDevice, url: string, heading: string, artifacts: string): Promise<void> {
  const { page } = device
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
    await device.picture(join(artifacts, `${name || 'root'}.png`))
  }
}

async function does(
  device: WebkitDevice,
  task: BrowserTask,
  origin: string,
  artifacts: string,
): Promise<void> {
  try {
    await task.act(device.page, origin)
  } finally {
    await device.picture(join(artifacts, `${task.picture}.png`))
  }
}

async function answers(origin: string): Promise<boolean> {
  try {
    await fetch(origin, { signal: AbortSignal.timeout(3000) })
    return true
  } catch {
    return false
  }
}
