import { spawn } from 'node:child_process'
import { Run } from './goodRuns'
import type { Step } from './steps'

export interface StepResult {
  name: string
  passed: boolean
  seconds: number
  output: string
}

/** Far above the time of any step, so that only a hanging program is stopped. */
const STEP_LIMIT_MS = 180_000

/**
 * Runs steps, `width` at a time, and reports each result when it is known.
 * @returns the results in the order of the steps
 */
export async function runSteps(
  steps: readonly Step[],
  width: number,
  onResult: (result: StepResult) => void,
): Promise<StepResult[]> {
  const results: StepResult[] = []
  const queue = [...steps.entries()]
  const lane = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const result = await runUnlessUnchanged(next[1])
      results[next[0]] = result
      onResult(result)
    }
  }
  await Promise.all(Array.from({ length: width }, lane))
  return results
}

async function runUnlessUnchanged(step: Step): Promise<StepResult> {
  if (!step.reads) return runStep(step)
  const run = new Run(step)
  if (run.isUnchanged())
    return { name: step.name, passed: true, seconds: 0, output: 'skipped: unchanged since its last good run' }
  const result = await runStep(step)
  if (result.passed) run.wasGood()
  return result
}

function runStep({ name, command, args }: Step): Promise<StepResult> {
  const started = performance.now()
  return new Promise((resolve) => {
    const chunks: string[] = []
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: STEP_LIMIT_MS,
      env: { ...process.env, NO_COLOR: '1' },
    })
    child.stdout.on('data', (data: Buffer) => chunks.push(data.toString()))
    child.stderr.on('data', (data: Buffer) => chunks.push(data.toString()))
    const done = (passed: boolean, note = '') =>
      resolve({ name, passed, seconds: (performance.now() - started) / 1000, output: chunks.join('') + note })
    child.on('error', (error) => done(false, `\n${error.message}`))
    child.on('close', (code, signal) => done(code === 0, signal ? `\nended by ${signal}` : ''))
  })
}
