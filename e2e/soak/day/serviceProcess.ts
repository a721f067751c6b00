import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { parseCsv } from '#domain/base/csv'
import type { WireInteraction } from '#domain/recording/interaction'
import type { MetricsStore, StoredInteraction } from '../../../scripts/service/metrics-service/store'
import { until } from '../harness/wait'
import { freePort } from '../webkit/processes'

const PROGRAM = fileURLToPath(new URL('../../../scripts/service/metrics-service/main.ts', import.meta.url))
const START_LIMIT_MS = 60_000

/** The metrics service as operators run it: a process of its own, which can be killed. */
export class ServiceProcess {
  private child: ChildProcess | null = null

  private constructor(
    private readonly folder: string,
    private readonly port: number,
  ) {}

  /** Starts the service on the data in `folder`. */
  static async start(folder: string): Promise<ServiceProcess> {
    // The same for each start, as an operator's port is.
    const service = new ServiceProcess(folder, await freePort())
    await service.start()
    return service
  }

  /** Resolves when it answers; a running one stays as it is. */
  async start(): Promise<void> {
    if (this.child) return
    const { folder, port } = this
    this.child = spawn(process.execPath, ['--import', 'tsx', PROGRAM], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, METRICS_DATA: folder, METRICS_PORT: String(port), METRICS_HOST: '127.0.0.1' },
    })
    await until('the metrics service', async () => (await this.ask('/healthz')).ok, START_LIMIT_MS)
  }

  /** Ends it without a word, as a killed process or a cut cable does. */
  kill(): Promise<void> {
    return this.end('SIGKILL')
  }

  stop(): Promise<void> {
    return this.end('SIGTERM')
  }

  /** Passes records on to the process; everything but what a day needs is refused. */
  store(): MetricsStore {
    const refuse = () => Promise.reject(new Error('The day asks for posts and records only.'))
    return {
      insert: async (record) => {
        const body = JSON.stringify(record)
        const headers = { 'Content-Type': 'application/json' }
        const { status } = await this.ask('/api/interaction', { method: 'POST', body, headers })
        if (status === 201) return 'stored'
        if (status === 200) return 'repeat'
        throw new Error(`The metrics service answered ${status}.`)
      },
      all: async () => rowsOf(await (await this.ask('/api/interactions.csv')).text()),
      ping: async () => {
        await this.ask('/healthz')
      },
      close: async () => undefined,
      page: refuse,
      latest: refuse,
      sums: refuse,
      countKnown: refuse,
      description: 'a process of its own',
    }
  }

  private ask(path: string, request?: RequestInit): Promise<Response> {
    return fetch(`http://127.0.0.1:${this.port}${path}`, request)
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.child
    this.child = null
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }
}

/** Records of the service's own CSV; its columns are the fields. */
function rowsOf(csv: string): StoredInteraction[] {
  const [head, ...rows] = parseCsv(csv, ',')
  if (!head) throw new Error('The CSV of the metrics service is empty.')
  return rows.map(({ cells }) => {
    const text = (name: keyof StoredInteraction) => cells[head.cells.indexOf(name)] ?? ''
    const wire: WireInteraction = {
      activationId: text('activationId'),
      sessionIdentifier: text('sessionIdentifier'),
      action: text('action'),
      value: text('value') === '' ? null : Number(text('value')),
      createdAt: text('createdAt'),
      updatedAt: text('updatedAt'),
    }
    return { ...wire, receivedAt: text('receivedAt') }
  })
}
