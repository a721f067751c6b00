import { type ChildProcess, spawn } from 'node:child_process'

/** Works in bursts while it is told to, and ends with the harness, however that ended. */
const BUSY = `
  let works = false
  process.on('message', (told) => { works = told })
  process.on('disconnect', () => process.exit())
  setInterval(() => { for (const end = Date.now() + 50; works && Date.now() < end;); }, 0)`

/** Programs that keep the processor busy while a start is made. */
export class Load {
  private readonly programs: ChildProcess[] = []
  /** By lane: one of several browsers that start at the same time. */
  private readonly wanted = new Map<symbol, number>()

  /** @returns a new lane */
  enter(): symbol {
    const lane = Symbol('lane')
    this.wanted.set(lane, 0)
    return lane
  }

  /** What a lane wants; as many programs work as the lane that wants most, the others rest. */
  set(lane: symbol, wanted: number): void {
    this.wanted.set(lane, wanted)
    const count = Math.max(...this.wanted.values())
    while (this.programs.length < count)
      this.programs.push(
        spawn(process.execPath, ['-e', BUSY], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }),
      )
    this.programs.forEach((program, index) => void program.send(index < count))
  }

  /** The programs end with the last lane. */
  leave(lane: symbol): void {
    this.wanted.delete(lane)
    if (this.wanted.size === 0) for (const program of this.programs.splice(0)) program.kill('SIGKILL')
  }
}
