import { describe, expect, it } from 'vitest'
import { UNKNOWN_ADDRESSES } from '#domain/testing/unknownAddresses'
import {
  fillsShell,
  isTripHistory,
  navStartsOpen,
  ROUTES,
  routeFor,
  titleIdOf,
  titleParameter,
} from './routes'

describe('route table', () => {
  it('finds each row by its own examples', () => {
    for (const row of ROUTES)
      for (const example of row.examples) expect(routeFor(example.split('?')[0] ?? '')?.name).toBe(row.name)
  })
  it('knows no row for an address that nobody made', () => {
    expect(UNKNOWN_ADDRESSES.map((path) => routeFor(path))).toEqual([null, null, null, null])
  })
  it('names the users list drivers-screen (docs/rules.md RO-11)', () =>
    expect(routeFor('/2')?.name).toBe('drivers-screen'))
})

describe('the title that an address brings along', () => {
  it('is plain text of one line', () => {
    expect(titleParameter(' Unit 118\n\u202e<b>north</b> ')).toBe('Unit 118 <b>north</b>')
  })

  it('is cut at 80 characters, never inside one', () => {
    expect(titleParameter('🚙'.repeat(90))).toBe('🚙'.repeat(80))
  })

  it('is none when there is nothing to read', () => {
    for (const nothing of [undefined, '', ' \t', '\u200b', 7, ['a']])
      expect(titleParameter(nothing)).toBeNull()
  })
})

it.each([
  ['/7/set/8/1', 'notificationEditor'],
  ['/7/set/8', 'newNotification'],
  ['/7/set', 'newNotification'],
  ['/1/detail/v-1', 'vehicleDetail'],
  ['/nowhere', 'comingSoon'],
])('the title of %s is %s', (path, title) => {
  expect(titleIdOf(path)).toBe(title)
})

describe('the navigation on a wide screen', () => {
  it('starts closed at the map and in editors only', () => {
    for (const address of ['/0', '/5', '/7/set', '/7/set/8/1'])
      expect(navStartsOpen(address), address).toBe(false)
    for (const address of ['/home', '/1', '/1/detail/v-1', '/7', '/nowhere'])
      expect(navStartsOpen(address), address).toBe(true)
  })
})

it('only the map fills what the shell leaves', () => {
  expect(ROUTES.filter(({ examples }) => fillsShell(examples[0])).map(({ name }) => name)).toEqual(['map'])
  expect(fillsShell('/nowhere')).toBe(false)
})

describe('trips', () => {
  it('are a screen of their own at a vehicle and at a driver, with all the width', () => {
    for (const address of ['/1/detail/v-1', '/2/detail/u-1']) {
      expect(isTripHistory(address, 'trips'), address).toBe(true)
      expect(navStartsOpen(address, 'trips'), address).toBe(false)
    }
  })

  it('are none elsewhere, nor under another tab', () => {
    expect(isTripHistory('/0', 'trips')).toBe(false)
    expect(isTripHistory('/1/detail/v-1', undefined)).toBe(false)
    expect(isTripHistory('/1/detail/v-1', 'places')).toBe(false)
  })
})
