import type { FiringReason, Firings, VehicleFirings } from '../firing'
import type { Fire } from './vehicleRule'

/** Counts firings by day, by reason and by vehicle. */
export class Tally {
  readonly #window: number
  readonly #byDay: number[]
  readonly #byReason = new Map<FiringReason, number>()
  readonly #vehicles: VehicleFirings[] = []

  /** @param window days that count; older entries are ignored */
  constructor(window: number) {
    this.#window = window
    this.#byDay = new Array<number>(window).fill(0)
  }

  /** Counts one vehicle: `run` calls `fire` for each firing. */
  count(vehicleId: string, run: (fire: Fire) => void): void {
    const byDay = new Uint16Array(this.#window)
    const byReason = new Map<FiringReason, number>()
    run((reason, at, times = 1) => {
      if (times === 0 || at < 0 || at >= this.#window) return
      byDay[at] = (byDay[at] ?? 0) + times
      byReason.set(reason, (byReason.get(reason) ?? 0) + times)
    })
    if (byReason.size === 0) return
    const days: number[] = []
    byDay.forEach((times, at) => {
      if (times === 0) return
      days.push(at + 1)
      this.#byDay[at] = (this.#byDay[at] ?? 0) + times
    })
    for (const [reason, times] of byReason)
      this.#byReason.set(reason, (this.#byReason.get(reason) ?? 0) + times)
    this.#vehicles.push({ vehicleId, times: sum(byReason.values()), byReason: record(byReason), days })
  }

  firings(): Firings {
    return {
      window: this.#window,
      times: sum(this.#byReason.values()),
      byReason: record(this.#byReason),
      byDay: this.#byDay,
      // The sort is stable: ties keep the order of the facts.
      vehicles: this.#vehicles.sort((a, b) => b.times - a.times),
    }
  }
}

function sum(numbers: Iterable<number>): number {
  let total = 0
  for (const number of numbers) total += number
  return total
}

const record = (counts: ReadonlyMap<FiringReason, number>): Partial<Record<FiringReason, number>> =>
  Object.fromEntries(counts)
