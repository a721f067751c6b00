import { type Counts, plainCounts, playwrightCounts, readCounts, vitestCounts } from './counts'
import { playwrightFailures, readFailures, vitestFailures } from './failures'
import { playwrightTimings, readFileTimings, type Timing } from './timings'

export type Requirement = 'build' | 'browser'

export const LANES = ['source', 'built'] as const

export interface Stage {
  name: string
  command: string
  args: readonly string[]
  /** Lanes run beside each other: the source, and what was built from it. The budgets fill the shorter one. */
  lane: (typeof LANES)[number]
  limitMinutes: number
  /** Requirements of the stage. */
  needs: readonly Requirement[]
  /** File with its counts, removed before it runs so that an old one is never read. */
  report?: string
  counts?: (file: string) => Counts | null
  /** Names of its failed tests, from the same file. */
  failures?: (file: string) => string[]
  /** How long its test files took. */
  files?: () => Timing[]
}

const bin = (name: string) => `node_modules/.bin/${name}`
const script = (path: string) => ({ command: process.execPath, args: ['--import', 'tsx', path] })
const plain = (file: string) => readCounts(file, plainCounts)

/** What CI checks, each lane in this order. A stage without counts of its own is one test. */
export const STAGES: readonly Stage[] = [
  {
    name: 'check',
    ...script('scripts/check/check.ts'),
    lane: 'source',
    limitMinutes: 5,
    needs: [],
    report: '.cache/check.json',
    counts: plain,
  },
  {
    name: 'unit',
    command: bin('vitest'),
    args: [
      'run',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=.cache/unit.json',
      '--reporter=./scripts/check/test/fileTimings.ts',
    ],
    lane: 'source',
    limitMinutes: 15,
    needs: [],
    report: '.cache/unit.json',
    counts: (file) => readCounts(file, vitestCounts),
    failures: (file) => readFailures(file, vitestFailures),
    files: () => readFileTimings('.cache/unit-timings.json', (timings: Timing[]) => timings),
  },
  { name: 'build', command: bin('vite'), args: ['build'], lane: 'built', limitMinutes: 10, needs: [] },
  {
    name: 'budgets',
    ...script('scripts/check/budgets/budgets.ts'),
    lane: 'source',
    limitMinutes: 5,
    needs: ['build'],
    report: '.cache/budgets.json',
    counts: plain,
  },
  {
    name: 'webkit',
    ...script('e2e/soak/webkit/offline.ts'),
    lane: 'built',
    limitMinutes: 12,
    needs: ['build'],
    report: '.cache/webkit.json',
    counts: plain,
  },
  {
    name: 'e2e',
    command: bin('playwright'),
    args: ['test', '-c', 'e2e/playwright.config.ts'],
    lane: 'built',
    limitMinutes: 35,
    needs: ['build', 'browser'],
    report: '.cache/e2e.json',
    counts: (file) => readCounts(file, playwrightCounts),
    failures: (file) => readFailures(file, playwrightFailures),
    files: () => readFileTimings('.cache/e2e.json', playwrightTimings),
  },
]
