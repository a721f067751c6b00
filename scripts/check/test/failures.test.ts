import { expect, it } from 'vitest'
import { playwrightFailures, readFailures, vitestFailures } from './failures'

it('names the failed unit tests with their files', () => {
  const report = {
    testResults: [
      {
        name: `${process.cwd()}/src/a.test.ts`,
        assertionResults: [
          { status: 'passed', fullName: 'a works' },
          { status: 'failed', fullName: 'a breaks' },
        ],
      },
    ],
  }
  expect(vitestFailures(report)).toEqual(['src/a.test.ts › a breaks'])
})

it('names the failed tests of a browser, in groups too', () => {
  const report = {
    suites: [
      {
        title: 'x.spec.ts',
        specs: [{ title: 'holds', file: 'x.spec.ts', ok: true }],
        suites: [{ title: 'group', specs: [{ title: 'falls', file: 'x.spec.ts', ok: false }] }],
      },
    ],
  }
  expect(playwrightFailures(report)).toEqual(['x.spec.ts › falls'])
})

it('is empty when the runner exited before its report', () => {
  expect(readFailures('.cache/no-such-report.json', vitestFailures)).toEqual([])
})
