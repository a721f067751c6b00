import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ASK_FOR_NEWS } from '#domain/live/liveEvents'
import { LIVE_OFF } from '#domain/live/liveStatus'
import type { LiveSocketOptions } from '../../api/liveSocket'
import { changeLiveStatus, liveStatus } from '../../state/liveStatus'
import { askForNews, startLiveConnection } from './liveConnection'

const fake = vi.hoisted(() => ({
  options: null as LiveSocketOptions | null,
  isOpen: false,
  answers: true,
  calls: [] as string[],
}))
vi.mock('../../api/liveSocket', () => ({
  createLiveSocket: (options: LiveSocketOptions) => {
    fake.options = options
    return {
      open: () => fake.calls.push('open'),
      close: () => {
        fake.calls.push('close')
        options.onState('closed', null)
      },
      isOpen: () => fake.isOpen,
      ask: (name: string) => {
        fake.calls.push(name)
        return fake.answers ? Promise.resolve(2) : Promise.reject(new Error('operation has timed out'))
      },
    }
  },
}))

let end = () => {}
beforeEach(() => {
  changeLiveStatus(LIVE_OFF)
  fake.isOpen = false
  fake.calls.splice(0)
  end = startLiveConnection('http://api.example')
})
afterEach(() => {
  look(true)
  end()
})

function look(isSeen: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: !isSeen })
  document.dispatchEvent(new Event('visibilitychange'))
}
const LOST = { kind: 'lost', detail: 'transport close' } as const

describe('the live connection', () => {
  it('opens, and tells staff its state', () => {
    expect(fake.calls).toEqual(['open'])
    fake.options?.onState('opening', LOST)
    expect(liveStatus()).toMatchObject({ state: 'opening', problem: LOST })
  })

  it('stops trying while nobody sees the page, and tries at once when somebody does', () => {
    look(false)
    expect(fake.calls).toEqual(['open', 'close'])
    look(true)
    expect(fake.calls).toEqual(['open', 'close', 'open'])
  })

  it('stays open in a page that nobody sees, but does not come back there once it is lost', () => {
    fake.isOpen = true
    look(false)
    expect(fake.calls).toEqual(['open'])
    fake.isOpen = false
    fake.options?.onState('opening', LOST)
    expect(fake.calls).toEqual(['open', 'close'])
    expect(liveStatus().state).toBe('closed')
  })

  it('tries at once when the network is back', () => {
    dispatchEvent(new Event('online'))
    expect(fake.calls).toEqual(['open', 'open'])
  })

  it('asks for news only while it is open, and says what became of it', async () => {
    expect(await askForNews()).toBe('notConnected')
    expect(fake.calls).toEqual(['open'])
    fake.isOpen = true
    expect(await askForNews()).toBe('sent')
    expect(fake.calls).toEqual(['open', ASK_FOR_NEWS])
    fake.answers = false
    expect(await askForNews()).toBe('unanswered')
    fake.answers = true
    end()
    expect(await askForNews()).toBe('notConnected')
  })

  it('ends for good', () => {
    end()
    dispatchEvent(new Event('online'))
    look(true)
    expect(fake.calls).toEqual(['open', 'close'])
  })
})
