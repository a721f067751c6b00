import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DEMO_SCRIPT } from '#domain/tour/demoScript'
import { notedScript, type PresenterNote } from './presenterNote'

const { presenterNotes } = JSON.parse(readFileSync('demo-data/account.json', 'utf8')) as {
  presenterNotes: PresenterNote[]
}

describe('the presenter notes', () => {
  it('of the shipped pack have one for each stop, in the order of the talk', () => {
    const { opening, moments, closing } = notedScript(presenterNotes)
    expect(moments.map(({ note }) => note?.stop)).toEqual(DEMO_SCRIPT.map(({ waypoint }) => waypoint))
    expect([opening?.stop, closing?.stop]).toEqual(['opening', 'closing'])
    expect(presenterNotes).toHaveLength(moments.length + 2)
  })

  it('leave out what a pack does not say, and keep the way to its screen', () => {
    const { opening, moments } = notedScript(presenterNotes.filter(({ stop }) => stop === 'trips'))
    expect(opening).toBeNull()
    expect(moments).toHaveLength(DEMO_SCRIPT.length)
    expect(moments.filter(({ note }) => note !== null).map(({ address }) => address)).toEqual([
      '/1/detail/v-1?tab=trips',
    ])
  })
})
