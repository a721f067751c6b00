import { closeSync, cpSync, existsSync, openSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { LaunchOptions } from '@playwright/test'
import type { KioskConfig } from '#domain/device/config'
import { Device, KIOSK_ORIGIN, METRICS_ORIGIN } from './device'
import { openBooth } from './server'

/** Configuration of a prepared device's first visit. */
const PROFILES = {
  /** As shipped. */
  ready: {},
  /** Reports to `METRICS_ORIGIN`: its policy and its configuration say so. */
  reporting: { metricsUrl: METRICS_ORIGIN },
} as const satisfies Record<string, Partial<KioskConfig>>

/** Names the folder of this run's profiles to its workers; set by globalSetup.ts. */
export const PROFILES_FOLDER = 'E2E_PROFILES'
const POLL_MS = 100

/**
 * Profile of a device that is offline ready and turned off: seeded data, caches and worker. The
 * first test worker that needs it creates it and the others wait; each device starts from a copy.
 */
export async function preparedProfile(name: keyof typeof PROFILES, launch: LaunchOptions): Promise<string> {
  const folder = process.env[PROFILES_FOLDER]
  if (!folder) throw new Error(`${PROFILES_FOLDER} is not set: the run has no global setup`)
  const profile = join(folder, name)
  while (!existsSync(profile)) {
    const lock = `${profile}.lock`
    if (isFirst(lock)) {
      try {
        // Another worker may have finished it between the check and the lock.
        if (!existsSync(profile)) await make(profile, launch, PROFILES[name])
      } finally {
        rmSync(lock)
      }
    } else await pause(POLL_MS)
  }
  return profile
}

/** Only one of several workers creates a file. */
function isFirst(lock: string): boolean {
  try {
    closeSync(openSync(lock, 'wx'))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

async function make(profile: string, launch: LaunchOptions, config: Partial<KioskConfig>): Promise<void> {
  const booth = await openBooth()
  booth.site.configure(config)
  const device = new Device({ url: KIOSK_ORIGIN, port: booth.port, launch })
  try {
    const kiosk = await device.open('/welcome')
    await kiosk.waitForOfflineReady()
    await device.turnOff()
    // The final step is an atomic rename, so that nobody copies half a profile.
    cpSync(device.storedIn(), `${profile}.new`, { recursive: true })
    renameSync(`${profile}.new`, profile)
  } finally {
    await device.discard()
    await booth.close()
  }
}
