import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type LaunchOptions,
} from '@playwright/test'
import { Kiosk } from './kiosk'
import { type Watch, watch } from './watch'

/** Launch options and origin of a device's browser. */
export interface DeviceOptions {
  launch: LaunchOptions
  /** Origin of the kiosk. */
  url: string
  /** Port of the kiosk's server when the origin names none. */
  port?: number
  /** Port that the metrics service listens on, for a kiosk that reports to `METRICS_ORIGIN`. */
  metricsPort?: number
  /** Port that the product API and its live connection listen on, for a kiosk with `LIVE_ORIGIN`. */
  livePort?: number
  /** Folder of the profile to copy, see `storedIn`. */
  profile?: string
  /** Folder of its own profile, which stays when the device is discarded; a temporary one when absent. */
  keptIn?: string
  context?: BrowserContextOptions
  /** Further command line switches of the browser. */
  args?: string[]
  /** Additional origins that requests may go to. */
  allowedOrigins?: string[]
  /** Runs in each page before the kiosk's own scripts. */
  before?: () => void
}

/**
 * The kiosk's origin in the tests. Each test has a server of its own on a port of its own; that the
 * origin is the same lets a profile be copied, for storage belongs to an origin.
 */
export const KIOSK_ORIGIN = 'http://kiosk.localhost'

/**
 * Nothing ever listens here: a device that is unplugged for good asks it. A port that a stopped server gave back may
 * become that of another test's server.
 */
export const NO_SERVER_PORT = 9

/** As `KIOSK_ORIGIN`, of the metrics service: its address is a part of what a kiosk stores. */
export const METRICS_ORIGIN = 'http://metrics.localhost'

/** As `KIOSK_ORIGIN`, of the product API and its live connection. */
export const LIVE_ORIGIN = 'http://live.localhost:8080'

/** A device: a browser profile that persists while the browser is closed. */
export class Device {
  private readonly profile: string
  private context: BrowserContext | null = null
  private watching: Watch | null = null

  constructor(private readonly options: DeviceOptions) {
    this.profile = options.keptIn ?? mkdtempSync(join(tmpdir(), 'pharos-device-'))
    if (options.profile) cpSync(options.profile, this.profile, { recursive: true })
  }

  /** Folder of its profile, to be copied while it is off. */
  storedIn(): string {
    if (this.context) throw new Error('the device is on')
    return this.profile
  }

  /** Starts the browser; `overrides` hold until it is closed. Does nothing when it runs. */
  async turnOn(overrides: Partial<DeviceOptions> = {}): Promise<BrowserContext> {
    if (this.context) return this.context
    const {
      launch,
      context,
      args = [],
      allowedOrigins = [],
      url,
      port,
      metricsPort,
      livePort,
      before,
    } = {
      ...this.options,
      ...overrides,
    }
    const ports = { 'kiosk.localhost': port, 'metrics.localhost': metricsPort, 'live.localhost': livePort }
    const rules = Object.entries(ports).filter(([, at]) => at !== undefined)
    const resolved =
      rules.length === 0
        ? []
        : [`--host-resolver-rules=${rules.map(([host, at]) => `MAP ${host} 127.0.0.1:${at}`).join(',')}`]
    this.context = await chromium.launchPersistentContext(this.profile, {
      viewport: { width: 1180, height: 820 },
      // A tab whose test is about motion asks for it: `Tab.allowMotion`.
      reducedMotion: 'reduce',
      ...launch,
      ...context,
      args: [...(launch.args ?? []), ...resolved, ...args],
    })
    if (before) await this.context.addInitScript(before)
    this.watching = watch(this.context, () => [new URL(url).origin, ...allowedOrigins])
    return this.context
  }

  /** Opens an empty tab. */
  async newTab(): Promise<Kiosk> {
    const context = await this.turnOn()
    return new Kiosk(await context.newPage(), this.options.url)
  }

  /** Opens a tab at an address of the kiosk. */
  async open(path: string): Promise<Kiosk> {
    const kiosk = await this.newTab()
    await kiosk.visit(path)
    return kiosk
  }

  /** Wraps a tab that the browser opened, such as a duplicate. */
  async nextTab(open: () => Promise<unknown>): Promise<Kiosk> {
    const context = await this.turnOn()
    const [page] = await Promise.all([context.waitForEvent('page'), open()])
    const kiosk = new Kiosk(page, this.options.url)
    await kiosk.untilShown()
    return kiosk
  }

  /** Errors and requests since the browser started. */
  seen(): Watch {
    if (!this.watching) throw new Error('the device is off')
    return this.watching
  }

  /** Sets the browser's network state. The server is not affected. */
  async network(there: boolean): Promise<void> {
    await (await this.turnOn()).setOffline(!there)
  }

  /**
   * Closes every tab and resets modes and language for the next test of a shared device. A test
   * undoes its data changes itself, with the kiosk's own reset.
   */
  async tidy(): Promise<void> {
    // The first tab stays open, because some browsers exit with their last tab.
    const tabs = this.context?.pages().filter((page) => page.url().startsWith(this.options.url)) ?? []
    for (const tab of tabs) {
      await tab.evaluate(() => localStorage.clear())
      await tab.close()
    }
  }

  /** Closes the browser as a person would. */
  async turnOff(): Promise<void> {
    await this.context?.close()
    this.context = null
  }

  /** Kills the browser, as a power cut would. */
  async kill(): Promise<void> {
    const context = this.context
    if (!context) return
    const gone = new Promise<void>((resolve) => context.once('close', () => resolve()))
    for (const id of this.browserProcesses()) process.kill(id, 'SIGKILL')
    await gone
    this.context = null
  }

  /** Closes the browser and deletes the profile. */
  async discard(): Promise<void> {
    await this.turnOff()
    if (this.options.keptIn) return
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  }

  /** Process ids of this profile's browser. Child processes have a `--type` argument, a wrapper script has none. */
  private browserProcesses(): number[] {
    const ids = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8', maxBuffer: 1e7 })
      .split('\n')
      .filter((entry) => entry.includes(`--user-data-dir=${this.profile}`) && !entry.includes('--type='))
      .map((entry) => Number.parseInt(entry, 10))
    if (ids.length === 0) throw new Error('the browser of this device was not found')
    return ids
  }
}
