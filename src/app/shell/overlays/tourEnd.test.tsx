import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { DEFAULT_DEVICE_SETTINGS } from '#domain/device/deviceSettings'
import { WAYPOINTS } from '#domain/tour/waypoints'
import { setDeviceSettings } from '../../../state/deviceSettings'
import { resetModes, setEssentials } from '../../../state/mode'
import { openSheet } from '../../../state/sheet'
import { setWaypointState, waypointState } from '../../../state/tour'
import { resetVisitState } from '../../../state/visit'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { Sheets } from './Sheets'

async function show() {
  const root = createRootRoute({ component: Sheets })
  const routeTree = root.addChildren(
    ['/home', '/game', '/your-fleet'].map((path) => createRoute({ getParentRoute: () => root, path })),
  )
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/home'] }) })
  await router.load()
  renderInEnglish(<RouterProvider router={router} />)
  return router
}

beforeEach(() => {
  act(() => {
    resetModes()
    resetVisitState()
    setDeviceSettings(DEFAULT_DEVICE_SETTINGS)
    const ids = WAYPOINTS.map(({ id }) => id)
    setWaypointState({ ...waypointState(), closedWaypoints: ids, seen: ids })
    openSheet('tourEnd')
  })
})

it('says what was seen of what the plan can show, chapter by chapter', async () => {
  act(() => setEssentials(true))
  await show()
  const dialog = within(await screen.findByRole('dialog', { name: 'That is the whole fleet.' }))
  expect(dialog.getByText(/^(\d+) of \1 seen$/).textContent).not.toBe('20 of 20 seen')
  expect(dialog.getAllByRole('listitem').at(0)?.textContent).toBe('Your day at a glance')
})

it.each([
  [/^Play Fleet Hero/, '/game'],
  ['Your own fleet', '/your-fleet'],
])('closes when "%s" leads on to %s', async (name, path) => {
  const router = await show()
  fireEvent.click(await screen.findByRole('button', { name }))
  await waitFor(() => expect(router.state.location.pathname).toBe(path))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('brings the hints back to be seen again', async () => {
  await show()
  fireEvent.click(await screen.findByRole('button', { name: 'See it again' }))
  expect(waypointState().closedWaypoints).toEqual([])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('offers no game where the device has none', async () => {
  act(() =>
    setDeviceSettings({
      ...DEFAULT_DEVICE_SETTINGS,
      modes: { ...DEFAULT_DEVICE_SETTINGS.modes, game: false },
    }),
  )
  await show()
  await screen.findByRole('dialog')
  expect(screen.queryByRole('button', { name: /Fleet Hero/ })).toBeNull()
})
