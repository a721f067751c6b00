import { afterEach, expect, it, vi } from 'vitest'
import { applyResetFlag } from './resetFlag'

const order = vi.hoisted(() => [] as string[])
vi.mock('../../session/reset', () => ({ startOver: async () => void order.push('reset') }))
vi.mock('../routes/router', () => ({
  router: { navigate: async ({ href }: { href: string }) => void order.push(href) },
}))
afterEach(() => {
  order.length = 0
  vi.unstubAllGlobals()
})

it('takes the flag out of the address before the reset, so that the way back to it resets nothing again', async () => {
  vi.stubGlobal('location', { pathname: '/0', search: '?reset&list=open' })
  await applyResetFlag()
  expect(order).toEqual(['/0?list=open', 'reset'])
})

it('leaves a visit alone whose address has no flag', async () => {
  vi.stubGlobal('location', { pathname: '/0', search: '?list=open' })
  await applyResetFlag()
  expect(order).toEqual([])
})
