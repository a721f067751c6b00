import { readFileSync } from 'node:fs'

/** How many tests of a stage ended how. */
export interface Counts {
  passed: number
  failed: number
  skipped: number
}

type Json = Record<string, unknown>

/** Vitest's json reporter. */
export function vitestCounts(report: Json): Counts {
  return {
    passed: numberOf(report.numPassedTests),
    failed: numberOf(report.numFailedTests),
    skipped: numberOf(report.numPendingTests) + numberOf(report.numTodoTests),
  }
}

/** Playwright's json reporter; a test that passed on a second try has passed. */
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

/** Reads a report; null when the stage died before it wrote one. */
export function readCounts(file: string, read: (report: Json) => Counts): Counts | null {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')) as Json)
  } catch {
    return null
  }
}

/** A stage that failed without a failed test of its own (it died, or a file did not load) is one failure. */
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
