import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../src/domain/kiosk/locale'
import { messageOf } from '../drivers/catalogs'
import type { Action } from './action'
import { expectedEvents } from './oracle'
import type { Activation } from './pageState'

const TAP: Action = { kind: 'tap', target: { role: 'link', name: 'Map', nth: 0 }, times: 1, share: 0.5 }
const link = (path: string, place: Activation['place']): Activation => ({
  role: 'link',
  name: 'any',
  path,
  place,
  item: null,
})
const button = (name: string, place: Activation['place'] = 'main'): Activation => ({
  role: 'button',
  name,
  path: null,
  place,
  item: null,
})

describe('an item of the navigation', () => {
  it('is one event by its wire name, each time it is activated', () => {
    expect(expectedEvents(TAP, [link('/0', 'main')])).toEqual(['Map'])
    expect(expectedEvents(TAP, [link('/2', 'shortcuts'), link('/2', 'shortcuts')])).toEqual([
      'Users',
      'Users',
    ])
  })

  it('is none where the link stands in the page, or leads out of the navigation', () => {
    expect(expectedEvents(TAP, [link('/0', null)])).toEqual([])
    expect(expectedEvents(TAP, [link('/welcome', 'main')])).toEqual([])
  })

  it('is none for a group, and Notifications for the bell of the shortcuts', () => {
    expect(expectedEvents(TAP, [button('Fleet Management')])).toEqual([])
    expect(expectedEvents(TAP, [button('Notifications', 'shortcuts')])).toEqual(['Notifications'])
  })
})

describe('a reset', () => {
  it('is recorded for the logo in each language, for signing out, and for the flag in an address', () => {
    for (const locale of LOCALES)
      expect(expectedEvents(TAP, [button(messageOf(locale, 'Pharos Fleet: start over'))])).toEqual(['Reset'])
    const signOut = { role: 'menuitem', name: 'any', path: null, place: null, item: 'sign-out' }
    expect(expectedEvents(TAP, [signOut])).toEqual(['Reset'])
    expect(expectedEvents({ kind: 'open', way: 'load', address: '/1?reset' }, [])).toEqual(['Reset'])
    expect(expectedEvents({ kind: 'open', way: 'follow', address: '/1?reset' }, [])).toEqual([])
  })

  it('is one for two quick taps', () => {
    const logo = button('Pharos Fleet: start over')
    expect(expectedEvents(TAP, [logo, logo])).toEqual(['Reset'])
  })
})
