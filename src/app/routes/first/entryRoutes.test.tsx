import 'fake-indexeddb/auto'
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { SHIPPED_CONFIG } from '#domain/device/config'
import { DEFAULT_DEVICE_SETTINGS } from '#domain/device/deviceSettings'
import { type ExclusiveMode, FLEET_MODE, type ModeFlags, withMode } from '#domain/device/mode'
import { closeDatabase, withDatabase } from '../../../data/core/databaseConnection'
import { forgetDatabase } from '../../../data/testing/tab'
import { beginVisit } from '../../../session/visit'
import { setKioskConfig } from '../../../state/config'
import { setDeviceSettings } from '../../../state/deviceSettings'
import { markVisitTouched } from '../../../state/idle'
import { enterMode, modeFlags, resetModes, setEssentials } from '../../../state/mode'
import { renderInEnglish } from '../../../ui/testing/renderIn'
import { createKioskRouter } from '../router'

/** The ways in, their modes, and where they lead. */
async function show(path: string) {
  const router = createKioskRouter(createMemoryHistory({ initialEntries: [path] }))
  await router.load()
  renderInEnglish(<RouterProvider router={router} />)
  return router
}

/** The modes as the keys of localStorage have them (docs/rules.md MO-07). */
const storedFlags = () =>
  Object.fromEntries(
    Object.keys(FLEET_MODE).map((key) => [key, JSON.parse(localStorage.getItem(key) ?? 'null')]),
  )

async function expectAt(router: Awaited<ReturnType<typeof show>>, path: string, flags: ModeFlags) {
  await waitFor(() => expect(router.state.location.pathname).toBe(path))
  await waitFor(() => expect(modeFlags()).toEqual(flags))
  expect(storedFlags()).toEqual(flags)
}

const withTour = (tour: boolean) =>
  act(() => setKioskConfig({ ...SHIPPED_CONFIG, features: { ...SHIPPED_CONFIG.features, tour } }))

beforeEach(() => {
  setDeviceSettings(DEFAULT_DEVICE_SETTINGS)
  withTour(true)
  resetModes()
})

describe('welcome', () => {
  const essentials = { ...FLEET_MODE, inEssentialsMode: true }
  it.each<[string, boolean, string, ModeFlags]>([
    ['Full fleet demo', true, '/tour', withMode(FLEET_MODE, 'demo')],
    ['Full fleet demo', false, '/home', FLEET_MODE],
    ['Basic essentials fleet demo', true, '/tour', withMode(essentials, 'demo')],
    ['Basic essentials fleet demo', false, '/essentials', essentials],
    ['Dealer demo', true, '/home', withMode(FLEET_MODE, 'dealer')],
    ['Dealer demo', false, '/home', withMode(FLEET_MODE, 'dealer')],
    ['Play Fleet Hero', true, '/game', withMode(FLEET_MODE, 'game')],
  ])('%s, tour flag %s, leads to %s', async (name, tour, path, flags) => {
    withTour(tour)
    const router = await show('/welcome')
    fireEvent.click(screen.getByRole('button', { name }))
    await expectAt(router, path, flags)
  })

  it.each([
    ['Full fleet demo', '/home', FLEET_MODE],
    ['Basic essentials fleet demo', '/essentials', essentials],
  ])(
    '%s leads to %s where the tour is off, before the configuration says so too',
    async (name, path, flags) => {
      const router = await show('/welcome')
      fireEvent.click(screen.getByRole('button', { name }))
      await expectAt(router, '/tour', withMode(flags, 'demo'))
      withTour(false)
      await expectAt(router, path, flags)
    },
  )

  it.each<ExclusiveMode>(['demo', 'game', 'dealer'])(
    'leaves %s mode, essentials and the added camera',
    async (mode) => {
      enterMode(mode)
      setEssentials(true)
      localStorage.setItem('isCameraAdded', 'true')
      const router = await show('/welcome')
      await expectAt(router, '/welcome', FLEET_MODE)
      expect(localStorage.getItem('isCameraAdded')).toBe('false')
    },
  )
})

/** What visits were begun by, once they are written. */
const waysIn = async () => {
  const visits = await withDatabase((db) => db.visits.toArray())
  return visits.flatMap(({ trail }) => trail?.waysIn ?? [])
}

describe('a way in', () => {
  beforeEach(async () => {
    closeDatabase()
    await forgetDatabase()
    beginVisit()
    markVisitTouched()
  })

  it.each([
    ['/welcome', 'Full fleet demo', ['fleet']],
    ['/welcome', 'Basic essentials fleet demo', ['essentials']],
    ['/welcome', 'Dealer demo', ['dealer']],
    ['/welcome', 'Play Fleet Hero', ['game']],
    ['/tour', 'Start', ['fleet']],
  ])('from %s by "%s" is written down as it was pressed', async (path, name, ways) => {
    await show(path)
    fireEvent.click(screen.getByRole('button', { name }))
    await waitFor(async () => expect(await waysIn()).toEqual(ways))
  })

  it('by a chapter of the tour comes after the demo that it was chosen in', async () => {
    await show('/welcome')
    fireEvent.click(screen.getByRole('button', { name: 'Basic essentials fleet demo' }))
    fireEvent.click(await screen.findByRole('link', { name: 'Where everyone is' }))
    await waitFor(async () => expect(await waysIn()).toEqual(['essentials', 'chapter']))
  })
})

describe('the tour', () => {
  it('is demo mode and ends dealer mode, by its address too', async () => {
    enterMode('dealer')
    await expectAt(await show('/tour'), '/tour', withMode(FLEET_MODE, 'demo'))
  })

  it('leads to welcome with its flag off', async () => {
    withTour(false)
    await expectAt(await show('/tour'), '/welcome', FLEET_MODE)
  })

  it('leads to welcome when a configuration without it arrives while it is shown', async () => {
    const router = await show('/tour')
    withTour(false)
    await expectAt(router, '/welcome', FLEET_MODE)
  })
})

it('the game is its mode, by its address too', async () => {
  await expectAt(await show('/game'), '/game', withMode(FLEET_MODE, 'game'))
})

describe('a device that offers the dealer demo alone', () => {
  beforeEach(() => {
    const modes = { fleet: false, essentials: false, dealer: true, game: false }
    setDeviceSettings({ ...DEFAULT_DEVICE_SETTINGS, modes })
  })

  it.each(['/home', '/tour', '/game', '/essentials'])('leads from %s to welcome', async (path) => {
    await expectAt(await show(path), '/welcome', FLEET_MODE)
  })

  it('leads into the dealer demo', async () => {
    const router = await show('/welcome')
    fireEvent.click(screen.getByRole('button', { name: 'Dealer demo' }))
    await expectAt(router, '/home', withMode(FLEET_MODE, 'dealer'))
  })
})
