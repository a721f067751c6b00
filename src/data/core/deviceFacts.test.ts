import { expect, it } from 'vitest'
import { fillDisk } from '../testing/fullDisk'
import { createTestConnection } from '../testing/tab'
import { deviceFacts } from './deviceFacts'

it('a device without room for its id has one all the same, and stores it once there is', async () => {
  const { run } = createTestConnection()
  const free = fillDisk()
  const id = await deviceFacts(run).deviceId()
  expect(await deviceFacts(run).deviceId()).toBe(id)
  free()
  expect(await deviceFacts(run).deviceId()).toBe(id)
  expect(await deviceFacts(run).read('deviceId')).toBe(id)
})
