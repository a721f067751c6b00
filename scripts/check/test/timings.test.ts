import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { parseTimes } from './cpuTime'
import { runStage } from './runStage'
import { STAGE_BUDGETS } from './stageBudgets'
import { STAGES } from './stages'
import { CPU_ANNOTATION, keepTimings, playwrightTimings, readTimings, timingLines } from './timings'

const folder = mkdtempSync(join(tmpdir(), 'pharos-timings-'))
const file = join(folder, 'timings.json')
afterEach(() => rmSync(file, { force: true }))

const timing = (name: string, seconds: number) => ({ name, seconds, cpuSeconds: seconds / 2 })
const stage = (name: string, seconds: number, files = [timing(`${name}.test.ts`, seconds)]) => ({
  ...timing(name, seconds),
  files,
})

describe('timings', () => {
  it('are kept of each stage until it runs again', () => {
    expect(readTimings(file)).toEqual([])
    keepTimings([stage('check', 10), stage('unit', 20)], file)
    keepTimings([stage('unit', 30)], file)
    expect(readTimings(file)).toEqual([stage('check', 10), stage('unit', 30)])
  })

  it('list the stages, and the 25 slowest files of all', () => {
    const files = Array.from({ length: 30 }, (_, at) => timing(`${at}.test.ts`, at))
    const lines = timingLines([stage('unit', 60, files), stage('e2e', 90, [timing('a.spec.ts', 99)])], {})
    expect(lines.slice(1, 3)).toEqual(['    60.0    30.0  unit', '    90.0    45.0  e2e'])
    const listed = lines.slice(5)
    expect(listed).toHaveLength(25)
    expect(listed[0]).toMatch(/a\.spec\.ts$/)
    expect(listed.at(-1)).toMatch(/ 6\.test\.ts$/)
  })

  it('name a stage that is over its budget by more than a fifth', () => {
    const over = (seconds: number) => timingLines([stage('unit', seconds)], { unit: 100 }).at(-1)
    expect(over(120)).not.toMatch(/OVER/)
    expect(over(121)).toBe('OVER BUDGET unit: 121 s of 100 s')
  })

  it.each(['source', 'built'])(
    'of the stages of the lane %s, which run one after another, may come to less than ten minutes',
    (wanted) => {
      const budgets = STAGES.filter(({ lane }) => lane === wanted).map(({ name }) => STAGE_BUDGETS[name])
      expect(budgets).not.toContain(undefined)
      expect(budgets.reduce<number>((sum, seconds = 0) => sum + seconds, 0)).toBeLessThan(600)
    },
  )

  it('add up the tests of a browser by file, retries among them', () => {
    const spec = (path: string, durations: number[], cpu: string) => ({
      file: path,
      tests: [
        {
          results: durations.map((duration) => ({ duration })),
          annotations: [{ type: CPU_ANNOTATION, description: cpu }],
        },
      ],
    })
    const report = {
      suites: [
        {
          specs: [spec('a.spec.ts', [1_000, 2_000], '1.5')],
          suites: [{ specs: [spec('a.spec.ts', [500], '0.5'), spec('b.spec.ts', [4_000], '3')] }],
        },
      ],
    }
    expect(playwrightTimings(report)).toEqual([
      { name: 'e2e/a.spec.ts', seconds: 3.5, cpuSeconds: 2 },
      { name: 'e2e/b.spec.ts', seconds: 4, cpuSeconds: 3 },
    ])
  })
})

describe('CPU time', () => {
  it('is read of a process whatever it is called', () => {
    const stat = `7 (a b) c) S 1 7 7 0 -1 4194304 1 1 0 0 250 50 100 25 20 0 1 0 4711 0 0`
    expect(parseTimes(stat)).toEqual({ parent: 1, started: '4711', own: 3, children: 1.25 })
  })

  it.runIf(process.platform === 'linux')(
    'is that of a stage, with the processes that it starts',
    async () => {
      const busy = 'const end = process.cpuUsage().user + 3e5; while (process.cpuUsage().user < end);'
      const nested = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(busy)}])`
      const run = (code: string) =>
        runStage(
          {
            name: 'x',
            command: process.execPath,
            args: ['-e', code],
            lane: 'source',
            limitMinutes: 1,
            needs: [],
          },
          {},
          { write: () => {}, end: () => {} },
        )
      expect((await run(nested)).cpuSeconds).toBeGreaterThan(0.3)
      expect((await run('')).cpuSeconds).toBeLessThan(0.3)
    },
  )
})
