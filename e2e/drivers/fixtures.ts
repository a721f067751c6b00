import { test as base, type LaunchOptions } from '@playwright/test'
import { openPglite } from '../../scripts/metrics-service/pglite'
import { createStore, type Sql } from '../../scripts/metrics-service/store'
import type { KioskConfig } from '../../src/domain/kiosk/config'
import { Device, type DeviceOptions, KIOSK_ORIGIN, METRICS_ORIGIN } from './device'
import { type MetricsService, prepareMetrics } from './metricsService'
import { type Booth, openBooth } from './server'

/** A kiosk that was set up once and whose server is gone since. */
export interface Unplugged {
  device: Device
  booth: Booth
}

interface TestFixtures {
  /** Whether devices begin with one visit behind them, offline ready and off; else they have never been here. */
  prepared: boolean
  /** Whether screens have half the pixels a side: for what a software WebGL draws, and nobody looks at. */
  coarse: boolean
  /** The kiosk's server with a copy of the build of its own. */
  booth: Booth
  /** A device that has never been here, unless `prepared`. */
  device: Device
  /** Makes further devices. */
  newDevice: (options?: Partial<DeviceOptions>) => Device
  /** The metrics service with an empty database, stopped. */
  metrics: MetricsService
}

interface WorkerFixtures {
  /** Profile of a device that became offline ready and was turned off. */
  readyProfile: string
  /** The same of a device that reports to `METRICS_ORIGIN`: its policy and configuration say so. */
  reportingProfile: string
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

  prepared: [false, { option: true }],

  coarse: [false, { option: true }],

  readyProfile: [
    async ({ launch }, use) => {
      const device = await prepareDevice(launch)
      await use(device.storedIn())
      await device.discard()
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  reportingProfile: [
    async ({ launch }, use) => {
      const device = await prepareDevice(launch, { metricsUrl: METRICS_ORIGIN })
      await use(device.storedIn())
      await device.discard()
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  newDevice: async ({ booth, launch, prepared, coarse, readyProfile }, use) => {
    const devices: Device[] = []
    const from = {
      ...(prepared && { profile: readyProfile }),
      ...(coarse && { context: { deviceScaleFactor: 0.5 } }),
    }
    await use((options = {}) => {
      const device = new Device({ url: KIOSK_ORIGIN, port: booth.port, launch, ...from, ...options })
      devices.push(device)
      return device
    })
    for (const device of devices) await device.discard()
  },

  device: async ({ newDevice }, use) => {
    await use(newDevice())
  },

  unplugged: [
    async ({ launch, readyProfile }, use) => {
      const booth = await openBooth()
      const device = new Device({ url: KIOSK_ORIGIN, port: booth.port, launch, profile: readyProfile })
      await booth.stopKiosk()
      await use({ booth, device })
      await device.discard()
      await booth.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

/** A device after one visit of a kiosk with this configuration; it is off, and the kiosk is gone. */
async function prepareDevice(launch: LaunchOptions, config: Partial<KioskConfig> = {}): Promise<Device> {
  const booth = await openBooth()
  booth.site.configure(config)
  const device = new Device({ url: KIOSK_ORIGIN, port: booth.port, launch })
  const kiosk = await device.open('/welcome')
  await kiosk.untilOfflineReady()
  await device.turnOff()
  await booth.close()
  return device
}
