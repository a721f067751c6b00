import { expect, it } from 'vitest'
import { createTestConnection } from '../testing/tab'
import { deliveryLease } from './lease'

const NOW = Date.UTC(2026, 10, 21, 9)
const MINUTE = 60_000
const lease = () => deliveryLease(createTestConnection().run)

it('is granted to one owner', async () => {
  const each = lease()
  expect(await Promise.all(['a', 'b'].map((owner) => each.take(owner, NOW)))).toEqual([true, false])
})

it('is granted again to its owner', async () => {
  const each = lease()
  await each.take('a', NOW)
  expect(await each.take('a', NOW + 1)).toBe(true)
  expect(await each.read()).toEqual({ owner: 'a', expiresAtMs: NOW + 1 + MINUTE })
})

it('is free after it expired', async () => {
  const each = lease()
  await each.take('a', NOW)
  expect(await each.take('b', NOW + MINUTE)).toBe(true)
})

it('can be forced from its owner, who then loses it', async () => {
  const each = lease()
  await each.take('a', NOW)
  expect(await each.take('b', NOW, true)).toBe(true)
  expect(await each.keep('a', NOW)).toBe(false)
})

it('is renewed before a request could outlast it', async () => {
  const each = lease()
  await each.take('a', NOW)
  expect(await each.keep('a', NOW + 25_000)).toBe(true)
  expect((await each.read())?.expiresAtMs).toBe(NOW + 25_000 + MINUTE)
})

it('is not rewritten for each record', async () => {
  const each = lease()
  await each.take('a', NOW)
  await each.keep('a', NOW + 5_000)
  expect((await each.read())?.expiresAtMs).toBe(NOW + MINUTE)
})

it('is released only by its owner', async () => {
  const each = lease()
  await each.take('a', NOW)
  await each.release('b')
  expect(await each.read()).not.toBeNull()
  await each.release('a')
  expect(await each.read()).toBeNull()
})
