import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
} from '@tanstack/react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { checkMapSearch, type MapSearch, mapChoices } from '#domain/lists/mapSearch'
import { leaveMapChoices } from '../../../state/mapChoices'
import { resetVisitState } from '../../../state/visit'
import { parseSearch, stringifySearch } from '../search/searchText'
import { restoreMapChoices } from './guards'

afterEach(resetVisitState)

/** Leaves the map as `left`, goes to a vehicle and from there to `address`. @returns the address of the map */
async function comeBack(left: MapSearch, address: string) {
  const root = createRootRoute({ component: Outlet })
  const parent = { getParentRoute: () => root }
  const map = createRoute({
    ...parent,
    path: '/0',
    validateSearch: checkMapSearch,
    beforeLoad: restoreMapChoices,
  })
  const vehicle = createRoute({ ...parent, path: '/1' })
  const history = createMemoryHistory({ initialEntries: ['/1'] })
  const router = createRouter({
    routeTree: root.addChildren([map, vehicle]),
    history,
    parseSearch,
    stringifySearch,
  })
  await router.load()
  leaveMapChoices(mapChoices(left))
  history.push(address)
  await router.load()
  return router.state.location.href
}

describe('the way back to the map', () => {
  it('leads to the filter as it was left, and to nothing else of the last view', async () => {
    const left = {
      tags: 'Truck,EV',
      filter: 'off',
      kinds: 'fuel',
      sel: 'v-1',
      q: 'luis',
      view: '12/41.9/-87.6',
    } as const
    expect(await comeBack(left, '/0?lang=en')).toBe('/0?lang=en&tags=Truck%2CEV&filter=off&kinds=fuel')
  })

  it('is the exact map that a link names', async () => {
    expect(await comeBack({ tags: 'Truck' }, '/0?sel=v-2')).toBe('/0?sel=v-2')
    expect(await comeBack({ tags: 'Truck' }, '/0?tags=SUV')).toBe('/0?tags=SUV')
  })

  it('is the whole map where nothing was chosen, and for the next visitor', async () => {
    expect(await comeBack({ tab: 'places' }, '/0')).toBe('/0')
    await comeBack({ tags: 'Truck' }, '/0')
    resetVisitState()
    expect(await comeBack({}, '/0')).toBe('/0')
  })

  it('does not come between a visitor and an emptied filter', async () => {
    leaveMapChoices({ tags: 'Truck' })
    expect(() => restoreMapChoices({ cause: 'stay', search: {} })).not.toThrow()
    expect(() => restoreMapChoices({ cause: 'preload', search: {} })).not.toThrow()
    expect(() => restoreMapChoices({ cause: 'enter', search: {} })).toThrow()
  })
})
