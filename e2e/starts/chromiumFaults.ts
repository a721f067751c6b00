import { setTimeout as pause } from 'node:timers/promises'
import type { CDPSession, Page } from '@playwright/test'
import { KIOSK_ORIGIN } from '../drivers/device'
import type { FaultName } from './faults'
import { lostFile } from './lostFile'
import type { PageTools } from './page/main'
import type { StartPlan } from './plan'
import type { StartServer } from './startServer'

/** What a fault is made with. */
export interface FaultTools {
  plan: StartPlan
  server: StartServer
  /** A tab of the same origin beside the page. */
  helper: Page
  /** Protocol session of the page that starts. */
  session: CDPSession
}

export interface ChromiumFault {
  /** Before the navigation, whatever the moment of the fault. */
  prepare?(tools: FaultTools): Promise<void>
  /** At the moment of the fault. */
  strike?(tools: FaultTools): Promise<void>
  /** What closing the helper does not end. */
  end?(tools: FaultTools): Promise<void>
  /** The helper stays open beside the page that starts. */
  beside?: true
  /** The device's profile is thrown away after it. */
  harms?: true
}

const FOR_EVER_MS = 600_000
const UPDATE_LIMIT_MS = 8_000

/** Calls a tool in a page. */
export async function call<Name extends keyof PageTools>(
  page: Page,
  name: Name,
  ...args: Parameters<PageTools[Name]>
): Promise<Awaited<ReturnType<PageTools[Name]>>> {
  const answer = await page.evaluate(
    ([tool, given]) => {
      const use = window.starts?.[tool] as ((...values: unknown[]) => unknown) | undefined
      if (!use) throw new Error('the page has no tools')
      return use(...given)
    },
    [name, args] as const,
  )
  return answer as Awaited<ReturnType<PageTools[Name]>>
}

const stopWorkers = async ({ session }: FaultTools) => {
  await session.send('ServiceWorker.enable')
  await session.send('ServiceWorker.stopAllWorkers')
}

const waitingUpdate = async ({ server, helper, plan }: FaultTools) => {
  await server.become('running')
  server.publish()
  const end = Date.now() + UPDATE_LIMIT_MS
  while (!(await call(helper, 'lookForUpdate'))) {
    if (Date.now() > end) throw new Error('the update is not installed')
    await pause(100)
  }
  await server.become(plan.server)
}

/** Faults of a Chromium device; what is made inside of the document is made by the page's own script. */
export const CHROMIUM_FAULTS: Partial<Record<FaultName, ChromiumFault>> = {
  'worker-stopped': { strike: stopWorkers },
  'worker-asleep': { strike: stopWorkers },
  'update-waiting': { prepare: waitingUpdate },
  'update-installing': {
    async prepare({ server }) {
      await server.become('running')
      server.publish()
    },
    beside: true,
    async strike({ helper }) {
      await call(helper, 'lookForUpdate')
    },
  },
  'update-takes-over': {
    prepare: waitingUpdate,
    beside: true,
    async strike({ helper }) {
      await call(helper, 'takeUpdate')
    },
  },
  'cache-slow': {
    beside: true,
    async strike({ helper }) {
      await call(helper, 'slowCache')
    },
    harms: true,
  },
  'file-lost': {
    async prepare({ helper, plan, session }) {
      await call(helper, 'loseFile', lostFile(plan))
      await session.send('Network.clearBrowserCache')
    },
    harms: true,
  },
  'database-slow': {
    beside: true,
    async strike({ helper, plan }) {
      await call(helper, 'lockDatabase', 1_000 + plan.detail * 7_000)
    },
  },
  'database-locked': {
    beside: true,
    async strike({ helper }) {
      await call(helper, 'lockDatabase', FOR_EVER_MS)
    },
  },
  'database-blocked': {
    beside: true,
    async strike({ helper }) {
      await call(helper, 'blockDatabase')
    },
    harms: true,
  },
  'database-deleted': {
    async prepare({ helper }) {
      await call(helper, 'deleteDatabase')
    },
    harms: true,
  },
  'database-newer': {
    async prepare({ helper }) {
      await call(helper, 'makeDatabaseNewer')
    },
    harms: true,
  },
  'quota-full': {
    async strike({ session }) {
      await session.send('Storage.overrideQuotaForOrigin', { origin: KIOSK_ORIGIN, quotaSize: 1 })
    },
    async end({ session }) {
      await session.send('Storage.overrideQuotaForOrigin', { origin: KIOSK_ORIGIN })
    },
  },
  'left-in-mid-write': {
    async prepare({ helper }) {
      await call(helper, 'deleteDatabase')
    },
    harms: true,
  },
  'page-frozen': {
    async strike({ session, plan }) {
      await session.send('Page.setWebLifecycleState', { state: 'frozen' })
      await pause(200 + plan.detail * 1_500)
      await session.send('Page.setWebLifecycleState', { state: 'active' })
    },
  },
}
