import { cpSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { Locale } from '#domain/base/locale'
import { THEMES, type Theme } from '#domain/device/deviceMirror'
import { Device, KIOSK_ORIGIN, NO_SERVER_PORT } from '../drivers/device'
import type { Kiosk } from '../drivers/kiosk'
import { SOFTWARE_WEBGL } from '../drivers/mapScreen'
import { openBooth } from '../drivers/server'
import { copySite } from '../drivers/site'
import { Camera } from './camera'
import { freeze, HIDDEN, NAMES_HELPER } from './freeze'
import type { Size } from './options'
import { LAST } from './screens'

/** A picture of a part of a screen, as a PNG file. */
export interface Picture {
  address: string
  /** Address, language, size, and which part of a screen that scrolls. */
  name: string
  png: Buffer
}

export interface Walk {
  addresses: readonly string[]
  locale: Locale
  size: Size
  themes?: readonly Theme[]
  /** Takes the first window of each screen alone. */
  isFirstAlone?: boolean
  isHalfSize?: boolean
  /** Leaves the beacons of hints in the picture, and codes. */
  isWhole?: boolean
}

/** A Wednesday at ten in Chicago. */
const NOW_MS = Date.UTC(2026, 2, 18, 15, 0)
/** What a header and a footer bar cover of two parts of a screen. */
const OVERLAP_PX = 160
/** A picture is drawn anew as a whole, and the same on every processor. */
const SAME_DRAWING = ['--disable-partial-raster', '--disable-skia-runtime-opts']

/** Turns a device on at the moment of the pictures. @param seed for the ids that it makes, which no other start may make */
async function openStill(device: Device, seed: number, hidden: readonly string[] = HIDDEN): Promise<Kiosk> {
  const context = await device.turnOn()
  await context.addInitScript(NAMES_HELPER)
  await context.addInitScript(freeze, { nowMs: NOW_MS, seed, hidden })
  return device.newTab()
}

const STILL = { timezoneId: 'America/Chicago', locale: 'en-US' } as const

/** Visits a build until the device is offline ready, and copies its profile. */
export async function prepareProfile(build: string, profile: string): Promise<void> {
  const booth = await openBooth(undefined, copySite(build))
  // A walk is not left alone for the loop between visits to begin.
  booth.site.configure({ idle: { afterSeconds: 3600, countdownSeconds: 20 } })
  const device = new Device({ url: KIOSK_ORIGIN, port: booth.port, launch: SOFTWARE_WEBGL, context: STILL })
  try {
    const kiosk = await openStill(device, 1)
    await kiosk.visit('/welcome')
    await kiosk.waitForOfflineReady()
    await device.turnOff()
    cpSync(device.storedIn(), profile, { recursive: true })
  } finally {
    await device.discard()
    await booth.close()
  }
}

/** Walks over a prepared device with its server stopped, and takes a picture of each screen at rest. */
export async function picturesOf(profile: string, walk: Walk): Promise<Picture[]> {
  const [width, height] = walk.size
  const device = new Device({
    url: KIOSK_ORIGIN,
    port: NO_SERVER_PORT,
    launch: SOFTWARE_WEBGL,
    profile,
    args: SAME_DRAWING,
    context: { ...STILL, viewport: { width, height } },
  })
  try {
    const kiosk = await openStill(device, 2, walk.isWhole ? [] : HIDDEN)
    const camera = await Camera.of(kiosk.page, walk.isHalfSize ? walk.size : null)
    await kiosk.visit(`/welcome?motion=0&lang=${walk.locale}`)
    await kiosk.waitForOfflineReady()
    const pictures: Picture[] = []
    for (const address of walk.addresses) {
      await kiosk.follow(address)
      await kiosk.arrivesAt(address)
      await expect(kiosk.heading).toHaveCount(1)
      for (const theme of walk.themes ?? [THEMES[0]])
        pictures.push(...(await takeParts(kiosk.page, camera, address, theme, walk)))
      if (LAST.includes(address)) {
        // The loop goes on to screens of its own.
        await kiosk.page.keyboard.press('Escape')
        await kiosk.follow('/welcome')
      }
    }
    return pictures
  } finally {
    await device.discard()
  }
}

async function takeParts(
  page: Page,
  camera: Camera,
  address: string,
  theme: Theme,
  { locale, size, themes, isFirstAlone }: Walk,
): Promise<Picture[]> {
  const name = [address, locale, size.join('x'), ...(themes ? [theme] : [])].join(' ')
  await page.evaluate((shown) => {
    document.documentElement.dataset.theme = shown
    scrollTo({ top: 0, behavior: 'instant' })
  }, theme)
  const pictures: Picture[] = []
  for (let top = 0; ; top += size[1] - OVERLAP_PX) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
    const part = top === 0 ? '' : ` from ${top} px`
    pictures.push({ address, name: name + part, png: await camera.take() })
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    if (isFirstAlone || top + size[1] >= height) return pictures
  }
}
