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
  private readonly wanted = new Map<number, number>()

  /** What one of several browsers wants; as many work as the one that wants most, the others rest. */
  set(lane: number, wanted: number): void {
    this.wanted.set(lane, wanted)
    const count = Math.max(...this.wanted.values())
    while (this.programs.length < count)
      this.programs.push(
        spawn(process.execPath, ['-e', BUSY], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] }),
      )
    this.programs.forEach((program, index) => void program.send(index < count))
  }

  end(): void {
    for (const program of this.programs.splice(0)) program.kill('SIGKILL')
  }
}
