import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { CPU_ANNOTATION } from '../../scripts/check/test/timings'
import { createStore, type Sql } from '../../scripts/service/metrics-service/store'
import { openMemoryDatabase } from '../../scripts/service/metrics-service/testing/memoryDatabase'
import { Device, type DeviceOptions, KIOSK_ORIGIN, NO_SERVER_PORT } from './device'
import { type MetricsService, prepareMetrics } from './metricsService'
import { preparedProfile } from './profiles'
import { type Booth, openBooth } from './server'
import { TreeCpu } from './treeCpu'

interface TestFixtures {
  /** Notes the CPU time of each test, for `npm test -- --timings`. */
  cpu: undefined
  /** True: devices start offline ready after a finished visit, turned off. False: they start empty. */
  prepared: boolean
  /** The kiosk's server with its own copy of the build. */
  booth: Booth
  /** An empty device, unless `prepared`. */
  device: Device
  /** Makes further devices. */
  newDevice: (options?: Partial<DeviceOptions>) => Device
  /** The metrics service with an empty database, stopped. */
  metrics: MetricsService
  /** A kiosk's server with the metrics service on its own origin. */
  boothWithMetrics: Booth
  /** An empty folder, removed after the test. */
  tempFolder: string
  /** A prepared device without a server, shared by the tests of a worker and cleaned up after each. */
  unplugged: Device
}

interface WorkerFixtures {
  /** The browser of the project's devices, see playwright.config.ts. */
  browserOptions: Pick<DeviceOptions, 'launch' | 'context'>
  /** Prepared profiles, see profiles.ts. */
  readyProfile: string
  reportingProfile: string
  sql: Sql
  /** The device behind `unplugged`; tests take it from there. */
  sharedDevice: Device
}

/** How often the processes of a browser are looked at, ms: one that is killed counts as far as it was seen. */
const CPU_SAMPLE_MS = 1_000

export const test = base.extend<TestFixtures, WorkerFixtures>({
  cpu: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern
    async ({}, use, { annotations }) => {
      const cpu = new TreeCpu()
      const timer = setInterval(() => cpu.sample(), CPU_SAMPLE_MS)
      await use(undefined)
      clearInterval(timer)
      cpu.sample()
      if (cpu.seconds !== null)
        annotations.push({ type: CPU_ANNOTATION, description: cpu.seconds.toFixed(2) })
    },
    { auto: true },
  ],

  browserOptions: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use, { project }) => {
      const { launchOptions = {}, deviceScaleFactor = 1 } = project.use
      await use({ launch: launchOptions, context: { deviceScaleFactor } })
    },
    { scope: 'worker' },
  ],

  sql: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const sql = await openMemoryDatabase()
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

  boothWithMetrics: async ({ metrics }, use) => {
    const booth = await openBooth(metrics.app)
    await use(booth)
    await booth.close()
  },

  // biome-ignore lint/correctness/noEmptyPattern: as above
  tempFolder: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'pharos-test-'))
    await use(folder)
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  },

  prepared: [false, { option: true }],

  readyProfile: [
    async ({ browserOptions }, use) => use(await preparedProfile('ready', browserOptions.launch)),
    { scope: 'worker', timeout: 120_000 },
  ],

  reportingProfile: [
    async ({ browserOptions }, use) => use(await preparedProfile('reporting', browserOptions.launch)),
    { scope: 'worker', timeout: 120_000 },
  ],

  newDevice: async ({ booth, browserOptions, prepared, readyProfile }, use) => {
    const devices: Device[] = []
    const from = { ...browserOptions, ...(prepared && { profile: readyProfile }) }
    await use((options = {}) => {
      const device = new Device({ url: KIOSK_ORIGIN, port: booth.port, ...from, ...options })
      devices.push(device)
      return device
    })
    for (const device of devices) await device.discard()
  },

  device: async ({ newDevice }, use) => {
    await use(newDevice())
  },

  sharedDevice: [
    async ({ browserOptions, readyProfile }, use) => {
      const device = new Device({
        url: KIOSK_ORIGIN,
        port: NO_SERVER_PORT,
        profile: readyProfile,
        ...browserOptions,
      })
      await use(device)
      await device.discard()
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  unplugged: async ({ sharedDevice }, use) => {
    await sharedDevice.turnOn()
    sharedDevice.seen().forget()
    await use(sharedDevice)
    await sharedDevice.tidy()
  },
})
