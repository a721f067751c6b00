import { beforeEach, describe, expect, it, vi } from 'vitest'

const VISIT_ID = '11111111-1111-4111-8111-111111111111'
const start = Date.parse('2026-11-20T09:00:00Z')
const values = new Map<string, string>()

/** A page load: module state is gone, sessionStorage is not. */
async function load() {
  vi.resetModules()
  return import('./visit')
}

beforeEach(() => {
  values.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  })
})

describe('a visit', () => {
  it('takes the demo clock along: it stands at the start of the visit, also after a reload', async () => {
    const now = async () => (await import('../state/demoClock')).demoNow().getTime()
    const visit = await load()
    visit.resumeVisit(start)
    expect(await now()).toBe(start)
    visit.beginVisit(start + 5_000)
    expect(await now()).toBe(start + 5_000)
    ;(await load()).resumeVisit(start + 60_000)
    expect(await now()).toBe(start + 5_000)
  })
  it('takes what is kept over a reload, and not into another visit', async () => {
    const fleet = async () => {
      const { store } = await import('../state/store')
      const { visitAtom } = await import('../state/visit')
      const isValid = (value: unknown) => typeof value === 'string'
      const atom = visitAtom('all', { name: 'fleet', isValid })
      return { choose: (name: string) => store.set(atom, name), chosen: () => store.get(atom) }
    }
    ;(await load()).resumeVisit(start)
    ;(await fleet()).choose('Fleet Two')
    const again = await load()
    again.resumeVisit(start + 60_000)
    const kept = await fleet()
    expect(kept.chosen()).toBe('Fleet Two')
    again.beginVisit(start + 120_000)
    expect(kept.chosen()).toBe('all')
    kept.choose('Fleet One')
    const early = await load()
    const before = await fleet()
    early.resumeVisit(start + 180_000)
    expect(before.chosen()).toBe('Fleet One')
    ;(await load()).resumeVisit(start + 60 * 60_000)
    expect((await fleet()).chosen()).toBe('all')
  })
  it('survives a reload within ten minutes', async () => {
    const { id } = (await load()).resumeVisit(start)
    expect((await load()).resumeVisit(start + 9 * 60_000).id).toBe(id)
  })
  it.each([
    ['a start before all time', { id: VISIT_ID, startedAtMs: -1e300, seenAtMs: start }],
    ['a start after it was seen', { id: VISIT_ID, startedAtMs: start, seenAtMs: start - 1 }],
    ['an id that is none', { id: 'x'.repeat(5_000), startedAtMs: start, seenAtMs: start }],
    ['no fields', 7],
  ])('with %s is none, and a new one begins', async (_, stored) => {
    values.set('pharos.visit', JSON.stringify(stored))
    const { id, startedAtMs } = (await load()).resumeVisit(start + 60_000)
    expect(startedAtMs).toBe(start + 60_000)
    expect(id).not.toBe(VISIT_ID)
  })
  it('is a new one after ten minutes', async () => {
    const { id } = (await load()).resumeVisit(start)
    expect((await load()).resumeVisit(start + 10 * 60_000).id).not.toBe(id)
  })
  it('is a new one when the clock went back behind its start', async () => {
    const { id } = (await load()).resumeVisit(start)
    expect((await load()).resumeVisit(start - 1).id).not.toBe(id)
  })
  it('is a new one after a reset', async () => {
    const visit = await load()
    const { id } = visit.resumeVisit(start)
    expect(visit.beginVisit(start + 1).id).not.toBe(id)
  })
  it('counts whole seconds and never less than none', async () => {
    const visit = await load()
    visit.beginVisit(start)
    expect([visit.visitSeconds(start + 61_900), visit.visitSeconds(start - 5_000)]).toEqual([61, 0])
  })
  it('stamps what happens now by what has passed since, never before its start', async () => {
    const visit = await load()
    visit.beginVisit(start)
    expect(visit.visitStamp(start + 90_000)).toEqual({ minutesAgo: -1.5 })
    expect(visit.visitStamp(start - 60_000)).toEqual({ minutesAgo: 0 })
  })
  it('begins anew on broken storage', async () => {
    values.set('pharos.visit', '{"id":')
    expect((await load()).resumeVisit(start).startedAtMs).toBe(start)
  })
  it('is left to the tab that holds it: a duplicated tab begins its own', async () => {
    const visit = await load()
    const { id } = visit.resumeVisit(start)
    const held = new Set([`pharos-visit-${id}`])
    vi.stubGlobal('navigator', {
      locks: {
        request: async (name: string, _options: unknown, work: (lock: object | null) => unknown) =>
          work(held.has(name) ? null : {}),
      },
    })
    expect((await visit.claimVisit()).id).not.toBe(id)
    vi.unstubAllGlobals()
  })
})
