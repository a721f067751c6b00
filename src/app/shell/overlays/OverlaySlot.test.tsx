import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, screen } from '@testing-library/react'
import { type ComponentType, lazy, useSyncExternalStore } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from '../../../ui/overlays/Dialog'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { type Overlay, OverlaySlot } from './OverlaySlot'
import { SCREEN_OVERLAYS } from './screenOverlays'
import { TOP_OVERLAYS } from './TopOverlays'

/** Names of the overlays that are wanted. */
let wanted: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()
function want(...names: string[]) {
  wanted = new Set(names)
  for (const listener of listeners) listener()
}
const follow = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** `load` is how its component comes. */
type Changes = Partial<Omit<Overlay, 'Component'>> & { load?: () => Promise<ComponentType> }

function anOverlay(name: string, changes: Changes = {}): Overlay {
  const Part: ComponentType = () => <p>{name}</p>
  const { load = async () => Part, ...rest } = changes
  return {
    name,
    level: 'screen',
    Component: lazy(() => load().then((component) => ({ default: component }))),
    useWanted: () => useSyncExternalStore(follow, () => wanted).has(name),
    fits: () => true,
    ...rest,
  }
}

async function show(overlays: Parameters<typeof OverlaySlot>[0]['overlays']) {
  const Root = () => (
    <>
      <h1>A screen</h1>
      <Outlet />
      <OverlaySlot overlays={overlays} />
    </>
  )
  const root = createRootRoute({ component: Root })
  const routeTree = root.addChildren(
    ['/home', '/welcome', '/$'].map((path) => createRoute({ getParentRoute: () => root, path })),
  )
  const history = createMemoryHistory({ initialEntries: ['/home'] })
  const router = createRouter({ routeTree, history })
  await router.load()
  renderInEnglish(<RouterProvider router={router} />)
  return (href: string) => act(() => router.navigate({ href }))
}

beforeEach(() => want())

describe('an overlay', () => {
  it('is loaded when it is first wanted', async () => {
    const load = vi.fn(async () => () => <p>hint</p>)
    await show([anOverlay('hint', { load })])
    expect(load).not.toHaveBeenCalled()
    act(() => want('hint'))
    expect(await screen.findByText('hint')).toBeTruthy()
    expect(load).toHaveBeenCalledOnce()
  })

  it('is rendered outside the screen, in a box that ignores pointer events', async () => {
    want('hint')
    await show([anOverlay('hint')])
    const box = (await screen.findByText('hint')).parentElement
    expect(box?.parentElement).toBe(document.body)
    expect(box?.className).toContain('overlay')
  })

  it('stays mounted after it was wanted, so that it can animate out', async () => {
    want('hint')
    await show([anOverlay('hint')])
    await screen.findByText('hint')
    act(() => want())
    expect(screen.getByText('hint')).toBeTruthy()
  })

  it('is only shown over the screens that it allows', async () => {
    want('game')
    const go = await show([anOverlay('game', { fits: ({ kind }) => kind === 'shell' })])
    await screen.findByText('game')
    await go('/welcome')
    expect(screen.queryByText('game')).toBeNull()
    await go('/nowhere')
    expect(await screen.findByText('game')).toBeTruthy()
  })

  it('does not take down the screen or another overlay when it fails to load', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    want('broken', 'hint')
    await show([anOverlay('broken', { load: () => Promise.reject(new Error('lost')) }), anOverlay('hint')])
    expect(await screen.findByText('hint')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'A screen' })).toBeTruthy()
    vi.restoreAllMocks()
  })

  it('is announced over an open dialog only on the top level', async () => {
    want('said', 'hint')
    await show([anOverlay('hint'), anOverlay('said', { level: 'top' })])
    await screen.findByText('said')
    renderInEnglish(
      <Dialog title="A dialog" isOpen onClose={() => undefined}>
        <p>asked</p>
      </Dialog>,
    )
    await screen.findByRole('dialog', { name: 'A dialog' })
    const silenced = (name: string) =>
      screen.getByText(name).closest('[inert], [aria-hidden="true"]') !== null
    expect({ hint: silenced('hint'), said: silenced('said') }).toEqual({ hint: true, said: false })
  })
})

describe('the overlays', () => {
  it('are stacked in list order', async () => {
    want('low', 'high')
    await show([anOverlay('low'), anOverlay('high')])
    const low = await screen.findByText('low')
    const high = await screen.findByText('high')
    expect(low.compareDocumentPosition(high)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('of the product are listed by level', () => {
    expect(new Set(SCREEN_OVERLAYS.map(({ level }) => level))).toEqual(new Set(['screen']))
    expect(new Set(TOP_OVERLAYS.map(({ level }) => level))).toEqual(new Set(['top']))
  })
})
