import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Engine } from './faults'
import type { StartResult } from './result'

/** The log of an engine: a line of JSON for each start. */
export const logFile = (engine: Engine) => `.cache/starts/${engine}.jsonl`

export function appendResult(file: string, result: StartResult): void {
  mkdirSync(dirname(file), { recursive: true })
  appendFileSync(file, `${JSON.stringify(result)}\n`)
}

/** The last result of each seed, with a build or with any. */
export function readResults(file: string, build?: string): StartResult[] {
  const bySeed = new Map<number, StartResult>()
  for (const line of linesOf(file)) {
    const result = parse(line)
    if (result && (build === undefined || result.build === build)) bySeed.set(result.seed, result)
  }
  return [...bySeed.values()]
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
