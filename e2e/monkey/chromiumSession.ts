import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { Device, KIOSK_ORIGIN } from '../drivers/device'
import { SOFTWARE_WEBGL } from '../drivers/mapScreen'
import { PROFILES_FOLDER, preparedProfile } from '../drivers/profiles'
import { buildHash } from './buildHash'
import { ChromiumWalker } from './chromiumWalker'
import { monkeyScript } from './monkeyScript'
import type { Session } from './session'
import type { Conditions } from './trail'

/** A device with a prepared profile and its server stopped, and a monkey on it. */
export async function openChromium(
  { touch, motion }: Pick<Conditions, 'touch' | 'motion'>,
  prepared?: string,
): Promise<Session> {
  const device = new Device({
    url: KIOSK_ORIGIN,
    // Nothing listens here: the server is stopped.
    port: 9,
    launch: SOFTWARE_WEBGL,
    profile: prepared ?? (await profileOfBuild()),
    context: {
      deviceScaleFactor: 0.5,
      hasTouch: touch,
      reducedMotion: motion ? 'no-preference' : 'reduce',
    },
  })
  const context = await device.turnOn()
  await context.addInitScript(await monkeyScript())
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  return {
    walker: new ChromiumWalker(page, KIOSK_ORIGIN, device.seen(), touch),
    picture: async (file) => void (await page.screenshot({ path: file }).catch(() => undefined)),
    close: () => device.discard(),
  }
}

/** The prepared profile of this build, kept for the next run. */
function profileOfBuild(): Promise<string> {
  const folder = resolve('.cache/monkey', `profile-${buildHash()}`)
  mkdirSync(folder, { recursive: true })
  process.env[PROFILES_FOLDER] = folder
  return preparedProfile('ready', SOFTWARE_WEBGL)
}
