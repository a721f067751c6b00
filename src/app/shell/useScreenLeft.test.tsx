import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useRouterState,
} from '@tanstack/react-router'
import { act, cleanup, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setPanelOpen, usePanelOpen } from '../../state/panel'
import { closeSheet, openSheet, useShellSheet } from '../../state/sheet'
import { setSidebarVisible, useSidebarVisible } from '../../state/sidebar'
import { ScreenHeading } from '../../ui/display/ScreenHeading'
import { useScreenLeft } from './useScreenLeft'

const WIDE_PX = window.innerWidth

/** Lets the screen that loads slowly come. */
let come = () => {}
/** Pressed in the commit that shows a screen, before any effect of it runs. */
let pressAt = { pathname: '', press: () => {} }

beforeEach(() => {
  pressAt = { pathname: '', press: () => {} }
  setPanelOpen(false)
  closeSheet()
})
afterEach(() => {
  cleanup()
  setWidth(WIDE_PX)
})

function setWidth(width: number): void {
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true })
}

/** As in the shell: the heading of the screen, and what is open. */
function Frame() {
  const pathname = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname ?? '' })
  const panel = usePanelOpen()
  const sheet = useShellSheet()
  const sidebar = useSidebarVisible()
  useScreenLeft()
  useLayoutEffect(() => {
    if (pathname === pressAt.pathname) pressAt.press()
  }, [pathname])
  return (
    <>
      <ScreenHeading title={pathname} place={pathname} />
      <p role="status">{`${panel ? 'panel ' : ''}${sheet ?? ''}`}</p>
      {panel && (
        <section role="dialog" aria-label="Notifications" ref={(panel) => panel?.focus()} tabIndex={-1} />
      )}
      {sidebar && <nav />}
      <Outlet />
    </>
  )
}

/** @param before where Back leads */
async function openAt(address: string, before?: string) {
  const root = createRootRoute({ component: Frame })
  const at = { getParentRoute: () => root }
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({ ...at, path: '/users' }),
      createRoute({ ...at, path: '/fleets' }),
      createRoute({
        ...at,
        path: '/slow',
        loader: () =>
          new Promise<void>((resolve) => {
            come = resolve
          }),
      }),
    ]),
    history: createMemoryHistory({ initialEntries: before ? [before, address] : [address] }),
  })
  await router.load()
  await act(async () => {
    render(<RouterProvider router={router} />)
  })
  return router
}

const heading = () => screen.getByRole('heading').textContent
const statusText = () => screen.getByRole('status').textContent
const arrive = () =>
  act(async () => {
    come()
  })

describe('what lies over a screen', () => {
  it('goes when another screen is chosen', async () => {
    const router = await openAt('/users')
    act(() => setPanelOpen(true))
    act(() => openSheet('faq'))
    await act(() => router.navigate({ to: '/fleets' }))
    expect([heading(), statusText()]).toEqual(['/fleets', ''])
  })

  it('stays when only the parameters of the screen change', async () => {
    const router = await openAt('/users')
    act(() => setPanelOpen(true))
    await act(() => router.navigate({ to: '/users', search: { q: 'a' } as never }))
    expect(statusText()).toBe('panel ')
  })

  it('stays when it is opened while the next screen is on its way, and keeps the focus', async () => {
    const router = await openAt('/users')
    await act(async () => void router.navigate({ to: '/slow' }))
    act(() => setPanelOpen(true))
    await act(async () => void router.navigate({ to: '/slow', search: { q: 'a' } as never, replace: true }))
    await arrive()
    await arrive()
    expect([heading(), statusText()]).toEqual(['/slow', 'panel '])
    expect(document.activeElement).toBe(screen.getByRole('dialog'))
  })

  it('stays when it is opened the moment the next screen comes', async () => {
    const router = await openAt('/users')
    pressAt = {
      pathname: '/fleets',
      press: () => {
        setPanelOpen(true)
        openSheet('about')
      },
    }
    await act(() => router.navigate({ to: '/fleets' }))
    expect([heading(), statusText()]).toEqual(['/fleets', 'panel about'])
  })

  it('stays when it is opened after a step back, before the screen before is there again', async () => {
    const router = await openAt('/users', '/slow')
    await act(async () => router.history.back())
    act(() => openSheet('support'))
    await arrive()
    expect([heading(), statusText()]).toEqual(['/slow', 'support'])
  })
})

it('the title has the focus when another screen is chosen, and not when only parameters change', async () => {
  const router = await openAt('/users')
  screen.getByRole('heading').blur()
  await act(() => router.navigate({ to: '/users', search: { q: 'a' } as never }))
  expect(document.activeElement).toBe(document.body)
  await act(() => router.navigate({ to: '/fleets' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '/fleets' }))
})

describe('the navigation of a narrow window', () => {
  it('closes when another screen is chosen, and stays when it is opened after that', async () => {
    setWidth(820)
    const router = await openAt('/users')
    act(() => setSidebarVisible(true))
    await act(async () => void router.navigate({ to: '/slow' }))
    expect(screen.queryByRole('navigation')).toBeNull()
    act(() => setSidebarVisible(true))
    await arrive()
    expect(heading()).toBe('/slow')
    expect(screen.getByRole('navigation')).toBeTruthy()
  })
})
