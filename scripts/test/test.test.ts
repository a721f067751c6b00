import { describe, expect, it } from 'vitest'
import { findChromium, type Machine } from './chromium'
import { plainCounts, playwrightCounts, settle, sum, summaryLine, vitestCounts } from './counts'
import { runStage, skippedStage } from './runStage'
import type { Stage } from './stages'

describe('counts', () => {
  it('reads the reports of each runner', () => {
    expect(
      vitestCounts({ numPassedTests: 3, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 }),
    ).toEqual({
      passed: 3,
      failed: 1,
      skipped: 3,
    })
    expect(playwrightCounts({ stats: { expected: 3, flaky: 1, unexpected: 2, skipped: 1 } })).toEqual({
      passed: 4,
      failed: 2,
      skipped: 1,
    })
    expect(plainCounts({ passed: 4, failed: 0 })).toEqual({ passed: 4, failed: 0, skipped: 0 })
  })

  it('counts a crashed stage as one failure, with or without counts', () => {
    expect(settle(null, false)).toEqual({ passed: 0, failed: 1, skipped: 0 })
    expect(settle({ passed: 5, failed: 0, skipped: 0 }, false).failed).toBe(1)
    expect(settle({ passed: 5, failed: 2, skipped: 0 }, false).failed).toBe(2)
  })

  it('ends with the summary line', () => {
    const total = sum([
      { passed: 1, failed: 0, skipped: 0 },
      { passed: 2, failed: 1, skipped: 0 },
    ])
    expect(summaryLine(total)).toBe('3 passed, 1 failed')
    expect(summaryLine({ ...total, skipped: 4 })).toBe('3 passed, 1 failed, 4 skipped')
  })
})

describe('a stage', () => {
  const stage = (code: string): Stage => ({
    name: 'x',
    command: process.execPath,
    args: ['-e', code],
    limitMinutes: 1,
    needs: ['build'],
  })

  it('counts as one test when it has no counts', async () => {
    expect((await runStage(stage(''), {})).counts).toEqual({ passed: 1, failed: 0, skipped: 0 })
    expect((await runStage(stage('process.exit(3)'), {})).counts).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
    })
    expect((await runStage({ ...stage(''), command: 'no-such-program' }, {})).counts.failed).toBe(1)
  })

  it('is skipped without its requirements', () => {
    expect(skippedStage(stage(''), new Set())).toBeNull()
    expect(skippedStage(stage(''), new Set(['build']))?.note).toContain('no build')
    expect(skippedStage({ ...stage(''), needs: ['browser'] }, new Set(['browser']))?.counts.failed).toBe(1)
  })
})

describe('Chromium', () => {
  /** A fake machine with these programs; installing or downloading adds one. */
  function machine(programs: string[], options: { download?: string; apt?: string } = {}): Machine {
    const there = new Set(programs)
    let own: string | undefined
    return {
      chromiumPath: undefined,
      onPath: (name) => (there.has(name) ? name : undefined),
      playwrightBrowser: () => own,
      downloadPlaywright: () => {
        own = options.download
      },
      mayUseApt: options.apt !== undefined,
      installByApt: () => {
        if (options.apt) there.add(options.apt)
      },
    }
  }

  it.each([
    [
      'the one that CHROMIUM_PATH names',
      { ...machine(['/my/chrome', '/usr/bin/chromium']), chromiumPath: '/my/chrome' },
      '/my/chrome',
    ],
    ['the installed one', machine(['/usr/bin/chromium'], { download: '/dl' }), '/usr/bin/chromium'],
    ['another name of it', machine(['google-chrome'], { download: '/dl' }), 'google-chrome'],
    ["Playwright's download", machine([], { download: '/dl', apt: '/usr/bin/chromium' }), '/dl'],
    ['the system package', machine([], { apt: '/usr/bin/chromium' }), '/usr/bin/chromium'],
    ['none', machine([]), undefined],
  ])('takes %s', (_name, given, path) => expect(findChromium(given)?.path).toBe(path))
})
