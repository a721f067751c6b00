import { parseArgs } from 'node:util'

export const ALL_ROWS = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 28, 29, 30,
] as const
export type RowNumber = (typeof ALL_ROWS)[number]

export interface BenchOptions {
  /** Rows to run, in ascending order. */
  only: readonly RowNumber[]
  /** Cold starts of each page; the medians are over these. */
  runs: number
  /** Rounds through all rooms for rows 3 and 20; the first one loads the screens. */
  rounds: number
  /** Exit 1 when a target is missed. */
  strict: boolean
  /** Folder of the finished build. */
  dist: string
  /** Writes CPU profiles of rows 2, 3, 5 and 21 to `.cache/`; they cost time, so the numbers are not comparable. */
  profile: boolean
}

const MAX_RUNS = 50

/** Reads the command line; throws a plain sentence for what it cannot read. */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string', default: ALL_ROWS.join(',') },
      runs: { type: 'string', default: '7' },
      rounds: { type: 'string', default: '7' },
      strict: { type: 'boolean', default: false },
      dist: { type: 'string', default: 'dist' },
      profile: { type: 'boolean', default: false },
    },
  })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1 || runs > MAX_RUNS) {
    throw new Error(`--runs must be a whole number between 1 and ${MAX_RUNS}, not "${values.runs}".`)
  }
  const rounds = Number(values.rounds)
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > MAX_RUNS) {
    throw new Error(`--rounds must be a whole number between 1 and ${MAX_RUNS}, not "${values.rounds}".`)
  }
  const wanted = values.only.split(',').map((text) => text.trim())
  const only = ALL_ROWS.filter((row) => wanted.includes(String(row)))
  if (only.length !== new Set(wanted).size) {
    throw new Error(`--only takes rows out of ${ALL_ROWS.join(', ')}, not "${values.only}".`)
  }
  return { only, runs, rounds, strict: values.strict, dist: values.dist, profile: values.profile }
}
