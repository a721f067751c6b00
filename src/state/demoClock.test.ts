import { beforeEach, describe, expect, it } from 'vitest'
import { demoNow, fixDemoClock, setDemoNow } from './demoClock'

const START = Date.parse('2026-11-21T15:00:00Z')

beforeEach(() => {
  fixDemoClock('')
  setDemoNow(START)
})

describe('the demo clock', () => {
  it('stands at the start of the visit, and moves with the next one', () => {
    expect(demoNow().toISOString()).toBe('2026-11-21T15:00:00.000Z')
    setDemoNow(START + 60_000)
    expect(demoNow().toISOString()).toBe('2026-11-21T15:01:00.000Z')
  })

  it('stays the same object while the visit lasts', () => {
    const now = demoNow()
    setDemoNow(START)
    expect(demoNow()).toBe(now)
  })

  it('is fixed by ?now=, whatever visit begins', () => {
    fixDemoClock('?lang=en&now=2026-03-08T02:30:00-05:00')
    setDemoNow(START)
    expect(demoNow().toISOString()).toBe('2026-03-08T07:30:00.000Z')
  })

  it.each([
    ['2026-03-08T07:30', '2026-03-08T07:30:00.000Z'],
    ['2026-03-08', '2026-03-08T00:00:00.000Z'],
    ['2026-03-08T07:30:00+01:00', '2026-03-08T06:30:00.000Z'],
  ])('reads %s without regard to the device’s own time zone', (text, iso) => {
    fixDemoClock(`?now=${text}`)
    expect(demoNow().toISOString()).toBe(iso)
  })

  it.each(['yesterday', '5', '2026-13-45'])('does not follow %s', (text) => {
    fixDemoClock(`?now=${text}`)
    expect(demoNow().getTime()).toBe(START)
  })
})
