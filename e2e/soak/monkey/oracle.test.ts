import { describe, expect, it } from 'vitest'
import { LOCALES } from '#domain/base/locale'
import { messageOf } from '../../drivers/catalogs'
import type { Action } from './action'
import { agree, expectedEvents } from './oracle'
import type { Activation } from './pageState'

const TAP: Action = { kind: 'tap', target: { role: 'link', name: 'Map', nth: 0 }, times: 1, share: 0.5 }
const link = (path: string, place: Activation['place']): Activation => ({
  role: 'link',
  name: 'any',
  path,
  place,
  item: null,
  page: '/home',
  inDialog: false,
})
const names = (...args: Parameters<typeof expectedEvents>) =>
  expectedEvents(...args).map(({ event }) => event)
const button = (name: string, place: Activation['place'] = 'main'): Activation => ({
  role: 'button',
  name,
  path: null,
  place,
  item: null,
  page: '/home',
  inDialog: false,
})

describe('an item of the navigation', () => {
  it('is one event by its wire name, each time it is activated', () => {
    expect(names(TAP, [link('/0', 'main')])).toEqual(['Map'])
    expect(names(TAP, [link('/2', 'shortcuts'), link('/2', 'shortcuts')])).toEqual(['Users', 'Users'])
  })

  it('is none where the link stands in the page, or leads out of the navigation', () => {
    expect(names(TAP, [link('/0', null)])).toEqual([])
    expect(names(TAP, [link('/welcome', 'main')])).toEqual([])
  })

  it('is none for a group, and Notifications for the bell of the shortcuts', () => {
    expect(names(TAP, [button('Fleet Management')])).toEqual([])
    expect(names(TAP, [button('Notifications', 'shortcuts')])).toEqual(['Notifications'])
  })
})

describe('a reset', () => {
  it('is recorded for the logo in each language, for signing out, and for the flag in an address', () => {
    for (const locale of LOCALES)
      expect(names(TAP, [button(messageOf(locale, 'Pharos Fleet: start over'))])).toEqual(['Reset'])
    const signOut = {
      role: 'menuitem',
      name: 'any',
      path: null,
      place: null,
      item: 'sign-out',
      page: '/home',
      inDialog: false,
    }
    expect(names(TAP, [signOut])).toEqual(['Reset'])
    expect(names({ kind: 'open', way: 'load', address: '/1?reset' }, [])).toEqual(['Reset'])
    expect(names({ kind: 'open', way: 'follow', address: '/1?reset' }, [])).toEqual([])
  })

  it('is one for two quick taps', () => {
    const logo = button('Pharos Fleet: start over')
    expect(names(TAP, [logo, logo])).toEqual(['Reset'])
  })
})

describe('a reset in an editor', () => {
  const editor = (one: Activation): Activation => ({ ...one, page: '/7/set/7' })
  const logo = editor(button('Pharos Fleet: start over'))

  it('may wait for the answer about unsaved changes, and for ever', () => {
    const asked = expectedEvents(TAP, [logo])
    const answered = expectedEvents(TAP, [{ ...editor(button('Discard changes', null)), inDialog: true }])
    expect(agree([...asked, ...answered], [])).toBe(true)
    expect(agree([...asked, ...answered], ['Reset'])).toBe(true)
    expect(agree(asked, ['Reset', 'Reset'])).toBe(false)
    expect(agree(expectedEvents(TAP, [editor(button('Create notification', null))]), ['Reset'])).toBe(false)
  })

  it('leaves the events around it certain', () => {
    const events = expectedEvents(TAP, [link('/0', 'main'), logo, link('/1', 'main')])
    expect(agree(events, ['Map', 'Vehicles'])).toBe(true)
    expect(agree(events, ['Map', 'Reset', 'Vehicles'])).toBe(true)
    expect(agree(events, ['Map', 'Reset'])).toBe(false)
    expect(agree(expectedEvents(TAP, [button('Pharos Fleet: start over')]), [])).toBe(false)
  })
})
