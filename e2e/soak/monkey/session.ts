import { fileURLToPath } from 'node:url'
import { pageScript } from '../../../scripts/check/test/pageScript'
import { Device, KIOSK_ORIGIN, NO_SERVER_PORT } from '../../drivers/device'
import { SOFTWARE_WEBGL } from '../../drivers/mapScreen'
import { keptProfile } from '../harness/build'
import type { Engine } from '../harness/engine'
import { readyWebkit } from '../harness/readyWebkit'
import { chromiumHands } from './chromiumHands'
import type { Conditions } from './trail'
import { type Walker, walkerWith } from './walker'
import { webkitHands } from './webkitHands'

/** A device with its server stopped, and a monkey on it. */
export interface Session {
  walker: Walker
  /** Saves a picture of the page. */
  picture(file: string): Promise<void>
  close(): Promise<void>
}

/** The program that the monkey puts into each page, as one script. */
export function monkeyScript(): Promise<string> {
  return pageScript(fileURLToPath(new URL('./page/main.ts', import.meta.url)))
}

/** @param profile a prepared profile of Chromium; the kept one of the build when there is none */
export function openSession(
  engine: Engine,
  conditions: Pick<Conditions, 'touch' | 'motion'>,
  profile?: string,
): Promise<Session> {
  return engine === 'webkit' ? openWebkit() : openChromium(conditions, profile)
}

async function openChromium(
  { touch, motion }: Pick<Conditions, 'touch' | 'motion'>,
  profile?: string,
): Promise<Session> {
  const device = new Device({
    url: KIOSK_ORIGIN,
    port: NO_SERVER_PORT,
    launch: SOFTWARE_WEBGL,
    profile: profile ?? (await keptProfile()),
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
    walker: walkerWith(chromiumHands(page, KIOSK_ORIGIN, device.seen(), touch)),
    picture: async (file) => void (await page.screenshot({ path: file }).catch(() => undefined)),
    close: () => device.discard(),
  }
}

async function openWebkit(): Promise<Session> {
  const script = await monkeyScript()
  const { device, origin } = await readyWebkit()
  const hands = webkitHands(device.page, origin, script, () => device.takeErrors())
  return {
    walker: walkerWith(hands),
    picture: (file) => device.picture(file),
    close: () => device.discard(),
  }
}
