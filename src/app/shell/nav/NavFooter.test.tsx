import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SHIPPED_CONFIG } from '#domain/device/config'
import { isInstalled } from '../../../pwa/installed'
import { setKioskConfig } from '../../../state/config'
import { enterMode } from '../../../state/mode'
import { closeSheet, useShellSheet } from '../../../state/sheet'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { NavFooter } from './NavFooter'

vi.mock('../../../pwa/installed', () => ({ isInstalled: vi.fn(() => false) }))

function Page() {
  return (
    <>
      <NavFooter look="full" />
      <p>sheet: {useShellSheet() ?? 'none'}</p>
    </>
  )
}

async function show(trialUrl: string) {
  setKioskConfig({ ...SHIPPED_CONFIG, trialUrl })
  const root = createRootRoute({ component: Page })
  const router = createRouter({ routeTree: root, history: createMemoryHistory() })
  await router.load()
  renderInEnglish(<RouterProvider router={router} />)
}

const trial = () => screen.queryByText('Start your free trial')?.closest('a, button')

beforeEach(() => {
  closeSheet()
  enterMode('fleet')
  vi.mocked(isInstalled).mockReturnValue(false)
})

describe('the trial under the navigation', () => {
  it('is a link in a browser', async () => {
    await show('https://pharos.example/trial')
    expect(trial()?.getAttribute('href')).toBe('https://pharos.example/trial')
  })

  it('is a code in the installed kiosk, which a link would leave', async () => {
    vi.mocked(isInstalled).mockReturnValue(true)
    await show('https://pharos.example/trial')
    const button = trial()
    if (button?.tagName !== 'BUTTON') throw new Error('no button')
    fireEvent.click(button)
    expect(screen.getByText('sheet: trial')).toBeTruthy()
  })

  it.each(['', 'javascript:alert(1)', 'ftp://pharos.example'])(
    'is hidden for the address "%s"',
    async (url) => {
      await show(url)
      expect(trial()).toBeUndefined()
    },
  )

  it('is for fleets only', async () => {
    enterMode('dealer')
    await show('https://pharos.example/trial')
    expect(trial()).toBeUndefined()
    expect(screen.getByRole('link', { name: 'Demo/Dealer' }).getAttribute('href')).toBe('/welcome')
  })
})
