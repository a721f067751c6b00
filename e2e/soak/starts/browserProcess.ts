import type { ChildProcess } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { chromium } from '@playwright/test'
import { SOFTWARE_WEBGL } from '../../drivers/mapScreen'
import { spawnGroup, stopGroup } from '../harness/processes'
import { within } from '../harness/wait'
import { BrowserTab } from './browserTab'
import { Protocol } from './protocol'

const LAUNCH_LIMIT_MS = 12_000

const SWITCHES = [
  '--headless',
  '--remote-debugging-pipe',
  '--no-first-run',
  '--disable-field-trial-config',
  '--disable-breakpad',
  '--disable-dev-shm-usage',
  '--disable-extensions',
  '--disable-sync',
  // A tab beside the one that starts goes on working.
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--disable-hang-monitor',
  '--disable-ipc-flooding-protection',
  '--password-store=basic',
  '--use-mock-keychain',
  '--mute-audio',
  '--hide-scrollbars',
  '--window-size=1180,820',
  '--disable-features=HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,OptimizationHints,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,NetworkTimeServiceQuerying,PreconnectToSearch',
]

/**
 * A browser that nobody debugs but for the tabs that are opened here. Playwright attaches to every worker, and a
 * worker with a debugger is ended at an update with requests in its hands, which loses a navigation; without one
 * Chromium waits for them (docs/testing.md).
 */
export class BrowserProcess {
  private constructor(
    private readonly child: ChildProcess,
    private readonly protocol: Protocol,
  ) {}

  static async launch(profile: string, args: readonly string[]): Promise<BrowserProcess> {
    const child = spawnGroup(
      SOFTWARE_WEBGL.executablePath ?? chromium.executablePath(),
      [...SWITCHES, ...(SOFTWARE_WEBGL.args ?? []), ...args, `--user-data-dir=${profile}`, 'about:blank'],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
    )
    child.on('error', () => undefined)
    const protocol = new Protocol(child.stdio[3] as Writable, child.stdio[4] as Readable)
    const browser = new BrowserProcess(child, protocol)
    try {
      await within(LAUNCH_LIMIT_MS, 'the browser', protocol.send('Browser.getVersion'))
    } catch (error) {
      await browser.kill()
      throw error
    }
    return browser
  }

  /** Opens an empty tab; the script runs in each of its documents before their own. */
  openTab(script: string): Promise<BrowserTab> {
    return BrowserTab.open(this.protocol, script)
  }

  /** Kills it with all its processes, as a power cut would. */
  async kill(): Promise<void> {
    await stopGroup(this.child, 'SIGKILL')
  }
}
