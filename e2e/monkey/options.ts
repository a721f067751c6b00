import { parseArgs } from 'node:util'
import type { Engine } from './session'

export interface Options {
  seeds: number[]
  steps: number
  /** Skips seeds that this number of steps was taken with before. */
  resume: boolean
  /** Starts no further seed after this many minutes. */
  minutes: number
  /** File of a trail to take again. */
  replay: string | null
  start: string | undefined
  browser: Engine
  /** Walks the neighboring states of each screen instead. */
  neighbors: boolean
  shrink: boolean
  /** Seeds that are walked at the same time. */
  parallel: number
}

/** Reads the command line. @throws Error for one that means nothing */
export function options(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seed: { type: 'string' },
      seeds: { type: 'string' },
      steps: { type: 'string', default: '200' },
      resume: { type: 'boolean', default: false },
      minutes: { type: 'string' },
      replay: { type: 'string' },
      start: { type: 'string' },
      browser: { type: 'string', default: 'chromium' },
      neighbors: { type: 'boolean', default: false },
      parallel: { type: 'string', default: '1' },
      'no-shrink': { type: 'boolean', default: false },
    },
  })
  if (values.browser !== 'chromium' && values.browser !== 'webkit')
    throw new Error('--browser is chromium or webkit')
  return {
    seeds: seedsOf(values.seeds ?? values.seed ?? '1'),
    steps: whole(values.steps),
    resume: values.resume,
    minutes: values.minutes === undefined ? Number.POSITIVE_INFINITY : Number(values.minutes),
    replay: values.replay ?? null,
    start: values.start,
    browser: values.browser,
    neighbors: values.neighbors,
    parallel: whole(values.parallel),
    shrink: !values['no-shrink'],
  }
}

/** `7` or `1..100`. */
export function seedsOf(text: string): number[] {
  const [first = '', last = first] = text.split('..')
  const [from, to] = [whole(first), whole(last)]
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}

function whole(text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`"${text}" is not a whole number`)
  return Number(text)
}
