import { execFileSync } from 'node:child_process'
import type { Session } from '../../../scripts/soak/bench/browser'
import { type HeapParts, heapPartsOf } from '../../../scripts/soak/bench/heapParts'
import { type Memory, memoryOf } from '../../../scripts/soak/bench/memory'

/** What the kiosk holds after so many visits. */
export interface State extends Memory, HeapParts {
  visit: number
  /** WebGL contexts made so far. */
  contexts: number
  /** Resident memory of the browser's renderers, the worker's included, in MB; null where `ps` does not tell. */
  residentMb: number | null
  /** Rows of each table that has any. */
  rows: Readonly<Record<string, number>>
}

export async function stateOf(
  { page, cdp }: Pick<Session, 'page' | 'cdp'>,
  profile: string,
  visit: number,
): Promise<State> {
  return {
    visit,
    ...(await memoryOf(cdp)),
    ...(await heapPartsOf(cdp)),
    contexts: await page.evaluate<number>('__contexts()'),
    residentMb: residentMb(profile),
    rows: await page.evaluate<Record<string, number>>('__rowCounts()'),
  }
}

/** Sums the renderers that descend from the browser of this profile. */
function residentMb(profile: string): number | null {
  try {
    const processes = execFileSync('ps', ['-eo', 'pid=,ppid=,rss=,args='], {
      encoding: 'utf8',
      maxBuffer: 1e7,
    })
      .trim()
      .split('\n')
      .map((line) => {
        const [pid = 0, parent = 0, rssKib = 0] = line.trim().split(/\s+/, 3).map(Number)
        return { pid, parent, rssKib, line }
      })
    const family = new Set(processes.filter(({ line }) => line.includes(profile)).map(({ pid }) => pid))
    for (let known = -1; known !== family.size; ) {
      known = family.size
      for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid)
    }
    const renderers = processes.filter(({ pid, line }) => family.has(pid) && line.includes('--type=renderer'))
    return renderers.reduce((sum, { rssKib }) => sum + rssKib, 0) / 1000
  } catch {
    return null
  }
}
