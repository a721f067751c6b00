import { describe, expect, it } from 'vitest'
import { liveState } from '#domain/testing/liveValue'
import { AppError } from './errors'
import { failed, isSameLive, joinLive, LOADING, MISSING, mapLive, orNull, ready, valueOr } from './live'

const LOST = failed(new AppError('storage-lost'))

describe('mapLive', () => {
  it('changes a value', () => expect(liveState(mapLive(ready(2), (n) => n + 1))).toEqual({ ready: 3 }))

  it.each([
    ['loading', LOADING],
    ['missing', MISSING],
    ['an error', LOST],
  ])('leaves %s as it is', (_, live) => expect(mapLive(live, () => 1)).toBe(live))
})

describe('joinLive', () => {
  it('is ready when all parts are', () => {
    expect(liveState(joinLive({ a: ready(1), b: ready('x') }))).toEqual({ ready: { a: 1, b: 'x' } })
  })

  it('is ready with no parts', () => expect(liveState(joinLive({}))).toEqual({ ready: {} }))

  it.each([
    ['an error before a missing row', { a: MISSING, b: LOST }, { error: 'storage-lost' }],
    ['a missing row before one that loads', { a: LOADING, b: MISSING }, 'missing'],
    ['one that loads before what is ready', { a: ready(1), b: LOADING }, 'loading'],
  ])('says %s', (_, parts, state) => expect(liveState(joinLive(parts))).toEqual(state))
})

it('turns a missing row into null', () => {
  expect(liveState(orNull(MISSING))).toEqual({ ready: null })
  expect(orNull(LOADING)).toBe(LOADING)
})

it('gives a fallback in every state but ready', () => {
  expect([ready(1), LOADING, MISSING, LOST].map((live) => valueOr(live, 0))).toEqual([1, 0, 0, 0])
})

describe('isSameLive', () => {
  it.each([
    [ready(1), ready(1), true],
    [ready(1), ready(2), false],
    [LOADING, MISSING, false],
    [LOST, failed(new AppError('storage-lost')), true],
    [LOST, failed(new AppError('storage-full')), false],
  ])('compares state %#', (a, b, same) => expect(isSameLive(a, b)).toBe(same))
})
