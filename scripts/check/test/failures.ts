import { readFileSync } from 'node:fs'

/** The part of Vitest's JSON report that is read here. */
interface VitestReport {
  testResults?: { name: string; assertionResults: { status: string; fullName: string }[] }[]
}

/** A file or a group of Playwright's JSON reporter. */
interface Suite {
  file?: string
  title: string
  suites?: Suite[]
  specs?: { title: string; file: string; ok: boolean }[]
}

/** Names of the tests that failed, with their files, to be repeated at the end of a long log. */
export function vitestFailures({ testResults = [] }: VitestReport): string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${name.replace(`${process.cwd()}/`, '')} › ${fullName}`),
  )
}

/** Names of the failed tests, without those that passed on retry. */
export function playwrightFailures({ suites = [] }: { suites?: Suite[] }): string[] {
  return suites.flatMap((suite) => [
    ...(suite.specs ?? []).filter(({ ok }) => !ok).map(({ file, title }) => `${file} › ${title}`),
    ...playwrightFailures(suite),
  ])
}

/** Reads a report's failures; empty when there is no report. */
export function readFailures<Report>(file: string, read: (report: Report) => string[]): string[] {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')) as Report)
  } catch {
    return []
  }
}
