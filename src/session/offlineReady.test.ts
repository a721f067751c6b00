import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { combine } from './offlineReady'

const PROVEN = { kind: 'proven' } as never
const COMPLETE = { kind: 'complete' } as const
const MAP = { bytesDone: 6, bytesTotal: 6, complete: true, problem: null }

describe('ready to unplug', () => {
  it('needs program, data and map', () => {
    expect(combine(PROVEN, COMPLETE, MAP)).toEqual({ kind: 'ready' })
    expect(combine(PROVEN, COMPLETE, { ...MAP, complete: false, bytesDone: 3 })).toEqual({
      kind: 'saving',
      percent: 83,
    })
  })

  it('says that the map is missing when it cannot be stored', () => {
    const map = { ...MAP, complete: false, problem: 'storage-full' } as const
    expect(combine(PROVEN, COMPLETE, map)).toEqual({ kind: 'failed', reason: 'map' })
  })

  it('says first that data is missing', () => {
    const map = { ...MAP, complete: false, problem: 'storage-full' } as const
    expect(combine(PROVEN, { kind: 'failed', code: 'storage-full' }, map)).toEqual({
      kind: 'failed',
      reason: 'data',
    })
  })
})
