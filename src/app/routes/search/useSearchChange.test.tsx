import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { checkVehiclesSearch } from '#domain/lists/listSearch'
import { parseSearch, stringifySearch } from './searchText'
import { type SearchAt, type SearchChange, useSearchChange } from './useSearchChange'

afterEach(cleanup)

/** Renders a list that exposes its `change` function, and a second screen. */
async function show(address: string) {
  let change: SearchChange<SearchAt<'/shell/1'>> = () => {}
  function List() {
    change = useSearchChange<'/shell/1'>()
    return null
  }
  const root = createRootRoute({ component: Outlet })
  const parent = { getParentRoute: () => root }
  const list = createRoute({ ...parent, path: '/1', validateSearch: checkVehiclesSearch, component: List })
  const other = createRoute({ ...parent, path: '/2' })
  const router = createRouter({
    routeTree: root.addChildren([list, other]),
    history: createMemoryHistory({ initialEntries: ['/home', address] }),
    parseSearch,
    stringifySearch,
  })
  await router.load()
  render(<RouterProvider router={router} />)
  await waitFor(() => expect(router.state.status).toBe('idle'))
  return { router, list: () => change }
}

describe('a change of the search parameters', () => {
  it('keeps parameters that it does not name, known to the screen or not', async () => {
    const { router, list } = await show('/1?q=tahoe&lang=en&now=2026-03-01')
    await act(async () => list()({ sort: '-fuel' }))
    await waitFor(() =>
      expect(router.state.location.search).toEqual({
        q: 'tahoe',
        lang: 'en',
        now: '2026-03-01',
        sort: '-fuel',
      }),
    )
  })

  it('removes parameters that it sets to undefined', async () => {
    const { router, list } = await show('/1?q=tahoe&lang=en')
    await act(async () => list()({ q: undefined }))
    await waitFor(() => expect(router.state.location.href).toBe('/1?lang=en'))
  })

  it('adds no history entry unless it is a step', async () => {
    const { router, list } = await show('/1')
    await act(async () => list()({ q: 'a' }))
    await waitFor(() => expect(router.state.location.href).toBe('/1?q=a'))
    expect(router.history.length).toBe(2)
    await act(async () => list()({ q: 'b' }, 'step'))
    await waitFor(() => expect(router.state.location.href).toBe('/1?q=b'))
    expect(router.history.length).toBe(3)
  })

  it('is merged with another one made at the same moment', async () => {
    const { router, list } = await show('/1')
    await act(async () => {
      list()({ q: 'a' })
      list()({ sort: 'fuel' })
    })
    await waitFor(() => expect(router.state.location.search).toEqual({ q: 'a', sort: 'fuel' }))
  })

  it('does not change the screen that replaced its own', async () => {
    const { router, list } = await show('/1')
    const late = list()
    await act(() => router.navigate({ to: '/2' }))
    await act(async () => late({ q: 'late' }))
    expect(router.state.location.href).toBe('/2')
    expect(router.history.length).toBe(3)
  })
})
