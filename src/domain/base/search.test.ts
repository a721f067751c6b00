import { describe, expect, it } from 'vitest'
import { codes, oneOf, searchChecker, text, wholeNumber } from './search'

const check = searchChecker({
  tab: oneOf(['trips', 'places']),
  q: text,
  t: wholeNumber,
  tags: codes(['EV', 'SUV']),
})

describe('the check of search parameters', () => {
  it('lets pass what a screen knows, as it is written', () => {
    const search = { tab: 'trips', q: ' a ', t: '042', tags: 'SUV,EV' }
    expect(check(search)).toStrictEqual(search)
  })

  it('says nothing of what is not there, nor of what a screen does not know', () => {
    expect(check({ lang: 'en', constructor: 'x' })).toStrictEqual({})
  })

  it('takes away what makes no sense', () => {
    expect(check({ tab: 'boats', q: 7, t: '-1', tags: 'Boat' })).toStrictEqual({
      tab: undefined,
      q: undefined,
      t: undefined,
      tags: undefined,
    })
  })

  it('keeps of codes the known ones, each once', () => {
    expect(check({ tags: 'SUV,Boat,SUV,,EV' })).toEqual({ tags: 'SUV,EV' })
  })

  it.each(['', '1.5', 'soon', '1234567', 3])('does not take %j for a whole number', (t) => {
    expect(check({ t }).t).toBeUndefined()
  })
})
