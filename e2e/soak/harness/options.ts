import { parseArgs } from 'node:util'
import { ENGINES, type Engine } from './engine'

export interface WalkOptions {
  seeds: readonly number[]
  /** Begins no further seed, and no further visit, after so many minutes. */
  minutes: number
  /** Leaves out what was walked with this build before, and goes on with a day that was left. */
  resume: boolean
  /** Seeds that are walked at the same time. */
  parallel: number
  engine: Engine
  /** Most steps of a walk. */
  steps: number
  visits: number
  /** Visits after which the page is measured. */
  marks: readonly number[]
  /** File of a trail, or a seed, to make again. */
  replay: string | null
  start: string | undefined
  /** Keeps to the seeds of one fault. */
  fault: string | undefined
  /** Walks the neighboring states of each screen instead. */
  neighbors: boolean
  shrink: boolean
  /** Prints the summary of this build and walks nothing. */
  summary: boolean
}

const text = { type: 'string' } as const
const textOr = (value: string) => ({ type: 'string', default: value }) as const
const flag = { type: 'boolean', default: false } as const

const COMMON = { seed: text, seeds: text, minutes: text, resume: flag }
const OWN = {
  parallel: textOr('1'),
  browser: textOr('chromium'),
  steps: textOr('200'),
  visits: textOr('200'),
  marks: textOr('5,20,50,100,150'),
  replay: text,
  start: text,
  fault: text,
  neighbors: flag,
  'no-shrink': flag,
  summary: flag,
}
export type OwnFlag = keyof typeof OWN

export interface CommandFlags {
  /** Flags beside those that every command has. */
  takes: readonly OwnFlag[]
  /** Such as `7` or `1..100`. */
  seeds: (engine: Engine) => string
  minutes?: number
}

/** Reads a command line. @throws Error for one that means nothing */
export function walkOptions(
  args: readonly string[],
  { takes, seeds, minutes = Number.POSITIVE_INFINITY }: CommandFlags,
): WalkOptions {
  const known = { ...COMMON, ...OWN }
  const isTaken = (name: string) => name in COMMON || takes.some((own) => own === name)
  const { values, tokens } = parseArgs({ args: [...args], options: known, tokens: true })
  for (const token of tokens)
    if (token.kind === 'option' && !isTaken(token.name)) throw new Error(`there is no --${token.name} here`)
  const engine = ENGINES.find((name) => name === values.browser)
  if (!engine) throw new Error(`--browser is ${ENGINES.join(' or ')}`)
  const limit = values.minutes === undefined ? minutes : Number(values.minutes)
  if (Number.isNaN(limit)) throw new Error('--minutes is a number')
  return {
    seeds: seedsOf(values.seeds ?? values.seed ?? seeds(engine)),
    minutes: limit,
    resume: values.resume,
    parallel: whole(values.parallel, 1),
    engine,
    steps: whole(values.steps),
    visits: whole(values.visits, 1),
    marks: values.marks.split(',').map((mark) => whole(mark)),
    replay: values.replay ?? null,
    start: values.start,
    fault: values.fault,
    neighbors: values.neighbors,
    shrink: !values['no-shrink'],
    summary: values.summary,
  }
}

/** `7` or `1..100`. @throws Error for anything else */
export function seedsOf(range: string): number[] {
  const [first = '', last = first] = range.split('..')
  const [from, to] = [whole(first), whole(last)]
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}

function whole(number: string, least = 0): number {
  if (!/^\d+$/.test(number) || Number(number) < least)
    throw new Error(`"${number}" is not a whole number from ${least}`)
  return Number(number)
}
