import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, closeSync, copyFileSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { NodeName } from './clusterTypes'
import { Disk } from './disk'
import type { Network } from './network'
import { killPostgres, signalPostgres } from './processes'
import { readEnv, type Settings, variablesOf } from './settings'
import { Supervised } from './supervised'
import { renderMachine } from './templates'

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url))
const SERVICE_PROGRAM = 'scripts/service/metrics-service/main.ts'
const SHIPPED_CONFIG = join(PROJECT, 'public/config.json')
const IS_ROOT = process.getuid?.() === 0
const STOP_LIMIT_MS = 3_000
/** Patroni stops its PostgreSQL first. */
const PATRONI_STOP_LIMIT_MS = 15_000

interface Command {
  program: string
  args?: readonly string[]
  env?: Readonly<Record<string, string>>
  /** PostgreSQL and PgBouncer refuse to run as root. */
  asPostgres?: boolean
  log: string
}

/** One of the three machines: its files below a folder that takes the place of `/`, and its processes. */
export class Machine {
  readonly address: string
  readonly dataFolder: string
  readonly disk: Disk | null
  readonly etcd: Supervised
  readonly patroni: Supervised
  private readonly balancer: Supervised
  private readonly pooler: Supervised
  private readonly root: string

  constructor(
    readonly node: NodeName,
    folder: string,
    settings: Settings,
    private readonly network: Network,
    ownDisk: boolean,
  ) {
    this.root = join(folder, node)
    this.address = network.address(node)
    const databaseFolder = this.path('var/lib/postgresql')
    this.dataFolder = join(databaseFolder, 'pharos')
    for (const name of ['var/lib/etcd', 'var/lib/postgresql', 'var/lib/pharos', 'run/postgresql', 'log']) {
      mkdirSync(this.path(name), { recursive: true })
    }
    this.disk = ownDisk ? new Disk(join(this.root, 'disk.img'), databaseFolder) : null
    renderMachine(this.root, variablesOf(settings, node, this.root))
    copyFileSync(SHIPPED_CONFIG, this.path('etc/pharos/config.json'))
    writeFileSync(this.path('etc/pharos/names.json'), '{}')
    // etcd insists on a folder that only its user can read.
    mkdirSync(this.path('var/lib/etcd/pharos'), { recursive: true })
    chmodSync(this.path('var/lib/etcd/pharos'), 0o700)
    if (IS_ROOT) execFileSync('chown', ['-R', 'postgres:postgres', this.root])

    this.etcd = this.supervise({ program: 'etcd', env: this.environment('etc/default/etcd'), log: 'etcd' })
    this.patroni = this.supervise({
      program: 'patroni',
      args: [this.path('etc/patroni/config.yml')],
      log: 'patroni',
    })
    this.balancer = this.supervise({
      program: 'haproxy',
      args: ['-db', '-f', this.path('etc/haproxy/pharos.cfg')],
      log: 'haproxy',
    })
    this.pooler = this.supervise({
      program: 'pgbouncer',
      args: [this.path('etc/pgbouncer/pgbouncer.ini')],
      log: 'pgbouncer',
    })
  }

  start(): void {
    for (const part of [this.etcd, this.patroni, this.balancer, this.pooler]) part.start()
  }

  /** A process of the metrics service on this machine, as its systemd unit starts it. */
  service(host: string, port: string): Supervised {
    const env = { ...this.environment('etc/pharos/metrics.env'), METRICS_HOST: host, METRICS_PORT: port }
    const command = { program: process.execPath, args: ['--import', 'tsx', SERVICE_PROGRAM], env }
    return new Supervised(() => this.launch({ ...command, log: `metrics-${port}` }, PROJECT))
  }

  /** Everything except etcd, which the other machines may still need to stop. */
  async stop(): Promise<void> {
    await Promise.all([
      this.pooler.stop(STOP_LIMIT_MS),
      this.balancer.stop(STOP_LIMIT_MS),
      this.patroni.stop(PATRONI_STOP_LIMIT_MS),
    ])
    // Left behind by a Patroni that was killed.
    await killPostgres(this.dataFolder)
  }

  /** SIGKILL to everything, without waiting. */
  abandon(): void {
    for (const part of [this.pooler, this.balancer, this.patroni, this.etcd]) part.abandon()
    signalPostgres(this.dataFolder)
  }

  private path(name: string): string {
    return join(this.root, name)
  }

  private environment(file: string): Record<string, string> {
    return readEnv(readFileSync(this.path(file), 'utf8'))
  }

  private supervise(command: Command): Supervised {
    return new Supervised(() => this.launch({ ...command, asPostgres: true }, this.root))
  }

  private launch(
    { program, args = [], env = {}, asPostgres = false, log }: Command,
    cwd: string,
  ): ChildProcess {
    const user =
      asPostgres && IS_ROOT ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups'] : []
    const [command = program, ...rest] = [...this.network.prefix(this.node), ...user, program, ...args]
    const output = openSync(this.path(`log/${log}.log`), 'a')
    const { PATH = '', TERM = 'dumb' } = process.env
    const base = {
      PATH: `${PATH}:/usr/sbin:/sbin`,
      TERM,
      LANG: 'C.UTF-8',
      HOME: this.path('var/lib/postgresql'),
    }
    try {
      return spawn(command, rest, {
        cwd,
        env: { ...base, ...env },
        stdio: ['ignore', output, output],
        // Ctrl-C in a terminal reaches this process alone, which then stops the others in order.
        detached: true,
      })
    } finally {
      closeSync(output)
    }
  }
}
