import { expect, it } from 'vitest'
import { listenForWakeUps } from './wake'

function setUp() {
  const told: string[] = []
  const window = new EventTarget()
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const stop = listenForWakeUps(
    {
      wake: (reason) => told.push(`wake ${reason}`),
      policyBlocked: (uri) => told.push(`blocked ${uri}`),
      retryRecorder: () => told.push('retry'),
      mirrorRecorder: () => told.push('mirror'),
    },
    { window, document },
  )
  return { told, window, document, stop }
}

it.each(['online', 'pageshow'] as const)('%s wakes delivery and the recorder', (type) => {
  const { told, window } = setUp()
  window.dispatchEvent(new Event(type))
  expect(told).toEqual(['retry', `wake ${type}`])
})

it('becoming visible wakes both', () => {
  const { told, document } = setUp()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(told).toEqual(['retry', 'wake visible'])
})

it('being hidden mirrors what is not written, and wakes nobody', () => {
  const { told, document } = setUp()
  document.visibilityState = 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
  expect(told).toEqual(['mirror'])
})

it('leaving the page mirrors what is not written', () => {
  const { told, window } = setUp()
  window.dispatchEvent(new Event('pagehide'))
  expect(told).toEqual(['mirror'])
})

it.each([
  ['connect-src', 'enforce', ['blocked https://m.test']],
  ['img-src', 'enforce', []],
  ['connect-src', 'report', []],
])('a violation of %s (%s) says %j', (effectiveDirective, disposition, expected) => {
  const { told, document } = setUp()
  const event = Object.assign(new Event('securitypolicyviolation'), {
    effectiveDirective,
    disposition,
    blockedURI: 'https://m.test',
  })
  document.dispatchEvent(event)
  expect(told).toEqual(expected)
})

it('hears nothing after it was stopped', () => {
  const { told, window, document, stop } = setUp()
  stop()
  window.dispatchEvent(new Event('online'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(told).toEqual([])
})
