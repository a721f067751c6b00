import { describe, expect, it } from 'vitest'
import { findChromium, type Machine } from './chromium'
import { plainCounts, playwrightCounts, settle, sum, summaryLine, vitestCounts } from './counts'
import { oneAfterAnother } from './outputs'
import { runStage, skippedStage } from './runStage'
import { runStages } from './runStages'
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

const stage = (code: string, changes: Partial<Stage> = {}): Stage => ({
  name: 'x',
  command: process.execPath,
  args: ['-e', code],
  lane: 'source',
  limitMinutes: 1,
  needs: ['build'],
  ...changes,
})

describe('a stage', () => {
  const silent = { write: () => {}, end: () => {} }

  it('counts as one test when it has no counts', async () => {
    expect((await runStage(stage(''), {}, silent)).counts).toEqual({ passed: 1, failed: 0, skipped: 0 })
    expect((await runStage(stage('process.exit(3)'), {}, silent)).counts).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
    })
    const unknown = { ...stage(''), command: 'no-such-program' }
    expect((await runStage(unknown, {}, silent)).counts.failed).toBe(1)
  })

  it('is skipped without its requirements', () => {
    expect(skippedStage(stage(''), new Set())).toBeNull()
    expect(skippedStage(stage(''), new Set(['build']))?.note).toContain('no build')
    expect(skippedStage({ ...stage(''), needs: ['browser'] }, new Set(['browser']))?.counts.failed).toBe(1)
  })
})

describe('stages', () => {
  /** Runs them and returns what was said, with the results as `name passed failed`. */
  async function run(stages: readonly Stage[]) {
    const said: string[] = []
    const { open } = oneAfterAnother((text) => said.push(text))
    const results = await runStages(stages, new Set(), {}, open)
    const lines = results.map(({ name, counts }) => `${name} ${counts.passed} ${counts.failed}`)
    return { said: said.join(''), lines }
  }
  const says = (name: string) =>
    `console.log('${name} begins'); setTimeout(() => console.log('${name} ends'), 50)`
  const build = (code: string) => stage(code, { name: 'build', lane: 'built', needs: [] })

  it('of two lanes are heard one after another, and a red one stays red', async () => {
    const wide = stage(says('wide'), { name: 'wide' })
    const red = stage(`${says('red')}; process.exitCode = 1`, { name: 'red', lane: 'built' })
    const { said, lines } = await run([wide, build(says('build')), red])
    expect(lines).toEqual(['wide 1 0', 'build 1 0', 'red 0 1'])
    for (const name of ['wide', 'build', 'red'])
      expect(said).toContain(`=== ${name}\n${name} begins\n${name} ends\n`)
  })

  it('that need a build wait for it, and are not run when it failed', async () => {
    const user = stage(says('user'), { name: 'user' })
    const { said } = await run([user, build(says('build'))])
    expect(said.indexOf('user begins')).toBeGreaterThan(said.indexOf('build ends'))
    const { said: others, lines } = await run([user, build('process.exit(1)')])
    expect(lines).toEqual(['user 0 0', 'build 0 1'])
    expect(others).not.toContain('user begins')
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
