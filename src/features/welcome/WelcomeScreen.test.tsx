import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { DEFAULT_DEVICE_SETTINGS } from '#domain/device/deviceSettings'
import type { OfflineStatus } from '../../state/offline'
import { inLanguage, renderInEnglish } from '../../ui/testing/renderIn'
import { WelcomeScreen, type WelcomeScreenProps } from './WelcomeScreen'

function props(changes: Partial<WelcomeScreenProps> = {}): WelcomeScreenProps {
  return {
    locale: 'en',
    offline: { kind: 'ready' },
    modes: DEFAULT_DEVICE_SETTINGS.modes,
    onHoldLogo: vi.fn(),
    onFleet: vi.fn(),
    onEssentials: vi.fn(),
    onDealer: vi.fn(),
    onGame: vi.fn(),
    onLanguage: vi.fn(),
    ...changes,
  }
}

describe('the welcome screen', () => {
  it.each([
    ['Full fleet demo', 'Live map, trips, drivers, reports', 'onFleet'],
    ['Basic essentials fleet demo', 'Vehicle health and recalls', 'onEssentials'],
    ['Dealer demo', 'Inventory on the lot', 'onDealer'],
    ['Play Fleet Hero', '90 seconds', 'onGame'],
  ] as const)('has a button named exactly "%s" that leads on', (name, description, handler) => {
    const given = props()
    renderInEnglish(<WelcomeScreen {...given} />)
    const button = screen.getByRole('button', { name, description })
    fireEvent.click(button)
    expect(given[handler]).toHaveBeenCalledOnce()
  })

  it('offers what staff allow on this device', () => {
    const modes = { fleet: false, essentials: false, dealer: true, game: true }
    renderInEnglish(<WelcomeScreen {...props({ modes })} />)
    const entries = screen.getAllByRole('button').map((entry) => entry.getAttribute('aria-labelledby'))
    expect(entries.filter(Boolean)).toEqual(['welcome-game', 'welcome-dealer'])
  })

  it('has its title as the only h1', () => {
    renderInEnglish(<WelcomeScreen {...props()} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your whole fleet at a glance.')
  })

  it('shows the version of the product, and leaves the build to staff', () => {
    const { container } = renderInEnglish(<WelcomeScreen {...props()} />)
    expect(container.querySelector('footer')?.textContent).toContain('Version 20251015.1')
    expect(container.querySelector('footer')?.textContent).not.toContain(__BUILD_ID__)
  })

  it('offers the four languages as radio buttons, the current one checked', () => {
    const given = props()
    renderInEnglish(<WelcomeScreen {...given} />)
    const group = screen.getByRole('radiogroup', { name: 'Language' })
    expect([...group.querySelectorAll('input')].map((input) => input.checked)).toEqual([
      true,
      false,
      false,
      false,
    ])
    fireEvent.click(screen.getByRole('radio', { name: 'Français (CA)' }))
    expect(given.onLanguage).toHaveBeenCalledWith('fr-CA')
  })

  it('announces a changed language in that language, and nothing on load', () => {
    const { container, rerender } = renderInEnglish(<WelcomeScreen {...props()} />)
    const announcement = () => container.querySelector('[aria-live="polite"]')?.textContent
    expect(announcement()).toBe('')
    fireEvent.click(screen.getByRole('radio', { name: 'English (CA)' }))
    expect(announcement()).toBe('')
    rerender(<WelcomeScreen {...props({ locale: 'en-CA' })} />)
    expect(announcement()).toBe('Language: English (CA)')
  })

  it('has its own wordmark in Canadian French', () => {
    const { container } = render(<WelcomeScreen {...props({ locale: 'fr-CA' })} />, {
      wrapper: inLanguage('fr-CA'),
    })
    expect(container.textContent).toContain('Pharos Flotte')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Toute votre flotte, d’un seul coup d’œil.',
    )
  })

  it('carries no style attribute, which the security policy would refuse', () => {
    const { container } = renderInEnglish(<WelcomeScreen {...props()} />)
    expect(container.querySelectorAll('[style]')).toHaveLength(0)
  })
})

describe('the offline chip', () => {
  it.each<[OfflineStatus, string]>([
    [{ kind: 'starting' }, 'Preparing for offline use'],
    [{ kind: 'saving', percent: 42 }, 'Saving for offline use: 42%'],
    [{ kind: 'ready' }, 'Offline ready'],
    [{ kind: 'failed', reason: 'install' }, 'Not ready for offline use yet'],
    [{ kind: 'failed', reason: 'incomplete' }, 'Not ready for offline use yet'],
    [{ kind: 'insecure' }, 'This address does not work offline. Open it over HTTPS'],
    [{ kind: 'unsupported' }, 'This browser does not work offline'],
  ])('says %o in words', (offline, words) => {
    renderInEnglish(<WelcomeScreen {...props({ offline })} />)
    expect(screen.getByRole('status').textContent).toBe(words)
  })

  it('asks nothing of a visitor when files are missing', () => {
    const { container } = renderInEnglish(
      <WelcomeScreen {...props({ offline: { kind: 'failed', reason: 'incomplete' } })} />,
    )
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
    expect(container.textContent).not.toMatch(/missing|file/i)
  })
})
