import 'fake-indexeddb/auto'
import { afterEach, expect, it, vi } from 'vitest'
import { type Live, matchLive } from '#domain/base/live'
import { freshRows } from '../testing/rows'
import { createLiveQuery } from './live'

const isReady = (live: Live<unknown>) =>
  matchLive(live, { loading: () => false, ready: () => true, missing: () => false, error: () => false })

afterEach(() => {
  vi.unstubAllGlobals()
})

it('publishes the results that arrive with one whose listener fails', async () => {
  const failed = vi.fn()
  vi.stubGlobal('reportError', failed)
  await freshRows({})
  const query = createLiveQuery((db, name: string) => db.datasets.count().then((count) => `${name} ${count}`))
  const error = new Error('broken')
  query('first').subscribe(() => {
    throw error
  })
  const other = query('second')
  const heard = vi.fn()
  other.subscribe(heard)
  await vi.waitFor(() => expect(isReady(other.current())).toBe(true))
  expect(heard).toHaveBeenCalledOnce()
  expect(failed).toHaveBeenCalledWith(error)
})
