import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { Device, KIOSK_ORIGIN } from '../drivers/device'
import { SOFTWARE_WEBGL } from '../drivers/mapScreen'
import { PROFILES_FOLDER, preparedProfile } from '../drivers/profiles'
import { buildHash } from './buildHash'
import { ChromiumWalker } from './chromiumWalker'
import { pageScript } from './pageScript'
import type { Conditions } from './trail'
import type { Walker } from './walker'

export interface Session {
  walker: Walker
  /** Saves a picture of the page. */
  picture(file: string): Promise<void>
  close(): Promise<void>
}

/** A prepared device with its server stopped, and a monkey on it. */
export async function openChromium({
  touch,
  motion,
}: Pick<Conditions, 'touch' | 'motion'>): Promise<Session> {
  const launch = SOFTWARE_WEBGL
  process.env[PROFILES_FOLDER] ??= profilesOfBuild()
  const profile = await preparedProfile('ready', launch)
  const device = new Device({
    url: KIOSK_ORIGIN,
    port: 9,
    launch,
    profile,
    context: {
      deviceScaleFactor: 0.5,
      hasTouch: touch,
      reducedMotion: motion ? 'no-preference' : 'reduce',
    },
  })
  const context = await device.turnOn()
  await context.addInitScript(await pageScript())
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  return {
    walker: new ChromiumWalker(page, KIOSK_ORIGIN, device.seen(), touch),
    picture: async (file) => void (await page.screenshot({ path: file }).catch(() => undefined)),
    close: () => device.discard(),
  }
}

/** A folder that keeps the prepared profile of this build, for the next run of it. */
function profilesOfBuild(): string {
  const folder = resolve('.cache/monkey', `profile-${buildHash()}`)
  mkdirSync(folder, { recursive: true })
  return folder
}
