import { createMemoryHistory } from '@tanstack/react-router'
import { beforeEach, describe, expect, it } from 'vitest'
import { DEFAULT_CONFIG } from '../../domain/kiosk/config'
import { setKioskConfig } from '../../state/config'
import { modeFlags, resetModes, setEssentials } from '../../state/mode'
import { createKioskRouter } from './router'

async function arriveAt(address: string) {
  const router = createKioskRouter(createMemoryHistory({ initialEntries: [address] }))
  await router.load()
  return router
}

const setTour = (tour: boolean) =>
  setKioskConfig({ ...DEFAULT_CONFIG, features: { ...DEFAULT_CONFIG.features, tour } })

beforeEach(() => {
  setKioskConfig(DEFAULT_CONFIG)
  resetModes()
})

describe('the guard of a route', () => {
  it('leads from the bare address to welcome, with what else the address says', async () => {
    const { state } = await arriveAt('/?lang=fr-CA')
    expect(state.location.href).toBe('/welcome?lang=fr-CA')
  })

  it('turns demo mode on for the tour', async () => {
    setTour(true)
    const { state } = await arriveAt('/tour')
    expect(state.location.pathname).toBe('/tour')
    expect(modeFlags().inDemoMode).toBe(true)
  })

  it('leads away from a tour that is not offered, and leaves the mode as it is', async () => {
    setTour(false)
    const { state } = await arriveAt('/tour?lang=en')
    expect(state.location.href).toBe('/welcome')
    expect(modeFlags().inDemoMode).toBe(false)
  })

  it('decides again when the tour is taken away while it is shown', async () => {
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

  it('enters once: a change within the screen leaves alone what was chosen since', async () => {
    const router = await arriveAt('/essentials')
    setEssentials(false)
    await router.navigate({ to: '/essentials', search: { days: '7' } })
    expect(modeFlags().inEssentialsMode).toBe(false)
  })

  it('enters nothing while a link is only pointed at', async () => {
    const router = await arriveAt('/home')
    await router.preloadRoute({ to: '/essentials' })
    expect(modeFlags().inEssentialsMode).toBe(false)
    await router.navigate({ to: '/essentials' })
    expect(modeFlags().inEssentialsMode).toBe(true)
  })
})
