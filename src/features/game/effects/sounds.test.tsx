import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setSound } from '../../../state/sound'

const started = vi.fn()
const resumed = vi.fn()
let contexts: { state: string }[] = []

class FakeNode {
  frequency = { exponentialRampToValueAtTime: vi.fn() }
  gain = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() }
  start = started
  stop = vi.fn()
  connect = (next: unknown) => next
}

beforeEach(() => {
  vi.resetModules()
  vi.clearAllMocks()
  contexts = []
  vi.stubGlobal('OscillatorNode', FakeNode)
  vi.stubGlobal('GainNode', FakeNode)
  vi.stubGlobal(
    'AudioContext',
    class {
      state = 'suspended'
      currentTime = 0
      destination = {}
      constructor() {
        contexts.push(this)
      }
      resume = () => {
        resumed()
        this.state = 'running'
        return Promise.resolve()
      }
      suspend = () => Promise.resolve()
    },
  )
})
afterEach(() => {
  setSound(false)
  vi.unstubAllGlobals()
})

it('asks the device for no voice while sound is off', async () => {
  const { playSound, unlockSound } = await import('./sounds')
  unlockSound()
  playSound('find')
  expect(contexts).toEqual([])
})

it('is heard after a press, and after the press that follows an interruption', async () => {
  const state = await import('../../../state/sound')
  const { keepSoundUnlocked, playSound } = await import('./sounds')
  state.setSound(true)
  const stop = keepSoundUnlocked()
  playSound('find')
  expect(started).not.toHaveBeenCalled()
  dispatchEvent(new Event('pointerup'))
  playSound('find')
  expect(started).toHaveBeenCalledTimes(2)
  for (const context of contexts) context.state = 'interrupted'
  playSound('find')
  expect(started).toHaveBeenCalledTimes(2)
  dispatchEvent(new Event('click'))
  playSound('skip')
  expect(started).toHaveBeenCalledTimes(3)
  expect(resumed).toHaveBeenCalledTimes(2)
  stop()
})
