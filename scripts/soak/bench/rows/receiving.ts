import { ServiceProcess } from '../../../service/metrics-service/testing/serviceProcess'
import { deliverFleet, type FleetResult, networkIsBack, serviceIsBack } from '../fixtures/kioskFleet'
import { startPostgres } from '../fixtures/postgresCluster'
import { PARALLEL, sendSustained } from '../fixtures/sustained'
import { percentile } from '../statistics'
import type { BenchRow } from '../table'
import { newFolder } from '../tempFolder'

const SECONDS = 15
const RECORDS_A_KIOSK = 20
const VISITS_A_KIOSK = 4
const OUTAGE_MS = 30_000
const LIMIT_MS = 240_000

/** A database under the service, by its name in the table. */
interface Receiver {
  name: string
  environment: Record<string, string>
}

/** The embedded database on disk and, where it is installed, Postgres. */
async function withReceivers(work: (receiver: Receiver) => Promise<BenchRow[]>): Promise<BenchRow[]> {
  const rows = await work({
    name: 'PGlite',
    environment: { METRICS_DATA: newFolder('pglite'), DATABASE_URL: '' },
  })
  const cluster = await startPostgres()
  if (!cluster) return rows
  try {
    return [...rows, ...(await work({ name: 'Postgres', environment: { DATABASE_URL: cluster.url } }))]
  } finally {
    await cluster.close()
  }
}

async function withService<T>(
  { environment }: Receiver,
  work: (service: ServiceProcess) => Promise<T>,
): Promise<T> {
  const service = await ServiceProcess.start(environment)
  try {
    return await work(service)
  } finally {
    await service.stop()
  }
}

/** Row 28: records that the service takes a second, one a request, for as long as somebody sends. */
export function sustainedInserts(): Promise<BenchRow[]> {
  return withReceivers((receiver) =>
    withService(receiver, async (service) => {
      const { perSecond, latencies, unanswered } = await sendSustained(service.url, SECONDS)
      if (unanswered.length > 0) throw new Error(`${unanswered.length} records were not stored.`)
      return [
        {
          row: 28,
          what: `records a second, ${receiver.name}`,
          measured: { value: perSecond, unit: '/s' },
          note: `${PARALLEL} requests at any time for ${SECONDS} s, sender and service on one machine; reply after ${percentile(latencies, 50).toFixed(0)} ms, p95 ${percentile(latencies, 95).toFixed(0)} ms; the service holds ${service.memoryMb()?.toFixed(0) ?? 'unknown'} MB`,
        },
      ]
    }),
  )
}

/** Row 29: kiosks whose queues are full when the network, or the service, is back. */
export function afterOutage(): Promise<BenchRow[]> {
  return withReceivers(async (receiver) => {
    const rows: BenchRow[] = []
    for (const kiosks of [10, 1_000]) {
      for (const [why, firstWaitMs] of [
        ['network', networkIsBack],
        ['service', serviceIsBack(OUTAGE_MS)],
      ] as const) {
        const result = await withService(receiver, ({ url }) =>
          deliverFleet({
            url,
            kiosks,
            records: RECORDS_A_KIOSK,
            visits: VISITS_A_KIOSK,
            firstWaitMs,
            limitMs: LIMIT_MS,
          }),
        )
        rows.push(...outageRows(receiver.name, kiosks, why, result))
      }
    }
    return rows
  })
}

function outageRows(
  name: string,
  kiosks: number,
  why: 'network' | 'service',
  { latencies, emptyMs, failures }: FleetResult,
): BenchRow[] {
  const what = `${kiosks} kiosks, ${why} back, ${name}`
  const failed = Object.entries(failures).map(([outcome, count]) => `${count} ${outcome}`)
  return [
    {
      row: 29,
      what: `${what}: all empty`,
      measured: { value: Math.max(...emptyMs) / 1000, unit: 's' },
      note: `${RECORDS_A_KIOSK} records on each; half of the kiosks empty after ${(percentile(emptyMs, 50) / 1000).toFixed(1)} s; ${failed.length > 0 ? `tried again: ${failed.join(', ')}` : 'nothing tried twice'}`,
    },
    {
      row: 29,
      what: `${what}: a reply, p95`,
      measured: { value: percentile(latencies, 95), unit: 'ms' },
      note: `median ${percentile(latencies, 50).toFixed(0)} ms, longest ${Math.max(...latencies).toFixed(0)} ms`,
    },
  ]
}
