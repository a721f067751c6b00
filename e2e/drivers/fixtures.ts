import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, type LaunchOptions } from '@playwright/test'

import { createStore, type Sql } from '../../scripts/metrics-service/store'
import { openMemoryDatabase } from '../../scripts/metrics-service/testing/memoryDatabase'
import { CPU_ANNOTATION } from '../../scripts/test/timings'
import { Device, type DeviceOptions, KIOSK_ORIGIN } from './device'
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
  /** A prepared device with its server stopped, shared by the tests of a worker and cleaned up after each. */
  unplugged: Device
}

interface WorkerFixtures {
  /** Halves the device pixel ratio, for software WebGL output that is not reviewed. */
  coarse: boolean
  /** Prepared profiles, see profiles.ts. */
  readyProfile: string
  reportingProfile: string
  launch: LaunchOptions
  sql: Sql
  /** The device behind `unplugged`; tests take it from there. */
  sharedDevice: Device
}

const COARSE: Partial<DeviceOptions> = { context: { deviceScaleFactor: 0.5 } }

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

  coarse: [false, { option: true, scope: 'worker' }],

  readyProfile: [
    async ({ launch }, use) => use(await preparedProfile('ready', launch)),
    { scope: 'worker', timeout: 120_000 },
  ],

  reportingProfile: [
    async ({ launch }, use) => use(await preparedProfile('reporting', launch)),
    { scope: 'worker', timeout: 120_000 },
  ],

  newDevice: async ({ booth, launch, prepared, coarse, readyProfile }, use) => {
    const devices: Device[] = []
    const from = { ...(prepared && { profile: readyProfile }), ...(coarse && COARSE) }
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

  sharedDevice: [
    async ({ launch, readyProfile, coarse }, use) => {
      const booth = await openBooth()
      const from = { url: KIOSK_ORIGIN, port: booth.port, launch, profile: readyProfile }
      const device = new Device({ ...from, ...(coarse && COARSE) })
      await booth.stopKiosk()
      await use(device)
      await device.discard()
      await booth.close()
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
