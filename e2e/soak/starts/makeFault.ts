import { setTimeout as pause } from 'node:timers/promises'
import { KIOSK_ORIGIN } from '../../drivers/device'
import type { ChromiumDevice } from './chromiumDevice'
import type { StartDevice } from './device'
import type { FaultName } from './faults'
import { lostFile } from './lostFile'
import type { StartPlan } from './plan'
import type { StartServer } from './startServer'
import type { WebkitStartDevice } from './webkitDevice'

/** What a fault is made with, beside its device. */
export interface FaultTools {
  plan: StartPlan
  server: StartServer
}

export interface Fault {
  /** Before the navigation, whatever the moment of the fault. */
  prepare?(tools: FaultTools): Promise<void>
  /** At the moment of the fault. */
  strike?(tools: FaultTools): Promise<void>
  /** What leaving the tools does not end. */
  end?(): Promise<void>
  /** The tools stay open beside the page that starts. */
  beside?: true
  /** The device's profile is thrown away after it. */
  harms?: true
}

type Faults = Partial<Record<FaultName, Fault>>

const FOR_EVER_MS = 600_000
const UPDATE_LIMIT_MS = 10_000

/** Another build is installed, and waits. */
async function installUpdate(device: StartDevice, { server, plan }: FaultTools): Promise<void> {
  await server.become('running')
  server.publish()
  const end = Date.now() + UPDATE_LIMIT_MS
  while (!(await device.tool('lookForUpdate'))) {
    if (Date.now() > end) throw new Error('the update is not installed')
    await pause(100)
  }
  await server.become(plan.server)
}

/** Faults of any device; what is made inside of the document is made by the page's own script. */
function faultsOf(device: StartDevice): Faults {
  const deleteDatabase = { prepare: () => device.tool('deleteDatabase'), harms: true } as const
  return {
    'update-waiting': { prepare: (tools) => installUpdate(device, tools) },
    'file-lost': {
      async prepare({ plan }) {
        await device.tool('loseFile', lostFile(plan))
      },
      harms: true,
    },
    'database-locked': { beside: true, strike: () => device.tool('lockDatabase', FOR_EVER_MS) },
    'database-blocked': { beside: true, strike: () => device.tool('blockDatabase'), harms: true },
    'database-deleted': deleteDatabase,
    'database-newer': { prepare: () => device.tool('makeDatabaseNewer'), harms: true },
    'left-in-mid-write': deleteDatabase,
  }
}

/** Faults of a Chromium device. */
export function chromiumFaults(device: ChromiumDevice): Faults {
  const shared = faultsOf(device)
  const send = (method: string, params: Record<string, unknown> = {}) => device.send(method, params)
  const stopWorkers = async () => {
    await send('ServiceWorker.enable')
    await send('ServiceWorker.stopAllWorkers')
  }
  return {
    ...shared,
    'worker-stopped': { strike: stopWorkers },
    'worker-asleep': { strike: stopWorkers },
    'update-installing': {
      async prepare({ server }) {
        await server.become('running')
        server.publish()
      },
      beside: true,
      async strike() {
        await device.tool('lookForUpdate')
      },
    },
    'update-takes-over': {
      prepare: (tools) => installUpdate(device, tools),
      beside: true,
      strike: () => device.tool('takeUpdate'),
    },
    'cache-slow': { beside: true, strike: () => device.tool('slowCache'), harms: true },
    'file-lost': {
      async prepare(tools) {
        await shared['file-lost']?.prepare?.(tools)
        await send('Network.clearBrowserCache')
      },
      harms: true,
    },
    'database-slow': {
      beside: true,
      strike: ({ plan }) => device.tool('lockDatabase', 1_000 + plan.detail * 7_000),
    },
    'quota-full': {
      strike: () => send('Storage.overrideQuotaForOrigin', { origin: KIOSK_ORIGIN, quotaSize: 1 }),
      end: () => send('Storage.overrideQuotaForOrigin', { origin: KIOSK_ORIGIN }),
    },
    'page-frozen': {
      async strike({ plan }) {
        await send('Page.setWebLifecycleState', { state: 'frozen' })
        await pause(200 + plan.detail * 1_500)
        await send('Page.setWebLifecycleState', { state: 'active' })
      },
    },
  }
}

/** Faults of a WebKit device: its processes are killed or stopped instead of its worker. */
export function webkitFaults(device: WebkitStartDevice): Faults {
  const shared = faultsOf(device)
  return {
    ...shared,
    'database-locked': { ...shared['database-locked'], harms: true },
    'network-process-killed': { strike: async () => device.signalNetwork('SIGKILL') },
    'network-process-slow': {
      async strike({ plan }) {
        device.signalNetwork('SIGSTOP')
        await pause(200 + plan.detail * 3_000)
        device.signalNetwork('SIGCONT')
      },
    },
  }
}
