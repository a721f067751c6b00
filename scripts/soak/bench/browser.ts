import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright'
import { findChromium } from '../../check/test/chromium'
import { copyOf, removeFolder } from './tempFolder'

export interface Session {
  context: BrowserContext
  page: Page
  cdp: CDPSession
}

export interface BrowserOptions {
  /** 4 makes the page's main thread four times slower. */
  cpuSlowdown?: number
  /** Names of files in `page/` that run before the page's own scripts. */
  scripts?: readonly PageScript[]
  touch?: boolean
}

export type PageScript =
  | 'clock'
  | 'frames'
  | 'gameBar'
  | 'heading'
  | 'insight'
  | 'interactions'
  | 'list'
  | 'owned'
  | 'press'
  | 'queue'
  | 'replay'
  | 'rules'

/** No step of the bench waits longer for the browser than this, unless it says so. */
export const STEP_LIMIT_MS = 30_000

let browser: string | undefined

/** The browser that the tests take too; looked for once. @throws Error when there is none */
function browserPath(): string {
  browser ??= findChromium()?.path
  if (!browser) throw new Error('No Chromium was found, and none could be installed.')
  return browser
}

/** Opens a fresh browser process on `profile` itself, so that what the visit leaves stays there. */
export async function withBrowser<T>(
  profile: string,
  options: BrowserOptions,
  use: (session: Session) => Promise<T>,
): Promise<T> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: browserPath(),
    headless: true,
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-quic'],
    viewport: { width: 1180, height: 820 },
    hasTouch: options.touch ?? false,
    serviceWorkers: 'allow',
  })
  try {
    context.setDefaultTimeout(STEP_LIMIT_MS)
    for (const name of options.scripts ?? []) {
      await context.addInitScript({ path: fileURLToPath(new URL(`./page/${name}.js`, import.meta.url)) })
    }
    const page = context.pages()[0] ?? (await context.newPage())
    const cdp = await context.newCDPSession(page)
    if (options.cpuSlowdown) await cdp.send('Emulation.setCPUThrottlingRate', { rate: options.cpuSlowdown })
    return await use({ context, page, cdp })
  } finally {
    await context.close()
  }
}

/** The same on a copy of `profile`, which therefore stays as it is. */
export async function withCopiedProfile<T>(
  profile: string,
  options: BrowserOptions,
  use: (session: Session) => Promise<T>,
): Promise<T> {
  const copy = copyOf(profile, 'profile')
  try {
    return await withBrowser(copy, options, use)
  } finally {
    removeFolder(copy)
  }
}

/** Runs `work` under the CPU profiler when `file` is given, and writes `.cache/<file>`. */
export async function profiled<T>(cdp: CDPSession, file: string | null, work: () => Promise<T>): Promise<T> {
  if (!file) return work()
  await cdp.send('Profiler.enable')
  await cdp.send('Profiler.setSamplingInterval', { interval: 200 })
  await cdp.send('Profiler.start')
  const result = await work()
  const { profile } = await cdp.send('Profiler.stop')
  mkdirSync('.cache', { recursive: true })
  writeFileSync(`.cache/${file}`, JSON.stringify(profile))
  return result
}

/**
 * Asks the page until `expression` (which may be a promise) is true. Playwright's own waiting compiles the text inside
 * the page, which the product's policy forbids.
 * @throws when that takes longer than `limitMs`
 */
export async function until(
  page: Page,
  expression: string,
  { limitMs = STEP_LIMIT_MS, everyMs = 50 }: { limitMs?: number; everyMs?: number } = {},
): Promise<void> {
  const end = performance.now() + limitMs
  while (!(await page.evaluate<unknown>(expression))) {
    if (performance.now() > end) throw new Error(`In ${limitMs / 1000} s it never came true: ${expression}`)
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
}
