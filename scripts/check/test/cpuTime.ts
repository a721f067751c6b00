import { readFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

/** Linux counts CPU time in hundredths of a second, on every machine that runs Node. */
const TICKS_A_SECOND = 100

export interface ProcessTimes {
  parent: number
  /** Distinguishes a process from a later one with the same id. */
  started: string
  /** CPU seconds of its own. */
  own: number
  /** CPU seconds of children that ended and were waited for. */
  children: number
}

/** Times of a process as `/proc` tells them; null where there is no such file. */
export function parseTimes(stat: string): ProcessTimes | null {
  // The name in parentheses may hold anything.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [parent, user, system, childUser, childSystem] = [1, 11, 12, 13, 14].map((at) => Number(fields[at]))
  const times = [user, system, childUser, childSystem]
  if (parent === undefined || !times.every((time) => Number.isFinite(time))) return null
  const seconds = (a = 0, b = 0) => (a + b) / TICKS_A_SECOND
  return {
    parent,
    started: fields[19] ?? '',
    own: seconds(user, system),
    children: seconds(childUser, childSystem),
  }
}

/** Times of a process, or of what else has a folder in `/proc`; null where the system does not tell. */
export function timesOf(path: string): ProcessTimes | null {
  try {
    return parseTimes(readFileSync(`/proc/${path}/stat`, 'utf8'))
  } catch {
    return null
  }
}

/** CPU seconds of this thread, of the whole process on its main thread; null where the system does not tell. */
export function ownCpuSeconds(): number | null {
  if (!isMainThread) return timesOf('thread-self')?.own ?? null
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

let counted = timesOf('self')?.children ?? null

/**
 * CPU seconds of the children that ended since the last call, with all that they waited for. Asked at the end of
 * each child, it is what that child took. Null where the system does not tell.
 */
export function endedChildCpuSeconds(): number | null {
  const now = timesOf('self')?.children ?? null
  const since = now === null || counted === null ? null : now - counted
  counted = now
  return since
}
