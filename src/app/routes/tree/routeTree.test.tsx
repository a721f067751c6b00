import { createMemoryHistory } from '@tanstack/react-router'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RawSearch } from '#domain/base/search'
import { ROUTES } from '#domain/device/routes'
import { UNKNOWN_ADDRESSES } from '#domain/testing/unknownAddresses'
import { createKioskRouter } from '../router'
// Adds the routes of all screens to the root.
import './routeTree'

const router = createKioskRouter(createMemoryHistory())

function matchesAt(address: string) {
  const { location } = createMemoryHistory({ initialEntries: [address] })
  return router.matchRoutes(router.parseLocation(location))
}

/** Returns the parsed search parameters of the screen at an address. */
function searchAt(address: string): RawSearch {
  return matchesAt(address).at(-1)?.search ?? {}
}

describe('the routes', () => {
  it('match the route table, each row once', () => {
    const paths = Object.values(router.routesById).flatMap((route) =>
      'path' in route.options && route.options.path ? [route.fullPath] : [],
    )
    expect(paths.toSorted()).toEqual(['/', '/$', ...ROUTES.map(({ path }) => path)].toSorted())
  })

  it.each(ROUTES.map((row) => [row.name, row] as const))(
    'show %s in the frame that its row names',
    (_, row) => {
      for (const example of row.examples) {
        const matches = matchesAt(example)
        expect(matches.at(-1)?.fullPath).toBe(row.path)
        expect(matches.some(({ routeId }) => routeId === '/shell')).toBe(row.kind === 'shell')
      }
    },
  )

  it.each(['/game', '/booth', '/myba'])('give the kit its language at %s', (address) => {
    expect(matchesAt(address).map(({ routeId }) => routeId)).toContain('/bare')
  })

  it.each(UNKNOWN_ADDRESSES)('lead %s, which no row has, to Coming Soon inside the shell', (address) => {
    expect(matchesAt(address).map(({ routeId }) => routeId)).toEqual(['__root__', '/shell', '/shell/$'])
  })
})

it('keeps no scroll positions of its own, which it would do for as long as the page is open', () => {
  sessionStorage.clear()
  dispatchEvent(new Event('pagehide'))
  expect(sessionStorage).toHaveLength(0)
})

describe('the search parameters of a screen', () => {
  const known = [
    ['/home', '?days=60'],
    ['/6', '?days=7'],
    ['/essentials', '?days=30'],
    [
      '/0',
      '?tab=places&sel=p-1&q=a&tags=EV&status=connected&filter=off&kinds=fuel&view=11.1%2F41.9%2F-87.7&variant=contrast&list=open&seed=4',
    ],
    ['/0', '?lot=Main+Lot&condition=new&age=0-45'],
    [
      '/1',
      '?q=tahoe&sort=-fuel&filter=off&tags=SUV&status=connected%2Cvalid&health=high&level=10%2C20&driver=assigned&engine=electric',
    ],
    ['/1', '?lot=Main+Lot&make=Honda&geofence=Remote+Lot%2CMain+Lot&color=black&stock=inTransit&tags=Demo'],
    ['/1/detail/v-1', '?tab=trips&day=3&trip=t-101&t=42&window=30'],
    ['/2', '?q=ann&kind=drivers&role=manager%2Cdealer&status=invited&coaching=enrolled&sort=-name'],
    ['/2/detail/u-1', '?tab=trips&day=60&trip=t-101&t=0&window=60'],
    ['/9', '?fleet=f-1'],
    ['/behavior-distance-driven', '?window=60&sort=-change'],
    ['/behavior-efficiency', '?window=7&sort=change'],
    ['/behavior-fuel-consumption', '?window=30'],
    ['/game', '?beat=run-1'],
    ['/tour', '?title=Unit+118'],
  ] as const

  it.each(known)('round-trip: %s%s', (path, query) => {
    const search = searchAt(path + query)
    expect(search).toEqual(Object.fromEntries(new URLSearchParams(query)))
    expect(router.options.stringifySearch(search)).toBe(query)
  })

  it('keep parameters that the screen does not know', () => {
    const others = { lang: 'fr-CA', now: '2026-03-01', motion: 'off', reset: '', constructor: 'x' }
    for (const [path] of known)
      expect(searchAt(`${path}?${new URLSearchParams(others)}`), path).toMatchObject(others)
  })

  it.each([
    ['/home?days=8', 'days'],
    ['/0?tab=boats', 'tab'],
    ['/0?tags=Boat', 'tags'],
    ['/0?view=11/91/0', 'view'],
    ['/0?variant=3d', 'variant'],
    ['/0?list=yes', 'list'],
    ['/1?status=nonsense', 'status'],
    ['/1?lot=Parking', 'lot'],
    ['/1?filter=on', 'filter'],
    ['/1/detail/v-1?tab=boats', 'tab'],
    ['/1/detail/v-1?day=61', 'day'],
    ['/1/detail/v-1?trip=', 'trip'],
    ['/2/detail/u-1?t=-1', 't'],
    ['/2/detail/u-1?window=8', 'window'],
    ['/2?kind=boats', 'kind'],
    ['/2?role=king', 'role'],
    ['/behavior-efficiency?window=1', 'window'],
  ])('are not said where they make no sense: %s', (address, name) => {
    const search = searchAt(address)
    expect(search).toHaveProperty(name, undefined)
    expect(router.options.stringifySearch(search)).toBe('')
  })

  it('never break a screen, and parsing them twice gives the same result', () => {
    const names = [...new Set(known.flatMap(([, query]) => [...new URLSearchParams(query).keys()]))]
    const raw = fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), fc.string(), { maxKeys: 8 })
    fc.assert(
      fc.property(fc.constantFrom(...known.map(([path]) => path)), raw, (path, said) => {
        const checked = searchAt(`${path}?${new URLSearchParams(said)}`)
        const once = router.options.stringifySearch(checked)
        expect(router.options.stringifySearch(searchAt(path + once))).toBe(once)
      }),
    )
  })
})
