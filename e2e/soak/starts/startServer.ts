import { createServer, type Server, type Socket } from 'node:net'
import { type Booth, openBooth } from '../../drivers/server'
import { copySite } from '../../drivers/site'
import { nextBuilds } from '../harness/build'
import type { ServerState } from './plan'

/** The kiosk's server, which may be stopped or take connections without ever answering, and whose build changes. */
export class StartServer {
  private silent: { server: Server; sockets: Set<Socket> } | null = null
  private builds = 0

  private constructor(
    private readonly booth: Booth,
    private readonly next: (mark: string) => void,
  ) {}

  static async open(): Promise<StartServer> {
    const site = copySite()
    return new StartServer(await openBooth(undefined, site), nextBuilds(site))
  }

  get port(): number {
    return this.booth.port
  }

  async become(state: ServerState): Promise<void> {
    await this.endSilence()
    if (state === 'running') return this.booth.startKiosk()
    await this.booth.stopKiosk()
    if (state === 'silent') await this.beginSilence()
  }

  /** Serves another build from now on. */
  publish(): void {
    this.builds += 1
    this.next(`start-${this.builds}`)
  }

  async close(): Promise<void> {
    await this.endSilence()
    await this.booth.close()
  }

  private beginSilence(): Promise<void> {
    const sockets = new Set<Socket>()
    const server = createServer((socket) => {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => sockets.delete(socket))
    })
    this.silent = { server, sockets }
    return new Promise((resolve) => server.listen(this.port, '127.0.0.1', resolve))
  }

  private endSilence(): Promise<void> {
    const silent = this.silent
    this.silent = null
    if (!silent) return Promise.resolve()
    for (const socket of silent.sockets) socket.destroy()
    return new Promise((resolve) => silent.server.close(() => resolve()))
  }
}
