import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { type Counts, settle } from './counts'
import { endedChildCpuSeconds } from './cpuTime'
import type { Output } from './outputs'
import type { Requirement, Stage } from './stages'

export interface StageResult {
  name: string
  counts: Counts
  seconds: number
  /** Of its program and all that it waited for; null where the system does not tell. */
  cpuSeconds: number | null
  /** Why it was skipped, or how it exited. */
  note: string
  /** Names of its failed tests, if its report has them. */
  failures: string[]
}

/** Runs one stage, whose program is heard through `output`. */
export async function runStage(stage: Stage, env: NodeJS.ProcessEnv, output: Output): Promise<StageResult> {
  const { name, report, counts, failures } = stage
  output.write(`\n=== ${name}\n`)
  if (report) rmSync(report, { force: true })
  const started = performance.now()
  const { note, cpuSeconds } = await outcome(stage, env, output)
  output.end()
  const read = report && counts ? counts(report) : null
  return {
    name,
    counts: settle(read, note === ''),
    seconds: (performance.now() - started) / 1000,
    cpuSeconds,
    note,
    failures: report && failures ? failures(report) : [],
  }
}

/** Result of a stage that cannot run because of a missing requirement; null when it can. Only a missing browser counts as a failure. */
export function skippedStage({ name, needs }: Stage, missing: ReadonlySet<Requirement>): StageResult | null {
  const need = needs.find((candidate) => missing.has(candidate))
  if (!need) return null
  // A failed build is counted in its own stage; no stage looks for a browser, so a missing one is counted here.
  const failed = need === 'browser' ? 1 : 0
  const note = need === 'browser' ? 'no Chromium was found' : 'not run: there is no build'
  return { name, counts: { passed: 0, failed, skipped: 0 }, seconds: 0, cpuSeconds: null, note, failures: [] }
}

/** Longest wait for the rest of an output whose program has exited: what it started may still hold it. */
const REST_LIMIT_MS = 5_000

/** How the program exited, with an empty note on success. */
function outcome(
  { command, args, limitMinutes }: Stage,
  env: NodeJS.ProcessEnv,
  output: Output,
): Promise<Pick<StageResult, 'note' | 'cpuSeconds'>> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env,
      timeout: limitMinutes * 60_000,
    })
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => output.write(text))
    let cpuSeconds: number | null = null
    let rest: NodeJS.Timeout | undefined
    const done = (note: string) => {
      clearTimeout(rest)
      for (const stream of [child.stdout, child.stderr]) stream.destroy()
      resolve({ note, cpuSeconds })
    }
    child.on('error', (error) => done(error.message))
    child.on('exit', (code, signal) => {
      cpuSeconds = endedChildCpuSeconds()
      const byLimit = child.killed ? `over its limit of ${limitMinutes} min` : `ended by ${signal}`
      const note = signal ? byLimit : code === 0 ? '' : `exit code ${code}`
      child.on('close', () => done(note))
      rest = setTimeout(() => done(note), REST_LIMIT_MS)
    })
  })
}
