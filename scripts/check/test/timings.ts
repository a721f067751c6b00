import { readFileSync, writeFileSync } from 'node:fs'
import { STAGE_BUDGETS } from './stageBudgets'

export const TIMINGS_FILE = '.cache/timings.json'
/** Files that are listed, the slowest first. */
const MOST_FILES = 25
/** Over its budget by more than this part, a stage is named. */
const TOLERANCE = 0.2

/** How long a stage or a test file took. */
export interface Timing {
  name: string
  /** By the clock. */
  seconds: number
  /** Null where the system does not tell. */
  cpuSeconds: number | null
}

export interface StageTiming extends Timing {
  /** Its test files; empty for a stage without any. */
  files: readonly Timing[]
}

/** What was measured last of each stage; empty before the first run. */
export function readTimings(file = TIMINGS_FILE): StageTiming[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as StageTiming[]
  } catch {
    return []
  }
}

/** Keeps the timings of the stages that ran, and those of the others as they were. */
export function keepTimings(ran: readonly StageTiming[], file = TIMINGS_FILE): StageTiming[] {
  const others = readTimings(file).filter(({ name }) => ran.every((stage) => stage.name !== name))
  const all = [...others, ...ran]
  writeFileSync(file, `${JSON.stringify(all, null, 1)}\n`)
  return all
}

/** The stages, the slowest files by the clock, and what is over its budget, as lines. */
export function timingLines(
  stages: readonly StageTiming[],
  budgets: Readonly<Record<string, number>> = STAGE_BUDGETS,
): string[] {
  const row = ({ name, seconds, cpuSeconds }: Timing) =>
    `${seconds.toFixed(1).padStart(8)}${(cpuSeconds?.toFixed(1) ?? '--').padStart(8)}  ${name}`
  const files = stages.flatMap((stage) => stage.files).sort((a, b) => b.seconds - a.seconds)
  return [
    `${'seconds'.padStart(8)}${'CPU'.padStart(8)}  stage`,
    ...stages.map(row),
    ...(files.length > 0 ? ['', `${'seconds'.padStart(8)}${'CPU'.padStart(8)}  slowest test files`] : []),
    ...files.slice(0, MOST_FILES).map(row),
    ...stages.flatMap(({ name, seconds }) => {
      const budget = budgets[name]
      if (budget === undefined || seconds <= budget * (1 + TOLERANCE)) return []
      return [`OVER BUDGET ${name}: ${seconds.toFixed(0)} s of ${budget} s`]
    }),
  ]
}

/** Timings of a stage's test files from the report that its runner wrote; none where it wrote none. */
export function readFileTimings<Report>(file: string, read: (report: Report) => Timing[]): Timing[] {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')) as Report)
  } catch {
    return []
  }
}

interface Suite {
  suites?: Suite[]
  specs?: {
    file: string
    tests: { results: { duration: number }[]; annotations: { type: string; description?: string }[] }[]
  }[]
}

/** Annotation of a browser test with the CPU seconds of its processes. */
export const CPU_ANNOTATION = 'cpu-seconds'

/** Timings of the test files in Playwright's JSON report: of all their tests together, retries among them. */
export function playwrightTimings({ suites = [] }: Suite): Timing[] {
  const files = new Map<string, Timing>()
  const specsOf = (suite: Suite): NonNullable<Suite['specs']> => [
    ...(suite.specs ?? []),
    ...(suite.suites ?? []).flatMap(specsOf),
  ]
  for (const { file, tests } of suites.flatMap(specsOf)) {
    const before = files.get(file) ?? { name: `e2e/${file}`, seconds: 0, cpuSeconds: null }
    const ms = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0)
    const cpu = tests
      .flatMap(({ annotations }) => annotations)
      .filter(({ type }) => type === CPU_ANNOTATION)
      .map(({ description }) => Number(description))
    files.set(file, {
      name: before.name,
      seconds: before.seconds + ms / 1_000,
      cpuSeconds: cpu.reduce<number | null>((sum, seconds) => (sum ?? 0) + seconds, before.cpuSeconds),
    })
  }
  return [...files.values()]
}
