import { createMemoryHistory } from '@tanstack/react-router'
import { expect, it, vi } from 'vitest'
import { AppError } from '#domain/base/errors'
import { createKioskRouter } from './router'
import { setScreenPreparation } from './screens'

const routerAt = (address: string) => createKioskRouter(createMemoryHistory({ initialEntries: [address] }))

it('welcome does not wait for the routes of the screens, which come before the first of them', async () => {
  const prepare = vi.fn(async () => undefined)
  setScreenPreparation(prepare)
  const router = routerAt('/?lang=fr-CA')
  await router.load()
  expect(router.state.location.href).toBe('/welcome?lang=fr-CA')
  expect(prepare).not.toHaveBeenCalled()

  prepare.mockRejectedValueOnce(new Error('lost'))
  await router.navigate({ to: '/tour' })
  expect(router.state.matches.at(-1)?.error).toEqual(new AppError('chunk-missing', 'the routes did not load'))

  await router.load()
  expect(router.state.matches.map(({ routeId }) => routeId)).toEqual(['__root__', '/tour'])
  expect(prepare).toHaveBeenCalledTimes(2)
})
