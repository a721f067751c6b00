import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connectWorkHost, holdWorkAhead } from '#domain/base/workAhead'
import { createKioskRouter } from './router'
import { setScreenPreparation } from './screens'

let paint = () => {}

beforeEach(() => {
  connectWorkHost({
    post: (turn) => void setTimeout(turn),
    afterPaint: (painted) => {
      paint = painted
    },
    isInputPending: () => false,
  })
  setScreenPreparation(async () => undefined)
})

afterEach(() => paint())

/** A router at the essentials, with both screens loaded, so that a screen could come at once. */
async function routerAtEssentials() {
  const router = createKioskRouter(createMemoryHistory({ initialEntries: ['/essentials'] }))
  await router.load()
  await router.navigate({ to: '/attract' })
  await router.navigate({ to: '/essentials' })
  return router
}

it('the press that opens a screen shows where it leads before the screen changes', async () => {
  const router = await routerAtEssentials()
  const shown = () => router.state.matches.at(-1)?.pathname
  holdWorkAhead()
  const opened = router.navigate({ to: '/attract' })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([router.state.location.pathname, shown()]).toEqual(['/attract', '/essentials'])
  paint()
  await opened
  expect(shown()).toBe('/attract')

  holdWorkAhead()
  await router.navigate({ to: '/attract', search: { lang: 'fr-CA' } })
  expect(router.state.matches.at(-1)?.search).toEqual({ lang: 'fr-CA' })
})

it('a touch of a link prepares its screen once the touch is answered', async () => {
  const router = await routerAtEssentials()
  const match = vi.spyOn(router, 'matchRoutes')
  holdWorkAhead()
  const prepared = router.preloadRoute({ to: '/attract' })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(match).not.toHaveBeenCalled()
  paint()
  await prepared
  expect(match).toHaveBeenCalled()
})

it('a tap that opens a screen prepares nothing beside it', async () => {
  const router = await routerAtEssentials()
  holdWorkAhead()
  const prepared = router.preloadRoute({ to: '/attract' })
  const opened = router.navigate({ to: '/attract' })
  paint()
  await opened
  const match = vi.spyOn(router, 'matchRoutes')
  await prepared
  expect(match).not.toHaveBeenCalled()
  expect(await prepared).toBeUndefined()
})
