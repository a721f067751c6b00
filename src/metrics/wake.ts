import type { Delivery, WakeReason } from './deliveryTypes'
import type { Recorder } from './recorder'

/** The parts of window and document that send wake-up events. */
export interface WakeSources {
  window: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  document: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & { visibilityState: string }
}

/** Connects events of the browser to delivery and recorder. @returns a function that ends it */
export function listenForWakeUps(
  delivery: Pick<Delivery, 'wake' | 'reportPolicyBlock'>,
  recorder: Pick<Recorder, 'retry' | 'mirror'>,
  sources: WakeSources = { window, document },
): () => void {
  const wakeAll = (reason: WakeReason) => {
    recorder.retry()
    delivery.wake(reason)
  }
  /** The page may never come back, so what waits for the answer to a press is written now. */
  const leave = () => {
    recorder.mirror()
    recorder.retry()
  }
  const listeners: [EventTargetLike, string, (event: Event) => void][] = [
    [sources.window, 'online', () => wakeAll('online')],
    [sources.window, 'pageshow', () => wakeAll('pageshow')],
    [sources.window, 'pagehide', leave],
    [
      sources.document,
      'visibilitychange',
      () => (sources.document.visibilityState === 'visible' ? wakeAll('visible') : leave()),
    ],
    [
      sources.document,
      'securitypolicyviolation',
      (event) => {
        const { effectiveDirective, disposition, blockedURI } = event as SecurityPolicyViolationEvent
        if (effectiveDirective === 'connect-src' && disposition === 'enforce')
          delivery.reportPolicyBlock(blockedURI)
      },
    ],
  ]
  for (const [target, type, listener] of listeners) target.addEventListener(type, listener)
  return () => {
    for (const [target, type, listener] of listeners) target.removeEventListener(type, listener)
  }
}

type EventTargetLike = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
