import { expect, it } from 'vitest'
import { deviceFacts } from '../core/deviceFacts'
import { createTestConnection } from '../testing/tab'
import { staffNotes } from './staffNotes'

const AT = Date.UTC(2026, 10, 21, 9)

it('a fault that repeats stays one line, with a count and the newest detail', async () => {
  const notes = staffNotes(createTestConnection().run)
  await notes.add('metrics-portal', 'first', AT)
  await notes.add('metrics-portal', 'second', AT + 60_000)
  expect(await notes.list()).toEqual([
    {
      code: 'metrics-portal',
      detail: 'second',
      firstAt: '2026-11-21T09:00:00.000Z',
      lastAt: '2026-11-21T09:01:00.000Z',
      count: 2,
    },
  ])
})

it('the newest line comes first', async () => {
  const notes = staffNotes(createTestConnection().run)
  for (const [n, code] of ['a', 'b', 'c'].entries()) await notes.add(code, '', AT + n)
  expect((await notes.list()).map(({ code }) => code)).toEqual(['c', 'b', 'a'])
})

it('a line can be dismissed', async () => {
  const notes = staffNotes(createTestConnection().run)
  await notes.add('a', '', AT)
  await notes.dismiss('a')
  expect(await notes.list()).toEqual([])
})

it('a device has one id, whoever asks first', async () => {
  const connection = createTestConnection()
  const [first, second] = await Promise.all([
    deviceFacts(connection.run).deviceId(),
    deviceFacts(connection.run).deviceId(),
  ])
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/)
  expect(second).toBe(first)
})
