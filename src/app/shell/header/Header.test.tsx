import 'fake-indexeddb/auto'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useRouterState,
} from '@tanstack/react-router'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { TRIPS_TAB } from '#domain/device/routes'
import { freshRows } from '../../../data/testing/rows'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { Header } from './Header'

it('moves the focus to the title when the trips of a vehicle are opened on its page', async () => {
  await freshRows({})
  let openTrips = () => {}
  function Page() {
    const [tab, setTab] = useState<string>()
    openTrips = () => setTab(TRIPS_TAB)
    const title = tab ? 'Trip history' : 'Vehicle details'
    return (
      <>
        <Header
          title={title}
          pathname="/1/v-01"
          tab={tab}
          days={undefined}
          menuOpen={false}
          onMenu={() => {}}
        />
        <a href="#trips">Trips</a>
      </>
    )
  }
  const router = createRouter({
    routeTree: createRootRoute({ component: Page }),
    history: createMemoryHistory(),
  })
  await router.load()
  renderInEnglish(<RouterProvider router={router} />)
  screen.getByRole('link', { name: 'Trips' }).focus()
  act(() => openTrips())
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Trip history' }))
})

describe('the way back to a list', () => {
  async function startAt(address: string) {
    await freshRows({})
    function Page() {
      const pathname = useRouterState({ select: ({ location }) => location.pathname })
      return (
        <Header
          title="A page"
          pathname={pathname}
          tab={undefined}
          days={undefined}
          menuOpen={false}
          onMenu={() => {}}
        />
      )
    }
    const root = createRootRoute({ component: Page })
    const pages = ['/0', '/1', '/1/detail/$id'].map((path) =>
      createRoute({ getParentRoute: () => root, path, component: () => null }),
    )
    const router = createRouter({
      routeTree: root.addChildren(pages),
      history: createMemoryHistory({ initialEntries: [address] }),
    })
    await router.load()
    renderInEnglish(<RouterProvider router={router} />)
    return (to: string) => act(async () => router.history.push(to))
  }
  const target = async () => (await screen.findByRole('link', { name: /Vehicles/ })).getAttribute('href')

  it('keeps what was searched and filtered in it, from one page to the next', async () => {
    const goTo = await startAt('/1?q=unit&tags=SUV')
    await goTo('/1/detail/v-1')
    expect(await target()).toBe('/1?q=unit&tags=SUV')
    await goTo('/1/detail/v-2')
    expect(await target()).toBe('/1?q=unit&tags=SUV')
  })

  it('keeps a search that was still on its way when a row was pressed', async () => {
    const goTo = await startAt('/1')
    await act(async () => {
      void goTo('/1?q=unit')
      void goTo('/1/detail/v-1')
    })
    expect(await target()).toBe('/1?q=unit')
  })

  it('leads to all rows once the visitor was elsewhere', async () => {
    const goTo = await startAt('/1?q=unit')
    await goTo('/1/detail/v-1')
    await goTo('/0')
    await goTo('/1/detail/v-1')
    expect(await target()).toBe('/1')
  })
})
