import { readFileSync } from 'node:fs'

/** Test counts of a stage by result. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
}

type Json = Record<string, unknown>

/** Vitest's JSON reporter. */
export function vitestCounts(report: Json): Counts {
  return {
    passed: numberOf(report.numPassedTests),
    failed: numberOf(report.numFailedTests),
    skipped: numberOf(report.numPendingTests) + numberOf(report.numTodoTests),
  }
}

/** Playwright's JSON reporter; a test that passed on retry counts as passed. */
export function playwrightCounts({ stats }: Json): Counts {
  const { expected, flaky, unexpected, skipped } = (stats ?? {}) as Json
  return {
    passed: numberOf(expected) + numberOf(flaky),
    failed: numberOf(unexpected),
    skipped: numberOf(skipped),
  }
}

/** Our own programs' `{passed, failed, skipped?}`. */
export function plainCounts(report: Json): Counts {
  return {
    passed: numberOf(report.passed),
    failed: numberOf(report.failed),
    skipped: numberOf(report.skipped),
  }
}

/** Reads a report; null when the stage exited before it wrote one. */
export function readCounts(file: string, read: (report: Json) => Counts): Counts | null {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')) as Json)
  } catch {
    return null
  }
}

/** Counts a stage that failed without a failed test (a crash, or a file that did not load) as one failure. */
export function settle(counts: Counts | null, exitedWell: boolean): Counts {
  const known = counts ?? { passed: exitedWell ? 1 : 0, failed: 0, skipped: 0 }
  return exitedWell || known.failed > 0 ? known : { ...known, failed: 1 }
}

export function sum(all: readonly Counts[]): Counts {
  return all.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  )
}

/** The closing line: `N passed, N failed`, with the skipped ones when there are any. */
export function summaryLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}

function numberOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}
