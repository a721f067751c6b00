import { readdirSync } from 'node:fs'
import { type ProcessTimes, timesOf } from '../../scripts/check/test/cpuTime'

/**
 * CPU seconds of this process and all below it, such as a browser, added up in samples: a process that is killed
 * counts as far as it was seen.
 */
export class TreeCpu {
  readonly #before: Map<string, number>
  readonly #seen: Map<string, number>

  constructor() {
    this.#before = tree()
    this.#seen = new Map(this.#before)
  }

  sample(): void {
    for (const [id, seconds] of tree()) this.#seen.set(id, seconds)
  }

  /** Null where the system does not tell. */
  get seconds(): number | null {
    if (this.#seen.size === 0) return null
    let sum = 0
    for (const [id, seconds] of this.#seen) sum += seconds - (this.#before.get(id) ?? 0)
    return sum
  }
}

/** CPU seconds of each process from this one downwards. */
function tree(): Map<string, number> {
  const all = new Map<number, ProcessTimes>()
  for (const name of processIds()) {
    const times = timesOf(name)
    if (times) all.set(Number(name), times)
  }
  const isBelow = (pid: number): boolean => {
    for (let at = pid; at > 1; at = all.get(at)?.parent ?? 0) if (at === process.pid) return true
    return false
  }
  return new Map(
    [...all]
      .filter(([pid]) => isBelow(pid))
      .map(([pid, { started, own }]) => [`${pid} ${started}`, own] as const),
  )
}

function processIds(): string[] {
  try {
    return readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  } catch {
    return []
  }
}
