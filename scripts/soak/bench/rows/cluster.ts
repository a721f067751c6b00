import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startCluster } from '../../../service/cluster/cluster'
import type { Cluster } from '../../../service/cluster/clusterTypes'
import { Disk } from '../../../service/cluster/disk'
import { findPostgres, findProgram, missingMessage, missingPackages } from '../../../service/cluster/packages'
import { ServiceProcess } from '../../../service/metrics-service/testing/serviceProcess'
import { differentPages } from '../cluster/comparePages'
import { compareRecords, countDifferences, type Differences } from '../cluster/compareRecords'
import { makeFault } from '../cluster/makeFault'
import { faultSchedule, type PlannedFault } from '../cluster/schedule'
import { runInSlots, type SlotRun } from '../cluster/slotRun'
import { countStored, storedRecords } from '../cluster/storedRecords'
import { longestPauseMs, type WriteProbe } from '../cluster/writeProbe'
import { startPostgres } from '../fixtures/postgresCluster'
import { PARALLEL, type Sustained, sendSustained } from '../fixtures/sustained'
import type { BenchOptions } from '../options'
import { percentile } from '../statistics'
import type { BenchRow, Measurement } from '../table'
import { removeFolder } from '../tempFolder'

const ROW = 33
const KIOSKS = 1_000
const RECORDS_A_KIOSK = 20
const VISITS_A_KIOSK = 4
const SERVICES = 4
const SLOT_MS = 12_000
const SUSTAINED_SECONDS = 6
/** How long a fault stays where writes are not taken. */
const HELD_LIMIT_MS = 20_000
/** How long writes may be refused, and until everything stands again after a fault. */
const WRITES_LIMIT_MS = 90_000
const HEALTHY_LIMIT_MS = 120_000
/** The longest wait of a kiosk after a few failures, and the records that waited meanwhile. */
const EMPTY_LIMIT_MS = 90_000
const PAGES_LIMIT_MS = 30_000
const STANDBY_LIMIT_MS = 10_000

/** What one fault did. */
interface Met {
  kind: PlannedFault['kind']
  what: string
  /** Until a record that was sent after it was confirmed, ms. */
  takenAgainMs: number
  /** The same from the moment at which the fault was undone; null where it happened before. */
  afterUndoMs: number | null
  /** The longest time without a confirmation until everything stood again, ms. */
  pauseMs: number
  /** Until everything stood again, ms. */
  healthyMs: number
}

/** What was measured on either side. */
interface Side {
  sustained: Sustained
  run: SlotRun
}

/** Row 33: a thousand kiosks post to the cluster while its parts fail, beside one service and one Postgres. */
export async function clusterFaults({ seed }: BenchOptions): Promise<BenchRow[]> {
  const missing = whatIsMissing()
  if (missing)
    return [{ row: ROW, what: 'a cluster with faults', measured: null, note: `skipped: ${missing}` }]
  const schedule = faultSchedule({ seed, services: SERVICES, etcdMembers: 3, slotMs: SLOT_MS })
  const single = await onSingleMachine(seed, schedule.length)
  const cluster = await startCluster({ namespaces: true, services: SERVICES })
  return closing(
    () => cluster.stop(),
    async () => {
      const met: Met[] = []
      const unmet: string[] = []
      const side = await measure(cluster.url, seed, schedule.length, async (slot, probe) => {
        const planned = schedule[slot]
        // A cluster that did not recover gets no more faults; what it stored is compared all the same.
        if (!planned || unmet.length > 0) return
        try {
          const one = await meet(cluster, planned, probe)
          met.push(one)
          console.log(`          ${FAULT_WORDS[one.kind]}: ${inWords(one)}`)
        } catch (error) {
          unmet.push(`${FAULT_WORDS[planned.kind]}: ${error instanceof Error ? error.message : error}`)
        }
      })
      return [
        ...(await keptRows(cluster, side)),
        {
          row: ROW,
          what: 'faults that did not come or did not end',
          measured: { value: unmet.length, unit: '' },
          target: { of: 'value', max: 0 },
          note: [`seed ${seed}, ${met.length} faults that did both`, ...unmet].join('; '),
        },
        ...faultRows(met),
        ...speedRows(side, single),
        await pagesRow(cluster),
      ]
    },
  )
}

/** What this machine lacks, in words with the command that mends it; null when it has everything. */
function whatIsMissing(): string | null {
  if (process.getuid?.() !== 0) {
    return 'cutting networks and filling disks needs root: sudo npm run bench -- --only cluster'
  }
  const packages = missingPackages(findProgram, findPostgres(), true)
  return packages.length === 0 ? null : missingMessage(packages).replace(/\s+/g, ' ')
}

/** One service and one Postgres, on a disk like those of the cluster: another kind flushes at another speed. */
async function onSingleMachine(seed: number, slots: number): Promise<Side> {
  const folder = mkdtempSync(join(tmpdir(), 'pharos-single-'))
  chmodSync(folder, 0o755)
  const files = join(folder, 'disk')
  const disk = new Disk(join(folder, 'disk.img'), files)
  const running: (() => Promise<void>)[] = [
    async () => {
      disk.unmount()
      removeFolder(folder)
    },
  ]
  return closing(
    async () => {
      for (const end of running.toReversed()) await end()
    },
    async () => {
      const postgres = await startPostgres(files)
      if (!postgres) throw new Error('There is no Postgres for the single machine.')
      running.push(() => postgres.close())
      const service = await ServiceProcess.start({ DATABASE_URL: postgres.url })
      running.push(() => service.stop())
      return measure(service.url, seed, slots, async () => undefined)
    },
  )
}

/** What `work` gives, and what it ran on is closed after it, also at Ctrl-C: its processes would go on. */
async function closing<T>(close: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  let closed: Promise<void> | null = null
  const closeOnce = () => {
    closed ??= close()
    return closed
  }
  const interrupted = () => void closeOnce().finally(() => process.exit(1))
  const signals = ['SIGINT', 'SIGTERM'] as const
  for (const signal of signals) process.once(signal, interrupted)
  try {
    return await work()
  } finally {
    await closeOnce()
    for (const signal of signals) process.off(signal, interrupted)
  }
}

async function measure(
  url: string,
  seed: number,
  slots: number,
  during: (slot: number, probe: WriteProbe) => Promise<void>,
): Promise<Side> {
  const sustained = await sendSustained(url, SUSTAINED_SECONDS)
  const run = await runInSlots({
    ...{ url, seed, slots, during, slotMs: SLOT_MS, emptyLimitMs: EMPTY_LIMIT_MS },
    ...{ kiosks: KIOSKS, records: RECORDS_A_KIOSK, visits: VISITS_A_KIOSK },
  })
  return { sustained, run }
}

/** Makes a fault at its moment. It stays until its slot ends and writes are taken again, but not for ever. */
async function meet(cluster: Cluster, planned: PlannedFault, probe: WriteProbe): Promise<Met> {
  await wait(planned.afterMs)
  const fault = await makeFault(cluster, planned)
  let { beganMs, atMs } = fault
  const slotEndMs = beganMs + SLOT_MS - planned.afterMs
  try {
    // A full disk refuses nothing until a table needs another page.
    if (planned.kind === 'disk' && planned.of === 'primary') {
      atMs = await probe.untilRefused(atMs, HELD_LIMIT_MS)
      beganMs = atMs
    }
    await Promise.all([
      wait(slotEndMs - performance.now()),
      Promise.race([probe.untilConfirmed(atMs, WRITES_LIMIT_MS), wait(HELD_LIMIT_MS)]),
    ])
  } finally {
    fault.undo()
  }
  const undoneMs = performance.now()
  const confirmedMs = await probe.untilConfirmed(atMs, WRITES_LIMIT_MS)
  await fault.prove()
  await cluster.untilHealthy(HEALTHY_LIMIT_MS)
  const endMs = performance.now()
  return {
    ...{ kind: planned.kind, what: fault.what, takenAgainMs: confirmedMs - beganMs },
    afterUndoMs: confirmedMs > undoneMs ? confirmedMs - undoneMs : null,
    pauseMs: longestPauseMs(probe.samples, beganMs, endMs),
    healthyMs: endMs - beganMs,
  }
}

async function keptRows(cluster: Cluster, { sustained, run }: Side): Promise<BenchRow[]> {
  const primary = await cluster.primary()
  const sent = [...sustained.sent, ...run.sent]
  const stored = await storedRecords(cluster.directUrl(primary))
  const differences = compareRecords(
    sent,
    [...sustained.unanswered, ...run.unanswered, ...run.unsent],
    stored,
  )
  const standbys = cluster.nodes.filter((name) => name !== primary)
  const counts = await Promise.all(standbys.map((name) => countOf(cluster.directUrl(name), stored.length)))
  return [
    {
      row: ROW,
      what: 'records lost, doubled or changed',
      measured: { value: countDifferences(differences), unit: '' },
      target: { of: 'value', max: 0 },
      note: `${sent.length} held as sent, ${stored.length} stored on ${primary}; ${standbys.map((name, index) => `${counts[index]} on ${name}`).join(', ')}; ${differencesInWords(differences)}`,
    },
    {
      row: ROW,
      what: 'records missing on a standby',
      measured: { value: Math.max(...counts.map((count) => stored.length - count)), unit: '' },
      target: { of: 'value', max: 0 },
    },
    {
      row: ROW,
      what: 'kiosks with an unsent record at the end',
      measured: { value: run.lateKiosks, unit: '' },
      target: { of: 'value', max: 0 },
      note: `${KIOSKS} kiosks with ${RECORDS_A_KIOSK} records each`,
    },
  ]
}

const differencesInWords = (differences: Differences): string =>
  Object.entries(differences)
    .map(([kind, keys]: [string, string[]]) => [`${keys.length} ${kind}`, ...keys.slice(0, 3)].join(' '))
    .join(', ')

/** A standby is a moment behind. */
async function countOf(url: string, expected: number): Promise<number> {
  for (const endMs = performance.now() + STANDBY_LIMIT_MS; ; ) {
    const count = await countStored(url)
    if (count >= expected || performance.now() > endMs) return count
    await wait(500)
  }
}

const FAULT_WORDS: Readonly<Record<PlannedFault['kind'], string>> = {
  primary: 'the primary is killed',
  service: 'a service dies',
  etcd: 'etcd loses a node',
  cut: 'a network is cut',
  disk: 'a disk is full',
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

function inWords({ what, takenAgainMs, afterUndoMs, pauseMs, healthyMs }: Met): string {
  const undone = afterUndoMs === null ? '' : `, ${seconds(afterUndoMs)} after it was undone`
  return `${what}: first confirmation after ${seconds(takenAgainMs)}${undone}, longest pause ${seconds(pauseMs)}, all well after ${seconds(healthyMs)}`
}

function faultRows(met: readonly Met[]): BenchRow[] {
  return Object.entries(FAULT_WORDS).flatMap(([kind, words]) => {
    const those = met.filter((one) => one.kind === kind)
    if (those.length === 0) return []
    // Some faults are felt only later, such as a full disk whose tables have room in their pages.
    const times = those.map(({ takenAgainMs, pauseMs }) => Math.max(takenAgainMs, pauseMs) / 1000)
    return {
      row: ROW,
      what: `writes again after ${words}${those.length > 1 ? `, longest of ${those.length}` : ''}`,
      measured: { value: Math.max(...times), unit: 's' as const },
      note: those.map(inWords).join('; '),
      samples: { seconds: times },
    }
  })
}

function speedRows(cluster: Side, single: Side): BenchRow[] {
  const beside = (what: string, of: (side: Side) => Measurement, note: string): BenchRow => ({
    row: ROW,
    what,
    measured: of(cluster),
    reference: { ...of(single), what: 'on the single machine without faults' },
    note,
  })
  const p95 = (latencies: readonly number[]): Measurement => ({
    value: percentile(latencies, 95),
    unit: 'ms',
  })
  return [
    beside(
      'a reply, p95, while parts fail',
      ({ run }) => p95(run.latencies),
      `${failuresOf(cluster.run)}; on the single machine: ${failuresOf(single.run)}`,
    ),
    beside('a reply, p95, while nothing fails', ({ run }) => p95(run.firstSlotLatencies), 'the first slot'),
    beside(
      'records a second, as they came up',
      ({ run }) => ({ value: run.sent.length / (run.tookMs / 1000), unit: '/s' }),
      `all kiosks empty after ${seconds(cluster.run.tookMs)}, on the single machine ${seconds(single.run.tookMs)}; the next fault waits until all is well again`,
    ),
    beside(
      'records a second, as many as are taken',
      ({ sustained }) => ({ value: sustained.perSecond, unit: '/s' }),
      `${PARALLEL} requests at any time for ${SUSTAINED_SECONDS} s before the first fault; p95 ${percentile(cluster.sustained.latencies, 95).toFixed(0)} ms and ${percentile(single.sustained.latencies, 95).toFixed(0)} ms; not taken: ${cluster.sustained.unanswered.length} and ${single.sustained.unanswered.length}`,
    ),
  ]
}

function failuresOf({ failures, latencies }: SlotRun): string {
  const told = Object.entries(failures).map(([what, count]) => `${count} ${what}`)
  return `${latencies.length} requests, ${told.length === 0 ? 'none failed' : `failed: ${told.join(', ')}`}`
}

async function pagesRow({ serviceUrls, token }: Cluster): Promise<BenchRow> {
  return {
    row: ROW,
    what: `pages of ${serviceUrls.length} services that differ`,
    measured: { value: await differentPages(serviceUrls, token, PAGES_LIMIT_MS), unit: '' },
    target: { of: 'value', max: 0 },
    note: 'byte for byte, apart from the moment at which each was made',
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))
