import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { createServer } from 'node:net'

/** A helper program of a test, with all its child processes. */
export interface Running {
  child: ChildProcess
  /** Ends the program and its children; resolves when it has exited. */
  stop(): Promise<void>
  /** Kills them at once, as a crash would. */
  kill(): Promise<void>
}

/** Process groups that were not ended yet: an exit of the test in mid-run must not leave them behind. */
const groups = new Set<number>()
process.on('exit', () => {
  for (const pid of groups) signalGroup(pid, 'SIGKILL')
})

/** Spawns a program in its own process group, so that its children end with it. */
export function spawnGroup(command: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, { ...options, detached: true })
  if (child.pid !== undefined) groups.add(child.pid)
  return child
}

/** Starts a program whose lines are read. */
export function start(
  command: string,
  args: readonly string[],
  { env = process.env, onLine = () => {} }: { env?: NodeJS.ProcessEnv; onLine?: (line: string) => void },
): Running {
  const child = spawnGroup(command, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  // A failed start shows as a timeout of the caller.
  child.on('error', (error) => onLine(`${command}: ${error.message}`))
  for (const stream of [child.stdout, child.stderr]) if (stream) readLines(stream, onLine)
  return { child, stop: () => stopGroup(child), kill: () => stopGroup(child, 'SIGKILL') }
}

function readLines(stream: NodeJS.ReadableStream, onLine: (line: string) => void): void {
  let rest = ''
  stream.on('data', (data: Buffer) => {
    const lines = (rest + data.toString()).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) onLine(line)
  })
}

/** Ends a program of `spawnGroup` and its children; resolves when it has exited. */
export async function stopGroup(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.pid === undefined) return
  const gone = new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve()
    else child.once('exit', () => resolve())
  })
  signalGroup(child.pid, signal)
  const killer = setTimeout(() => signalGroup(child.pid ?? 0, 'SIGKILL'), 3000)
  await gone
  clearTimeout(killer)
  // Orphaned children must not outlive the test.
  signalGroup(child.pid, 'SIGKILL')
  groups.delete(child.pid)
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  if (pid <= 0) return
  try {
    process.kill(-pid, signal)
  } catch {
    // The group has already exited.
  }
}

/** A TCP port that is free now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
