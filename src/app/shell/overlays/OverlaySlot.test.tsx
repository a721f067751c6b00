import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, screen } from '@testing-library/react'
import { type ComponentType, useSyncExternalStore } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from '../../../ui/overlays/Dialog'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { OverlaySlot } from './OverlaySlot'
import { type OverlayDefinition, overlay } from './overlay'
import { OVERLAYS } from './overlays'

/** What the test asks for; an overlay is wanted while its name is in it. */
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

function anOverlay(name: string, changes: Partial<OverlayDefinition> = {}) {
  const Part: ComponentType = () => <p>{name}</p>
  return overlay({
    name,
    level: 'screen',
    load: async () => Part,
    useWanted: () => useSyncExternalStore(follow, () => wanted).has(name),
    fits: () => true,
    ...changes,
  })
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
  it('is fetched when it is wanted, and not before', async () => {
    const load = vi.fn(async () => () => <p>hint</p>)
    await show([anOverlay('hint', { load })])
    expect(load).not.toHaveBeenCalled()
    act(() => want('hint'))
    expect(await screen.findByText('hint')).toBeTruthy()
    expect(load).toHaveBeenCalledOnce()
  })

  it('lies on the page and not in the screen, in a box that takes no presses', async () => {
    want('hint')
    await show([anOverlay('hint')])
    const box = (await screen.findByText('hint')).parentElement
    expect(box?.parentElement).toBe(document.body)
    expect(box?.className).toContain('overlay')
  })

  it('stays once it was wanted: what closes is still moving out', async () => {
    want('hint')
    await show([anOverlay('hint')])
    await screen.findByText('hint')
    act(() => want())
    expect(screen.getByText('hint')).toBeTruthy()
  })

  it('is only over the screens that it fits', async () => {
    want('game')
    const go = await show([anOverlay('game', { fits: ({ kind }) => kind === 'shell' })])
    await screen.findByText('game')
    await go('/welcome')
    expect(screen.queryByText('game')).toBeNull()
    await go('/nowhere')
    expect(await screen.findByText('game')).toBeTruthy()
  })

  it('that cannot be fetched takes neither the screen nor another overlay along', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    want('broken', 'hint')
    await show([anOverlay('broken', { load: () => Promise.reject(new Error('lost')) }), anOverlay('hint')])
    expect(await screen.findByText('hint')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'A screen' })).toBeTruthy()
    vi.restoreAllMocks()
  })

  it('of the top level is heard over an open dialog, one over screens is not', async () => {
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
  it('lie as they are listed: later ones higher', async () => {
    want('low', 'high')
    await show([anOverlay('low'), anOverlay('high')])
    const low = await screen.findByText('low')
    const high = await screen.findByText('high')
    expect(low.compareDocumentPosition(high)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('of the product are listed by level', () => {
    const levels = OVERLAYS.map(({ level }) => level)
    expect(levels).toEqual(levels.toSorted())
  })
})
