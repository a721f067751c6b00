import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { recordEvent } from '../../../session/recordEvent'
import { inLanguage } from '../../../ui/testing/renderIn'
import { FooterBar } from './FooterBar'
import { NavLink } from './NavLink'
import { navEntries } from './navEntries'

vi.mock('../../../session/recordEvent', () => ({ recordEvent: vi.fn(() => Promise.resolve(true)) }))

const links = navEntries({ fleets: true }).flatMap((entry) =>
  entry.kind === 'link' ? [entry.link] : entry.links,
)

async function show(ui: React.ReactElement, wrapper = inLanguage('en')) {
  const root = createRootRoute({ component: () => ui })
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: ['/1'] }) })
  await router.load()
  render(<RouterProvider router={router} />, { wrapper })
}

beforeEach(() => vi.mocked(recordEvent).mockClear())

describe('an item of the navigation', () => {
  it.each(links.map((link) => [link.name, link] as const))(
    'records its own name once: %s',
    async (name, link) => {
      await show(<NavLink link={link} look="full" current={false} />)
      fireEvent.click(screen.getByRole('link', { name }))
      expect(recordEvent).toHaveBeenCalledExactlyOnceWith(name)
    },
  )

  it('records the same name in another language', async () => {
    const [vehicles] = links.filter((entry) => entry.name === 'Vehicles')
    if (!vehicles) throw new Error('no Vehicles')
    await show(<NavLink link={vehicles} look="full" current={false} />, inLanguage('fr-CA'))
    const link = screen.getByRole('link')
    expect(link.textContent).not.toBe('Vehicles')
    fireEvent.click(link)
    expect(recordEvent).toHaveBeenCalledExactlyOnceWith('Vehicles')
  })

  it('keeps its name where only its icon shows, and says when it is the current one', async () => {
    const [vehicles] = links.filter((entry) => entry.name === 'Vehicles')
    if (!vehicles) throw new Error('no Vehicles')
    await show(<NavLink link={vehicles} look="rail" current={true} />)
    expect(screen.getByRole('link', { name: 'Vehicles' }).getAttribute('aria-current')).toBe('page')
  })
})

describe('the footer bar', () => {
  it('has four shortcuts, and a bell that opens and closes the panel and is recorded', async () => {
    await show(<FooterBar />)
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Home',
      'Map',
      'Vehicles',
      'Users',
    ])
    const bell = screen.getByRole('button', { name: 'Notifications' })
    fireEvent.click(bell)
    expect(bell.getAttribute('aria-expanded')).toBe('true')
    fireEvent.click(bell)
    expect(bell.getAttribute('aria-expanded')).toBe('false')
    expect(vi.mocked(recordEvent).mock.calls).toEqual([['Notifications'], ['Notifications']])
  })

  it('has one current item while the next screen is still loading', async () => {
    const root = createRootRoute({ component: FooterBar })
    const at = (path: string, loader = () => Promise.resolve()) =>
      createRoute({ getParentRoute: () => root, path, loader })
    const router = createRouter({
      routeTree: root.addChildren([at('/1'), at('/2', () => new Promise(() => {}))]),
      history: createMemoryHistory({ initialEntries: ['/1'] }),
    })
    await router.load()
    render(<RouterProvider router={router as never} />, { wrapper: inLanguage('en') })
    const current = () => screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)
    expect(current()).toEqual(['Vehicles'])
    fireEvent.click(screen.getByRole('link', { name: 'Users' }))
    await waitFor(() => expect(current()).toEqual(['Users']))
  })

  it('records the current item too', async () => {
    await show(<FooterBar />)
    fireEvent.click(screen.getByRole('link', { name: 'Vehicles' }))
    expect(recordEvent).toHaveBeenCalledExactlyOnceWith('Vehicles')
  })
})
