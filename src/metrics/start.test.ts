import { afterEach, expect, it, vi } from 'vitest'
import { withDatabase } from '../data/core/databaseConnection'
import { staffNotes } from '../data/interactions/staffNotes'
import { fillDisk } from '../data/testing/fullDisk'
import '../data/testing/tab'
import { SHIPPED_CONFIG } from '#domain/device/config'
import { keptNotes } from '../state/keptNotes'
import { recorder } from './recorder'
import { type Metrics, startMetrics } from './start'
import { contextOf } from './testing/testKiosk'

let metrics: Metrics | null = null

afterEach(async () => {
  await metrics?.stop()
  vi.unstubAllGlobals()
})

it('what was recorded before everything is there is stored and delivered as config.json says', async () => {
  const posted: [string, RequestInit][] = []
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    posted.push([url, init])
    return new Response('{}', { status: 201 })
  })
  const early = recorder.record('Home', null, contextOf())
  metrics = startMetrics({ config: { ...SHIPPED_CONFIG, metricsUrl: '' }, build: 'test' })
  expect(await early).toBe(true)
  await metrics.delivery.sendNow()
  expect(posted.map(([url, { method, redirect }]) => [url, method, redirect])).toEqual([
    ['/api/interaction', 'POST', 'manual'],
  ])
  expect(
    (await withDatabase((db) => db.interactions.toArray())).map(({ action, synced }) => [action, synced]),
  ).toEqual([['Home', 1]])
})

it('on a full device staff read that records wait, and both are stored once there is room', async () => {
  const tab = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => void tab.set(key, value),
    removeItem: (key: string) => void tab.delete(key),
  })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('navigator', { onLine: false })
  metrics = startMetrics({ config: { ...SHIPPED_CONFIG, metricsUrl: null }, build: 'test' })
  const free = fillDisk()
  expect(await recorder.record('Vehicles', null, contextOf())).toBe(false)
  await vi.waitFor(() => expect(keptNotes().map(([code]) => code)).toContain('storage-records-waiting'))
  free()
  recorder.retry()
  await vi.waitFor(async () =>
    expect((await staffNotes().list()).map(({ code }) => code)).toContain('storage-records-waiting'),
  )
  expect(keptNotes()).toEqual([])
  expect((await withDatabase((db) => db.interactions.toArray())).map(({ action }) => action)).toContain(
    'Vehicles',
  )
})
