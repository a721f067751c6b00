import { seededRandom } from '#domain/base/seededRandom'
import { toWire, type WireInteraction } from '#domain/recording/interaction'
import { createKiosk, type FleetCounts, type Kiosk, within } from '../fixtures/kioskFleet'
import { queuedInteractions } from '../fixtures/queued'
import { startWriteProbe, type WriteProbe } from './writeProbe'

export interface SlotRunOptions {
  url: string
  seed: number
  kiosks: number
  /** Records of each kiosk, in so many visits; spread evenly over the slots. */
  records: number
  visits: number
  slots: number
  /** How long the records of a slot come up, ms; each at a random moment of it. */
  slotMs: number
  /** What happens in a slot besides; the next one waits for it. */
  during: (slot: number, probe: WriteProbe) => Promise<void>
  /** How long the kiosks may take after the last slot, ms. */
  emptyLimitMs: number
}

export interface SlotRun {
  latencies: number[]
  /** Those of the first slot alone. */
  firstSlotLatencies: number[]
  failures: Record<string, number>
  /** What the kiosks and the probe hold as sent. */
  sent: WireInteraction[]
  /** Records of the probe whose reply was lost; a kiosk has none at the end, or they are unsent. */
  unanswered: WireInteraction[]
  /** Kiosks that hold an unsent record at the end, and those records. */
  lateKiosks: number
  unsent: WireInteraction[]
  /** From the beginning until every kiosk was empty, or was no longer waited for, ms. */
  tookMs: number
}

/** Kiosks whose records come up while something else happens, and a probe of writes beside them. */
export async function runInSlots(options: SlotRunOptions): Promise<SlotRun> {
  const { url, seed, records, visits, slots, slotMs } = options
  const { next: random } = seededRandom(seed)
  const counts: FleetCounts = { latencies: [], failures: {} }
  const probe = startWriteProbe(url)
  const fleet = Array.from({ length: options.kiosks }, () => ({
    kiosk: createKiosk({ url, random, counts, closedForMs: null }),
    rows: queuedInteractions(records, visits, Date.now()).map(toWire),
  }))
  const perSlot = Math.ceil(records / slots)
  const timers = new Set<NodeJS.Timeout>()
  const beganMs = performance.now()
  let firstSlotLatencies: number[] = []
  try {
    for (let slot = 0; slot < slots; slot += 1) {
      const offered = fleet.map(({ kiosk, rows }) =>
        comeUp(kiosk, rows.slice(slot * perSlot, (slot + 1) * perSlot)),
      )
      await Promise.all([...offered, options.during(slot, probe)])
      if (slot === 0) firstSlotLatencies = [...counts.latencies]
    }
    const empty = Promise.all(fleet.map(({ kiosk }) => kiosk.whenEmpty()))
    await within(options.emptyLimitMs, empty, 'late').catch(() => null)
    const tookMs = performance.now() - beganMs
    await probe.stop()
    const late = fleet.filter(({ kiosk }) => kiosk.unsent().length > 0)
    return {
      ...{ ...counts, firstSlotLatencies, tookMs },
      sent: [...fleet.flatMap(({ kiosk }) => kiosk.sent), ...probe.confirmed],
      unanswered: [...probe.unanswered],
      lateKiosks: late.length,
      unsent: late.flatMap(({ kiosk }) => kiosk.unsent()),
    }
  } finally {
    for (const timer of timers) clearTimeout(timer)
    for (const { kiosk } of fleet) kiosk.close()
    await probe.stop()
  }

  /** Records some rows in their order at random moments of the slot. */
  async function comeUp(kiosk: Kiosk, rows: readonly WireInteraction[]): Promise<void> {
    const moments = rows.map(() => random() * slotMs).sort((one, other) => one - other)
    await Promise.all(
      rows.map(
        (row, index) =>
          new Promise<void>((resolve) => {
            const timer = setTimeout(() => {
              timers.delete(timer)
              kiosk.record(row)
              resolve()
            }, moments[index])
            timers.add(timer)
          }),
      ),
    )
  }
}
