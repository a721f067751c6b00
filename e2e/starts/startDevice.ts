import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { BrowserContext, LaunchOptions, Page } from '@playwright/test'
import { Device, KIOSK_ORIGIN } from '../drivers/device'
import { SOFTWARE_WEBGL } from '../drivers/mapScreen'
import { PROFILES_FOLDER, preparedProfile } from '../drivers/profiles'
import { buildHash } from '../monkey/buildHash'
import { isDocumentFault } from './page/documentFaults'
import type { StartPlan } from './plan'
import { StartTab } from './startTab'
import { within } from './within'

/** A document of the kiosk's origin without the kiosk in it. */
const HELPER_PATH = '/icons/favicon.svg'

const CLOSE_LIMIT_MS = 8_000

const LAUNCH: LaunchOptions = {
  ...SOFTWARE_WEBGL,
  // As on a device: a page that is left is kept.
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
}

/** A device for many starts: its browser is started when it is needed, and its profile copied anew after harm. */
export class StartDevice {
  private device: Device | null = null

  constructor(
    private readonly script: string,
    private readonly port: number,
    private profile: string | undefined,
  ) {}

  /** Opens a tab beside the start, from which faults are made. */
  async helper(): Promise<Page> {
    const page = await (await this.context()).newPage()
    await page.addInitScript({ content: this.script })
    await page.goto(KIOSK_ORIGIN + HELPER_PATH, { timeout: 12_000 })
    return page
  }

  /** Opens an empty tab for the start of a plan. */
  async tab({ fault, slowdown }: StartPlan): Promise<StartTab> {
    const page = await (await this.context()).newPage()
    const inDocument = isDocumentFault(fault) ? fault : ''
    await page.addInitScript({ content: `${this.script}\nwindow.starts.begin('${inDocument}')` })
    const session = await page.context().newCDPSession(page)
    if (slowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    return new StartTab(page, session)
  }

  /** Kills the browser; the profile stays as it is at that moment. */
  async kill(): Promise<void> {
    await this.device?.kill()
  }

  /** Ends the browser and throws its profile away; closing it well would only take time. */
  async discard(): Promise<void> {
    const device = this.device
    this.device = null
    if (!device) return
    await within(CLOSE_LIMIT_MS, 'killing the browser', device.kill()).catch(() => device.turnOff())
    await device.discard()
  }

  private async context(): Promise<BrowserContext> {
    this.profile ??= await keptProfile()
    this.device ??= new Device({
      url: KIOSK_ORIGIN,
      port: this.port,
      launch: LAUNCH,
      profile: this.profile,
      context: { deviceScaleFactor: 0.5 },
    })
    return this.device.turnOn()
  }
}

/** The prepared profile of this build, kept for the next run. */
function keptProfile(): Promise<string> {
  const folder = resolve('.cache/starts', `profile-${buildHash()}`)
  mkdirSync(folder, { recursive: true })
  process.env[PROFILES_FOLDER] = folder
  return preparedProfile('ready', SOFTWARE_WEBGL)
}
