import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { createRef } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { chooseTheme } from '../../../session/appearance'
import { startOver } from '../../../session/reset'
import { sendHint } from '../../../session/tour'
import { resumeVisit } from '../../../session/visit'
import { useShellSheet } from '../../../state/sheet'
import { waypointState } from '../../../state/tour'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { chooseLanguage } from '../../language/language'
import { AccountMenu } from './AccountMenu'

vi.mock('../../../session/appearance', () => ({ chooseTheme: vi.fn() }))
vi.mock('../../language/language', () => ({ chooseLanguage: vi.fn() }))
vi.mock('../../../session/reset', () => ({ startOver: vi.fn() }))

const onClose = vi.fn()

async function show() {
  const button = createRef<HTMLButtonElement>()
  function Page() {
    return (
      <>
        <button type="button" ref={button} />
        <AccountMenu triggerRef={button} person={null} onClose={onClose} />
        <p>sheet: {useShellSheet() ?? 'none'}</p>
      </>
    )
  }
  const router = createRouter({
    routeTree: createRootRoute({ component: Page }),
    history: createMemoryHistory(),
  })
  await router.load()
  renderInEnglish(<RouterProvider router={router} />)
  return router
}

beforeEach(() => vi.clearAllMocks())

describe('the account menu', () => {
  it('offers profile, About, FAQ, Support and Sign out, four languages and three looks', async () => {
    await show()
    const names = (role: string) => screen.getAllByRole(role).map((entry) => entry.textContent)
    expect(names('menuitem')).toEqual([
      'Profile',
      'About',
      'FAQ',
      'Support',
      'Show hints again0 of 20 seen',
      'Sign out',
    ])
    expect(names('menuitemradio')).toEqual([
      'English',
      'English (CA)',
      'Español (MX)',
      'Français (CA)',
      'Light',
      'Dark',
      'High contrast',
    ])
  })

  it('leads to the profile', async () => {
    const router = await show()
    fireEvent.click(screen.getByRole('menuitem', { name: 'Profile' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/myba'))
    expect(onClose).toHaveBeenCalled()
  })

  it('opens the sheets', async () => {
    await show()
    fireEvent.click(screen.getByRole('menuitem', { name: 'FAQ' }))
    expect(screen.getByText('sheet: faq')).toBeTruthy()
  })

  it('switches language and look', async () => {
    await show()
    fireEvent.click(screen.getByRole('menuitemradio', { name: 'Français (CA)' }))
    expect(chooseLanguage).toHaveBeenCalledExactlyOnceWith('fr-CA')
    fireEvent.click(screen.getByRole('menuitemradio', { name: 'High contrast' }))
    expect(chooseTheme).toHaveBeenCalledExactlyOnceWith('hall')
  })

  it('closes once the new look is painted', async () => {
    await show()
    fireEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }))
    expect(chooseTheme).toHaveBeenCalledExactlyOnceWith('dark')
    expect(onClose).not.toHaveBeenCalled()
    await waitFor(() => expect(onClose).toHaveBeenCalled())
  })

  it('says how many hints were seen, and brings the closed ones back', async () => {
    resumeVisit()
    sendHint({ kind: 'pressed', id: 1 })
    sendHint({ kind: 'closed' })
    await show()
    expect(waypointState().closedWaypoints).toEqual([1])
    const entry = screen.getByRole('menuitem', { name: /Show hints again/ })
    expect(entry.textContent).toBe('Show hints again1 of 20 seen')
    fireEvent.click(entry)
    expect(waypointState().closedWaypoints).toEqual([])
  })

  it('signs out by starting over at welcome', async () => {
    await show()
    fireEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }))
    expect(startOver).toHaveBeenCalledExactlyOnceWith('/welcome')
  })
})
