import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepAwake, type ScreenState } from './wakeLock'

class Sentinel extends EventTarget {
  released = false
  async release() {
    this.released = true
    this.dispatchEvent(new Event('release'))
  }
}

let sentinels: Sentinel[]
let refuses: boolean
let states: ScreenState[]
let end: AbortController
let touch: () => void
const onTouch = (ask: () => void) => {
  touch = ask
}

function see(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  sentinels = []
  refuses = false
  states = []
  end = new AbortController()
  see('visible')
  Object.defineProperty(navigator, 'wakeLock', {
    configurable: true,
    value: {
      request: async () => {
        if (refuses) throw new DOMException('low battery', 'NotAllowedError')
        const sentinel = new Sentinel()
        sentinels.push(sentinel)
        return sentinel
      },
    },
  })
})
afterEach(() => {
  end.abort()
  Reflect.deleteProperty(navigator, 'wakeLock')
})

describe('the wake lock', () => {
  it('is taken at once and released when the page is hidden', async () => {
    keepAwake((state) => states.push(state), onTouch, end.signal)
    await expect.poll(() => states).toEqual(['awake'])
    see('hidden')
    expect(sentinels[0]?.released).toBe(true)
    expect(states).toEqual(['awake'])
  })

  it('is taken again when the page is back', async () => {
    keepAwake((state) => states.push(state), onTouch, end.signal)
    await expect.poll(() => sentinels).toHaveLength(1)
    see('hidden')
    see('visible')
    await expect.poll(() => sentinels).toHaveLength(2)
    expect(states).toEqual(['awake', 'awake'])
  })

  it('says that it was refused, and tries again at a touch', async () => {
    refuses = true
    keepAwake((state) => states.push(state), onTouch, end.signal)
    await expect.poll(() => states).toEqual(['refused'])
    refuses = false
    touch()
    await expect.poll(() => states).toEqual(['refused', 'awake'])
  })

  it('says when the system took it away from a page in sight', async () => {
    keepAwake((state) => states.push(state), onTouch, end.signal)
    await expect.poll(() => sentinels).toHaveLength(1)
    await sentinels[0]?.release()
    expect(states).toEqual(['awake', 'refused'])
  })

  it('says when the browser has none', () => {
    Object.defineProperty(navigator, 'wakeLock', { value: undefined, configurable: true })
    keepAwake((state) => states.push(state), onTouch, end.signal)
    expect(states).toEqual(['unsupported'])
  })
})
