import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const TRY_EVERY_MS = 50

/**
 * Process id of the PostgreSQL whose data is in `dataFolder`, null if it does not run. A file that a killed one left
 * behind does not count.
 */
function postmasterOf(dataFolder: string): number | null {
  const pid = Number(readText(join(dataFolder, 'postmaster.pid')).split('\n')[0])
  const isIts = pid > 0 && readText(`/proc/${pid}/cmdline`).includes(dataFolder)
  return isIts ? pid : null
}

/** SIGKILL to the PostgreSQL in `dataFolder` and all its children; resolves when they are gone. */
export async function killPostgres(dataFolder: string): Promise<void> {
  const pids = signalPostgres(dataFolder)
  while (pids.some(isAlive)) await wait(TRY_EVERY_MS)
}

/** The same without waiting. Returns the process ids. */
export function signalPostgres(dataFolder: string): number[] {
  const postmaster = postmasterOf(dataFolder)
  if (postmaster === null) return []
  const pids = [postmaster, ...childrenOf(postmaster)]
  for (const pid of pids) kill(pid)
  return pids
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc').flatMap((name) => {
    // The name of the program is in parentheses and may contain blanks.
    const fields = readText(`/proc/${name}/stat`)
      .replace(/^.*\) /s, '')
      .split(' ')
    return /^\d+$/.test(name) && Number(fields[1]) === parent ? [Number(name)] : []
  })
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

/** A process that has ended and was not yet collected by its parent does not count. */
function isAlive(pid: number): boolean {
  const state = readText(`/proc/${pid}/stat`).replace(/^.*\) /s, '')[0]
  return state !== undefined && state !== 'Z'
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
