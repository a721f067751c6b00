import { describe, expect, it } from 'vitest'
import { checkTripSearch, readTripSearch, writeTripSearch } from './tripSearch'

describe('an address of a trip history', () => {
  it('names day, trip, second and window', () => {
    expect(readTripSearch({ day: '3', trip: 't-101', t: '42', window: '30' })).toEqual({
      day: 3,
      trip: 't-101',
      second: 42,
      window: 30,
    })
  })

  it('says nothing where it makes no sense', () => {
    const nothing = { day: null, trip: null, second: null, window: 7 }
    expect(readTripSearch({})).toEqual(nothing)
    expect(readTripSearch(checkTripSearch({ day: '61', trip: '', t: '-1', window: '8' }))).toEqual(nothing)
    expect(readTripSearch(checkTripSearch({ day: '1.5', t: 'soon', window: 30 }))).toEqual(nothing)
  })

  it('comes back as a change was written', () => {
    const change = { day: 0, trip: 't-101', second: 0, window: 60 } as const
    expect(readTripSearch(checkTripSearch(writeTripSearch(change)))).toEqual(change)
  })

  it('loses what a change takes out, and no more', () => {
    expect(writeTripSearch({ day: 3, second: null })).toStrictEqual({ day: '3', t: undefined })
  })
})
