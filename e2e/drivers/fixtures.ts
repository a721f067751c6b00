import { test as base, type LaunchOptions } from '@playwright/test'
import { openPglite } from '../../scripts/metrics-service/pglite'
import { createStore, type Sql } from '../../scripts/metrics-service/store'
import { Device, type DeviceOptions } from './device'
import { type MetricsService, prepareMetrics } from './metricsService'
import { type Booth, openBooth } from './server'

/** A kiosk that was set up once and whose server is gone since. */
export interface Unplugged {
  device: Device
  booth: Booth
}

interface TestFixtures {
  /** The kiosk's server with a copy of the build of its own. */
  booth: Booth
  /** A device that has never been here. */
  device: Device
  /** Makes further devices. */
  newDevice: (options?: Partial<DeviceOptions>) => Device
  /** The metrics service with an empty database, stopped. */
  metrics: MetricsService
}

interface WorkerFixtures {
  launch: LaunchOptions
  sql: Sql
  /** One warm-up visit, then the server was stopped; shared by the tests of a worker. */
  unplugged: Unplugged
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  launch: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern
    async ({}, use, workerInfo) => {
      await use(workerInfo.project.use.launchOptions ?? {})
    },
    { scope: 'worker' },
  ],

  sql: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const sql = await openPglite('memory://')
      await use(sql)
      await sql.close()
    },
    { scope: 'worker' },
  ],

  metrics: async ({ sql }, use) => {
    await sql.script('drop table if exists interactions')
    const metrics = await prepareMetrics(await createStore(sql))
    await use(metrics)
    await metrics.stop()
  },

  // biome-ignore lint/correctness/noEmptyPattern: as above
  booth: async ({}, use) => {
    const booth = await openBooth()
    await use(booth)
    await booth.close()
  },

  newDevice: async ({ booth, launch }, use) => {
    const devices: Device[] = []
    await use((options = {}) => {
      const device = new Device({ url: booth.url, launch, ...options })
      devices.push(device)
      return device
    })
    for (const device of devices) await device.discard()
  },

  device: async ({ newDevice }, use) => {
    await use(newDevice())
  },

  unplugged: [
    async ({ launch }, use) => {
      const booth = await openBooth()
      const device = new Device({ url: booth.url, launch })
      const kiosk = await device.open('/welcome')
      await kiosk.untilOfflineReady()
      await kiosk.close()
      await booth.stopKiosk()
      await use({ booth, device })
      await device.discard()
      await booth.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})
