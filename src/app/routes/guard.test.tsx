import { createMemoryHistory } from '@tanstack/react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { SHIPPED_CONFIG } from '#domain/device/config'
import { setKioskConfig } from '../../state/config'
import { modeFlags, resetModes, setEssentials } from '../../state/mode'
import { createKioskRouter } from './router'

async function arriveAt(address: string) {
  const router = createKioskRouter(createMemoryHistory({ initialEntries: [address] }))
  await router.load()
  return router
}

const setTour = (tour: boolean) =>
  setKioskConfig({ ...SHIPPED_CONFIG, features: { ...SHIPPED_CONFIG.features, tour } })

beforeEach(() => {
  setKioskConfig(SHIPPED_CONFIG)
  resetModes()
})

describe('a route guard', () => {
  it('redirects from the root address to welcome and keeps the search parameters', async () => {
    const { state } = await arriveAt('/?lang=fr-CA')
    expect(state.location.href).toBe('/welcome?lang=fr-CA')
  })

  it('turns demo mode on for the tour', async () => {
    setTour(true)
    const { state } = await arriveAt('/tour')
    expect(state.location.pathname).toBe('/tour')
    expect(modeFlags().inDemoMode).toBe(true)
  })

  it('redirects from a tour that is not offered and keeps the mode', async () => {
    setTour(false)
    const { state } = await arriveAt('/tour?lang=en')
    expect(state.location.href).toBe('/welcome')
    expect(modeFlags().inDemoMode).toBe(false)
  })

  it('runs again when the tour is disabled while it is shown', async () => {
    setTour(true)
    const router = await arriveAt('/tour')
    setTour(false)
    await router.invalidate()
    expect(router.state.location.pathname).toBe('/welcome')
  })

  it('turns essentials on at /essentials, and game mode at /game', async () => {
    await arriveAt('/essentials')
    expect(modeFlags().inEssentialsMode).toBe(true)
    await arriveAt('/game')
    expect(modeFlags().inGameMode).toBe(true)
  })

  it('enters once and keeps changes made since when the search changes', async () => {
    const router = await arriveAt('/essentials')
    setEssentials(false)
    await router.navigate({ to: '/essentials', search: { days: '7' } })
    expect(modeFlags().inEssentialsMode).toBe(false)
  })

  it('does not enter a screen when its link is only preloaded', async () => {
    const router = await arriveAt('/home')
    await router.preloadRoute({ to: '/essentials' })
    expect(modeFlags().inEssentialsMode).toBe(false)
    await router.navigate({ to: '/essentials' })
    expect(modeFlags().inEssentialsMode).toBe(true)
  })
})
