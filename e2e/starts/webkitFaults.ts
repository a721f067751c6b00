import { execFileSync } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import type { FaultName } from './faults'
import { lostFile } from './lostFile'
import type { PageTools } from './page/main'
import type { StartPlan } from './plan'
import type { StartServer } from './startServer'
import type { WebkitDevice } from './webkitDevice'

/** What a fault is made with: the device, whose commands go to the helper's tab in `prepare` and to no page in `strike`. */
export interface WebkitFaultTools {
  plan: StartPlan
  server: StartServer
  device: WebkitDevice
}

export interface WebkitFault {
  /** Before the navigation. */
  prepare?(tools: WebkitFaultTools): Promise<void>
  /** At the moment of the fault. */
  strike?(tools: WebkitFaultTools): Promise<void>
  /** The helper's tab stays open. */
  beside?: true
  /** The device's profile is thrown away after it. */
  harms?: true
}

const FOR_EVER_MS = 600_000
const UPDATE_LIMIT_MS = 10_000

/** The body of a script that calls a tool in a page. */
export function toolCall<Name extends keyof PageTools>(
  name: Name,
  ...args: Parameters<PageTools[Name]>
): string {
  return `return window.starts.${name}(...${JSON.stringify(args)})`
}

/** Process ids of the browser's processes of this name. */
function processes(group: number, name: string): number[] {
  return execFileSync('ps', ['-eo', 'pid=,pgid=,args='], { encoding: 'utf8', maxBuffer: 1e7 })
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, pgid, program]) => Number(pgid) === group && program?.endsWith(name))
    .map(([pid]) => Number(pid))
}

function signal(device: WebkitDevice, name: string, what: NodeJS.Signals): void {
  const ids = processes(device.group, name)
  if (ids.length === 0) throw new Error(`there is no ${name}`)
  for (const id of ids) process.kill(id, what)
}

const NETWORK = 'WebKitNetworkProcess'

/** Faults of a WebKit device: its processes are killed or stopped, its database is taken by another tab. */
export const WEBKIT_FAULTS: Partial<Record<FaultName, WebkitFault>> = {
  'network-process-killed': {
    strike: async ({ device }) => signal(device, NETWORK, 'SIGKILL'),
  },
  'network-process-slow': {
    async strike({ device, plan }) {
      signal(device, NETWORK, 'SIGSTOP')
      await pause(200 + plan.detail * 3_000)
      signal(device, NETWORK, 'SIGCONT')
    },
  },
  'update-waiting': {
    async prepare({ device, server, plan }) {
      await server.become('running')
      server.publish()
      const end = Date.now() + UPDATE_LIMIT_MS
      while (!(await device.page.runAsync(toolCall('lookForUpdate')))) {
        if (Date.now() > end) throw new Error('the update is not installed')
        await pause(200)
      }
      await server.become(plan.server)
    },
  },
  'database-locked': {
    prepare: async ({ device }) => void (await device.page.runAsync(toolCall('lockDatabase', FOR_EVER_MS))),
    beside: true,
    harms: true,
  },
  'database-blocked': {
    prepare: async ({ device }) => void (await device.page.runAsync(toolCall('blockDatabase'))),
    beside: true,
    harms: true,
  },
  'database-deleted': {
    prepare: async ({ device }) => void (await device.page.runAsync(toolCall('deleteDatabase'))),
    harms: true,
  },
  'database-newer': {
    prepare: async ({ device }) => void (await device.page.runAsync(toolCall('makeDatabaseNewer'))),
    harms: true,
  },
  'file-lost': {
    prepare: async ({ device, plan }) =>
      void (await device.page.runAsync(toolCall('loseFile', lostFile(plan)))),
    harms: true,
  },
  'left-in-mid-write': {
    prepare: async ({ device }) => void (await device.page.runAsync(toolCall('deleteDatabase'))),
    harms: true,
  },
}
