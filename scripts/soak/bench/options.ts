import { parseArgs } from 'node:util'

export const ALL_ROWS = [
  1, 2, 3, 4, 5, 6, 7, 10, 12, 13, 14, 15, 16, 18, 19, 20, 21, 22, 23, 24, 26, 28, 29, 30, 31, 33,
] as const
export type RowNumber = (typeof ALL_ROWS)[number]

/** Rows that `--only` also takes by a word. */
const WORDS = new Map([
  ['walk', '26'],
  ['board', '31'],
  ['cluster', '33'],
])

export interface BenchOptions {
  /** Rows to run, in ascending order. */
  only: readonly RowNumber[]
  /** Cold starts of each page; the medians are over these. */
  runs: number
  /** Rounds through all rooms for rows 3 and 20; the first one loads the screens. */
  rounds: number
  /** Of the first walk of row 26, whose others have the seeds after it, and of the faults of row 33. */
  seed: number
  /** Of each of the five walks of row 26. */
  presses: number
  /** Exit 1 when a target is missed. */
  strict: boolean
  /** Folder of the finished build. */
  dist: string
  /** Writes CPU profiles of rows 2, 3, 5 and 21 to `.cache/`; they cost time, so the numbers are not comparable. */
  profile: boolean
}

const MAX_RUNS = 50
const MAX_SEED = 1_000_000
const MAX_PRESSES = 1_000

/** Reads the command line; throws a plain sentence for what it cannot read. */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: ALL_ROWS.join(',') },
      runs: { type: 'string', default: '7' },
      rounds: { type: 'string', default: '7' },
      seed: { type: 'string', default: '1' },
      presses: { type: 'string', default: '200' },
      strict: { type: 'boolean', default: false },
      dist: { type: 'string', default: 'dist' },
      profile: { type: 'boolean', default: false },
    },
  })
  const runs = whole('runs', values.runs, MAX_RUNS)
  const rounds = whole('rounds', values.rounds, MAX_RUNS)
  const seed = whole('seed', values.seed, MAX_SEED)
  const presses = whole('presses', values.presses, MAX_PRESSES)
  const wanted = values.only
    .split(',')
    .map((text) => text.trim())
    .map((text) => WORDS.get(text) ?? text)
  const only = ALL_ROWS.filter((row) => wanted.includes(String(row)))
  if (only.length !== new Set(wanted).size) {
    throw new Error(
      `--only takes rows out of ${ALL_ROWS.join(', ')} or ${[...WORDS.keys()].join(', ')}, not "${values.only}".`,
    )
  }
  const { strict, dist, profile } = values
  return { only, runs, rounds, seed, presses, strict, dist, profile }
}

function whole(flag: string, text: string, max: number): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1 || value > max)
    throw new Error(`--${flag} must be a whole number between 1 and ${max}, not "${text}".`)
  return value
}
