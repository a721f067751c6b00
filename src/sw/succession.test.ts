import { expect, it } from 'vitest'
import { hasSuccessor } from './succession'

const worker = (state: ServiceWorkerState) => ({ state }) as ServiceWorker

it('sees a newer worker that installs or waits, and never itself', () => {
  const self = worker('installed')
  expect(hasSuccessor({ installing: null, waiting: null }, self)).toBe(false)
  expect(hasSuccessor({ installing: worker('installing'), waiting: null }, self)).toBe(true)
  expect(hasSuccessor({ installing: null, waiting: worker('installed') }, self)).toBe(true)
  expect(hasSuccessor({ installing: null, waiting: self }, self)).toBe(false)
  expect(hasSuccessor({ installing: null, waiting: worker('activating') }, undefined)).toBe(false)
})
