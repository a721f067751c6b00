import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  redirect,
  useBlocker,
  useRouterState,
} from '@tanstack/react-router'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkTripSearch } from '#domain/trips/tripSearch'
import { setAttract } from '../../state/ghost'
import { afterNextPaint } from '../../ui/feedback/afterNextPaint'
import { ScreenSlot } from './ScreenSlot'

/** Screens in the order in which they were rendered, and headings in the order in which they were shown. */
let rendered: string[] = []
let headings: string[] = []
let asks = false
/** Whether the effects of a screen have run, so that its question is asked from now on. */
let isBlocking = false

beforeEach(() => {
  rendered = []
  headings = []
  asks = false
  isBlocking = false
})

afterEach(() => {
  cleanup()
  setAttract(false)
})

/** As in the shell: a heading by the address that is shown, and the screen under it. */
function Frame() {
  const path = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname ?? '' })
  if (headings.at(-1) !== path) headings.push(path)
  return (
    <>
      <h1>{path}</h1>
      <main>
        <ScreenSlot />
      </main>
    </>
  )
}

function screenNamed(name: string) {
  return function Screen() {
    useBlocker({ shouldBlockFn: () => asks, enableBeforeUnload: false })
    useEffect(() => {
      isBlocking = true
    }, [])
    const [opened] = useState(() => rendered.push(name))
    return (
      <p>
        {name} {opened}
      </p>
    )
  }
}

async function showAt(...addresses: string[]) {
  const root = createRootRoute({ component: Outlet })
  const frame = createRoute({ getParentRoute: () => root, id: 'shell', component: Frame })
  const at = { getParentRoute: () => frame }
  const router = createRouter({
    routeTree: root.addChildren([
      frame.addChildren([
        createRoute({ ...at, path: '/fleets', component: screenNamed('fleets') }),
        createRoute({ ...at, path: '/users', component: screenNamed('users') }),
        createRoute({ ...at, path: '/users/$id', component: screenNamed('user') }),
        createRoute({
          ...at,
          path: '/1/detail/$id',
          validateSearch: checkTripSearch,
          component: screenNamed('vehicle'),
        }),
        createRoute({
          ...at,
          path: '/guarded',
          component: screenNamed('guarded'),
          beforeLoad: () => {
            throw redirect({ to: '/users' })
          },
        }),
        createRoute({
          ...at,
          path: '/broken',
          component: () => {
            throw new Error('broken')
          },
          errorComponent: () => <p role="alert">This screen cannot be shown.</p>,
        }),
      ]),
    ]),
    history: createMemoryHistory({ initialEntries: addresses }),
  })
  await router.load()
  await act(async () => {
    render(<RouterProvider router={router} />)
  })
  return router
}

/** The same, once the first screen has come. */
async function openAt(...addresses: string[]) {
  const router = await showAt(...addresses)
  await screen.findByText(/ 1$/)
  await waitFor(() => expect(isBlocking).toBe(true))
  return router
}

type Router = Awaited<ReturnType<typeof showAt>>

const go = (router: Router, to: string) => act(() => router.navigate({ to }))
const heading = () => screen.getByRole('heading').textContent
const content = () => screen.getByRole('main').textContent

describe('the screen inside the shell', () => {
  it('follows its heading when the shell comes with it, too', async () => {
    await showAt('/fleets')
    expect([heading(), content()]).toEqual(['/fleets', ''])
    expect(await screen.findByText('fleets 1')).toBeTruthy()
  })

  it('follows its heading, which comes alone', async () => {
    const router = await openAt('/fleets')
    await go(router, '/users')
    expect([heading(), content()]).toEqual(['/users', ''])
    expect(await screen.findByText('users 2')).toBeTruthy()
  })

  it('comes with its heading while the attract loop plays, and stays when a touch ends it', async () => {
    const router = await openAt('/fleets')
    setAttract(true)
    await go(router, '/users')
    expect([heading(), content()]).toEqual(['/users', 'users 2'])
    act(() => setAttract(false))
    expect(content()).toBe('users 2')
  })

  it('is left out when another one was chosen before its turn', async () => {
    const router = await openAt('/fleets')
    await go(router, '/users')
    await go(router, '/users/u-1')
    expect(await screen.findByText('user 2')).toBeTruthy()
    expect(rendered).toEqual(['fleets', 'user'])
    expect(heading()).toBe('/users/u-1')
  })

  it('is the one two steps back after two quick steps back', async () => {
    const router = await openAt('/fleets')
    await go(router, '/users')
    await screen.findByText('users 2')
    await go(router, '/users/u-1')
    await screen.findByText('user 3')
    await act(async () => {
      router.history.back()
      router.history.back()
    })
    expect(await screen.findByText('fleets 4')).toBeTruthy()
    expect(heading()).toBe('/fleets')
  })

  it('is there again when the visitor goes back before the next one came', async () => {
    const router = await openAt('/fleets')
    await go(router, '/users')
    await act(async () => router.history.back())
    await act(() => new Promise<void>((resolve) => afterNextPaint(resolve)))
    expect([heading(), content()]).toEqual(['/fleets', 'fleets 2'])
  })

  it('stays, and so does its heading, while a question about it is open', async () => {
    const router = await openAt('/fleets')
    asks = true
    await act(async () => void router.navigate({ to: '/users' }))
    expect([heading(), content()]).toEqual(['/fleets', 'fleets 1'])
    expect(headings).toEqual(['/fleets'])
  })

  it('is where a guard leads, without the heading of what it keeps away', async () => {
    const router = await openAt('/fleets')
    await go(router, '/guarded')
    expect(await screen.findByText('users 2')).toBeTruthy()
    expect(headings).toEqual(['/fleets', '/users'])
  })

  it('gives way to what went wrong in it, and comes back after it', async () => {
    const router = await openAt('/fleets')
    await go(router, '/broken')
    expect((await screen.findByRole('alert')).textContent).toBe('This screen cannot be shown.')
    expect(heading()).toBe('/broken')
    await go(router, '/users')
    expect(await screen.findByText('users 2')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('follows its heading as trips of the page that is left, for they are a screen of their own', async () => {
    const router = await openAt('/1/detail/v-3')
    await go(router, '/1/detail/v-3?tab=trips')
    expect(content()).toBe('')
    expect(await screen.findByText('vehicle 2')).toBeTruthy()
    await go(router, '/1/detail/v-3?tab=trips&day=1')
    expect(content()).toBe('vehicle 2')
  })

  it('keeps its state when only its parameters change', async () => {
    const router = await openAt('/users/u-1')
    await go(router, '/users/u-2')
    expect([heading(), content()]).toEqual(['/users/u-2', 'user 1'])
  })
})
