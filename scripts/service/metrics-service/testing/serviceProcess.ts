import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('../main.ts', import.meta.url))
const START_LIMIT_MS = 60_000

/** `npm run metrics-service` as operators run it: a process of its own, on a port that stays the same. */
export class ServiceProcess {
  private child: ChildProcess | null = null
  private address: string | null = null
  private said = ''

  private constructor(private readonly environment: Readonly<Record<string, string>>) {}

  /** @param environment beside the address, which is this machine's at a free port. @throws Error when it does not start */
  static async start(environment: Readonly<Record<string, string>>): Promise<ServiceProcess> {
    const service = new ServiceProcess(environment)
    await service.start()
    return service
  }

  get url(): string {
    if (this.address === null) throw new Error('The metrics service never started.')
    return this.address
  }

  /** What it wrote to its standard output since it was made. */
  get output(): string {
    return this.said
  }

  /** Memory that the process holds, MB; null where the system does not tell. */
  memoryMb(): number | null {
    try {
      const status = readFileSync(`/proc/${this.child?.pid}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
    } catch {
      return null
    }
  }

  /** Resolves when it answers; a running one stays as it is. @throws Error when it does not start */
  async start(): Promise<void> {
    if (this.child) return
    const port = this.address === null ? '0' : new URL(this.address).port
    const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM], {
      env: { ...process.env, METRICS_PORT: port, METRICS_HOST: '127.0.0.1', ...this.environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.child = child
    child.stdout.on('data', (text: Buffer) => {
      this.said += text.toString()
    })
    try {
      this.address = await addressOf(child)
    } catch (error) {
      await this.kill()
      throw error
    }
  }

  /** Ends it as a supervisor does: what came in is answered first. */
  stop(): Promise<void> {
    return this.end('SIGTERM')
  }

  /** Ends it without a word, as a killed process or a cut cable does. */
  kill(): Promise<void> {
    return this.end('SIGKILL')
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

/** It says its address once it listens. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const limit = setTimeout(() => reject(new Error('The metrics service did not start.')), START_LIMIT_MS)
    child.once('exit', () => reject(new Error(`The metrics service ended at its start. ${said}`)))
    child.stdout?.on('data', (text: Buffer) => {
      said += text.toString()
      const address = /http:\/\/\S+:\d+/.exec(said)?.[0]
      if (address === undefined) return
      clearTimeout(limit)
      resolve(address)
    })
  })
}
