import { parseArgs } from 'node:util'
import { seedsOf } from '../monkey/options'
import type { Engine } from './faults'

export interface StartOptions {
  seeds: number[]
  /** Skips seeds that were started with this build before. */
  resume: boolean
  /** Starts no further seed after this many minutes. */
  minutes: number
  browser: Engine
  /** Starts that are made at the same time. */
  parallel: number
  /** Prints the log's summary of this build and starts nothing. */
  summary: boolean
  /** Keeps to the seeds of one fault. */
  fault: string | undefined
}

const DEFAULT_SEEDS = { chromium: '1..2000', webkit: '1..200' } as const

/** Reads the command line. @throws Error for one that means nothing */
export function startOptions(args: readonly string[]): StartOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seeds: { type: 'string' },
      replay: { type: 'string' },
      minutes: { type: 'string' },
      resume: { type: 'boolean', default: false },
      browser: { type: 'string', default: 'chromium' },
      parallel: { type: 'string', default: '1' },
      summary: { type: 'boolean', default: false },
      fault: { type: 'string' },
    },
  })
  const { browser } = values
  if (browser !== 'chromium' && browser !== 'webkit') throw new Error('--browser is chromium or webkit')
  return {
    seeds: seedsOf(values.replay ?? values.seeds ?? DEFAULT_SEEDS[browser]),
    resume: values.resume && values.replay === undefined,
    minutes: values.minutes === undefined ? Number.POSITIVE_INFINITY : Number(values.minutes),
    browser,
    parallel: Number(values.parallel),
    summary: values.summary,
    fault: values.fault,
  }
}
