import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CHECKS, type Check } from '#domain/booth/readiness/checkResults'
import { CHECK_LIMIT_MS, type ReadinessPorts, runChecks } from './runChecks'

/** Ports that all fail but those that are given. */
function portsWith(some: Partial<ReadinessPorts> = {}): ReadinessPorts {
  const failing = CHECKS.map((check) => [check, () => Promise.reject(new Error(check))])
  return { ...(Object.fromEntries(failing) as unknown as ReadinessPorts), ...some }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the checks', () => {
  it('are made in their order, one after another, and tell how far they have come', async () => {
    const seen: string[] = []
    const ports = portsWith({
      files: async (onProgress) => {
        onProgress(0.5)
        return { total: 2, bytes: 2, missing: [], different: [] }
      },
    })
    const results = await runChecks(ports, {
      onCheck: (check, progress) => void seen.push(`${check} ${progress}`),
      onProof: (check, { code }) => void seen.push(`${check} ${code}`),
    })
    expect(seen.slice(0, 7)).toEqual([
      'icon 0',
      'icon not-known',
      'version 0',
      'version not-known',
      'files 0',
      'files 0.5',
      'files files-whole',
    ])
    expect(Object.keys(results)).toEqual([...CHECKS])
  })

  it('are not known when they throw, at once or later', async () => {
    const throwing = () => {
      throw new Error('at once')
    }
    const results = await runChecks(portsWith({ viewport: throwing }), {
      onCheck: () => {},
      onProof: () => {},
    })
    for (const check of CHECKS) expect(results[check]).toEqual({ code: 'not-known', why: 'failed' })
  })

  it('do not wait for one that never answers', async () => {
    const made: Check[] = []
    const run = runChecks(portsWith({ database: () => new Promise(() => {}) }), {
      onCheck: () => {},
      onProof: (check) => void made.push(check),
    })
    await vi.advanceTimersByTimeAsync(CHECK_LIMIT_MS - 1)
    expect(made).not.toContain('database')
    await vi.advanceTimersByTimeAsync(1)
    expect((await run).database).toEqual({ code: 'not-known', why: 'no-answer' })
    expect(made).toHaveLength(CHECKS.length)
  })
})
