import { expect, it } from 'vitest'
import { listenForWakeUps } from './wake'

function setUp() {
  const calls: string[] = []
  const window = new EventTarget()
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const stop = listenForWakeUps(
    {
      wake: (reason) => calls.push(`wake ${reason}`),
      reportPolicyBlock: (uri) => calls.push(`blocked ${uri}`),
    },
    { retry: () => calls.push('retry'), mirror: () => calls.push('mirror') },
    { window, document },
  )
  return { calls, window, document, stop }
}

it.each(['online', 'pageshow'] as const)('%s wakes delivery and the recorder', (type) => {
  const { calls, window } = setUp()
  window.dispatchEvent(new Event(type))
  expect(calls).toEqual(['retry', `wake ${type}`])
})

it('becoming visible wakes both', () => {
  const { calls, document } = setUp()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(calls).toEqual(['retry', 'wake visible'])
})

it('being hidden mirrors and writes what is not written, and wakes nobody', () => {
  const { calls, document } = setUp()
  document.visibilityState = 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
  expect(calls).toEqual(['mirror', 'retry'])
})

it('leaving the page mirrors and writes what is not written', () => {
  const { calls, window } = setUp()
  window.dispatchEvent(new Event('pagehide'))
  expect(calls).toEqual(['mirror', 'retry'])
})

it.each([
  ['connect-src', 'enforce', ['blocked https://m.test']],
  ['img-src', 'enforce', []],
  ['connect-src', 'report', []],
])('a violation of %s (%s) says %j', (effectiveDirective, disposition, expected) => {
  const { calls, document } = setUp()
  const event = Object.assign(new Event('securitypolicyviolation'), {
    effectiveDirective,
    disposition,
    blockedURI: 'https://m.test',
  })
  document.dispatchEvent(event)
  expect(calls).toEqual(expected)
})

it('ignores events after it was stopped', () => {
  const { calls, window, document, stop } = setUp()
  stop()
  window.dispatchEvent(new Event('online'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(calls).toEqual([])
})
