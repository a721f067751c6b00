import 'fake-indexeddb/auto'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
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
