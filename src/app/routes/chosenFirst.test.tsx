import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it } from 'vitest'
import { connectWorkHost, holdWorkAhead } from '#domain/base/workAhead'
import { createKioskRouter } from './router'
import { setScreenPreparation } from './screens'

it('the press that opens a screen shows where it leads before the screen changes', async () => {
  let paint = () => undefined as void
  connectWorkHost({
    post: (turn) => void setTimeout(turn),
    afterPaint: (painted) => {
      paint = painted
    },
    isInputPending: () => false,
  })
  setScreenPreparation(async () => undefined)
  const router = createKioskRouter(createMemoryHistory({ initialEntries: ['/essentials'] }))
  await router.load()
  // Loaded before, so that the screen could come at once.
  await router.navigate({ to: '/attract' })
  await router.navigate({ to: '/essentials' })
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
