import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Engine } from './faults'
import type { StartResult } from './result'
import { isFailure } from './summary'

/** The log of an engine: a line of JSON for each start. */
export const logFile = (engine: Engine) => `.cache/starts/${engine}.jsonl`

export function appendResult(file: string, result: StartResult): void {
  mkdirSync(dirname(file), { recursive: true })
  appendFileSync(file, `${JSON.stringify(result)}\n`)
}

/**
 * The result of each seed, with a build or with any: the worst of those that ran, so that a failure is not lost when
 * its seed is replayed well, and none counts twice.
 */
export function readResults(file: string, build?: string): StartResult[] {
  const bySeed = new Map<number, StartResult>()
  for (const line of linesOf(file)) {
    const result = parse(line)
    if (!result || (build !== undefined && result.build !== build)) continue
    const before = bySeed.get(result.seed)
    if (!before || weight(result) >= weight(before)) bySeed.set(result.seed, result)
  }
  return [...bySeed.values()]
}

function weight(result: StartResult): number {
  if (result.outcome === 'not-run') return 0
  if (isFailure(result)) return 3
  return result.outcome === 'lost' ? 2 : 1
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    return []
  }
}

/** A run that was killed may have left half a line. */
function parse(line: string): StartResult | null {
  try {
    return JSON.parse(line) as StartResult
  } catch {
    return null
  }
}
