import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'

const RESTART_AFTER_MS = 1_000

/** A process that is started again a second after it ended, as `Restart=always` of systemd does. */
export class Supervised {
  private child: ChildProcess | null = null
  private restart: NodeJS.Timeout | undefined
  private isWanted = false

  constructor(private readonly launch: () => ChildProcess) {}

  start(): void {
    this.isWanted = true
    if (this.child) return
    clearTimeout(this.restart)
    const child = this.launch()
    this.child = child
    const ended = () => {
      if (this.child !== child) return
      this.child = null
      if (this.isWanted) this.restart = setTimeout(() => this.start(), RESTART_AFTER_MS)
    }
    child.once('exit', ended)
    child.once('error', ended)
  }

  /** SIGKILL; it is started again. */
  async kill(): Promise<void> {
    const child = this.child
    if (!child) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  /** SIGKILL, without waiting and for the last time. */
  abandon(): void {
    this.isWanted = false
    this.child?.kill('SIGKILL')
  }

  /** Ends it and leaves it stopped: SIGTERM, and SIGKILL after `limitMs`. */
  async stop(limitMs: number): Promise<void> {
    this.isWanted = false
    clearTimeout(this.restart)
    const child = this.child
    if (!child) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    const inTime = await Promise.race([ended.then(() => true), wait(limitMs, false, { ref: false })])
    if (!inTime) {
      child.kill('SIGKILL')
      await ended
    }
  }
}
