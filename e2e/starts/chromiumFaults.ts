import { setTimeout as pause } from 'node:timers/promises'
import { KIOSK_ORIGIN } from '../drivers/device'
import type { BrowserTab } from './browserTab'
import type { FaultName } from './faults'
import { lostFile } from './lostFile'
import type { StartPlan } from './plan'
import type { StartServer } from './startServer'

/** What a fault is made with. */
export interface FaultTools {
  plan: StartPlan
  server: StartServer
  /** A tab of the same origin beside the page. */
  helper: BrowserTab
  /** The tab that starts. */
  tab: BrowserTab
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

const stopWorkers = async ({ tab }: FaultTools) => {
  await tab.send('ServiceWorker.enable')
  await tab.send('ServiceWorker.stopAllWorkers')
}

const waitingUpdate = async ({ server, helper, plan }: FaultTools) => {
  await server.become('running')
  server.publish()
  const end = Date.now() + UPDATE_LIMIT_MS
  while (!(await helper.tool('lookForUpdate'))) {
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
      await helper.tool('lookForUpdate')
    },
  },
  'update-takes-over': {
    prepare: waitingUpdate,
    beside: true,
    async strike({ helper }) {
      await helper.tool('takeUpdate')
    },
  },
  'cache-slow': {
    beside: true,
    async strike({ helper }) {
      await helper.tool('slowCache')
    },
    harms: true,
  },
  'file-lost': {
    async prepare({ helper, plan, tab }) {
      await helper.tool('loseFile', lostFile(plan))
      await tab.send('Network.clearBrowserCache')
    },
    harms: true,
  },
  'database-slow': {
    beside: true,
    async strike({ helper, plan }) {
      await helper.tool('lockDatabase', 1_000 + plan.detail * 7_000)
    },
  },
  'database-locked': {
    beside: true,
    async strike({ helper }) {
      await helper.tool('lockDatabase', FOR_EVER_MS)
    },
  },
  'database-blocked': {
    beside: true,
    async strike({ helper }) {
      await helper.tool('blockDatabase')
    },
    harms: true,
  },
  'database-deleted': {
    async prepare({ helper }) {
      await helper.tool('deleteDatabase')
    },
    harms: true,
  },
  'database-newer': {
    async prepare({ helper }) {
      await helper.tool('makeDatabaseNewer')
    },
    harms: true,
  },
  'quota-full': {
    async strike({ tab }) {
      await tab.send('Storage.overrideQuotaForOrigin', { origin: KIOSK_ORIGIN, quotaSize: 1 })
    },
    async end({ tab }) {
      await tab.send('Storage.overrideQuotaForOrigin', { origin: KIOSK_ORIGIN })
    },
  },
  'left-in-mid-write': {
    async prepare({ helper }) {
      await helper.tool('deleteDatabase')
    },
    harms: true,
  },
  'page-frozen': {
    async strike({ tab, plan }) {
      await tab.send('Page.setWebLifecycleState', { state: 'frozen' })
      await pause(200 + plan.detail * 1_500)
      await tab.send('Page.setWebLifecycleState', { state: 'active' })
    },
  },
}
