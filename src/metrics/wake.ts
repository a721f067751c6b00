import type { WakeReason } from './deliveryTypes'

/** The parts of window and document that wake-ups come from. */
export interface WakeSources {
  window: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
  document: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & { visibilityState: string }
}

export interface WakeTargets {
  wake(reason: WakeReason): void
  reportPolicyBlock(blockedUri: string): void
  /** Tries again what could not be written to the database. */
  retryRecorder(): void
  /** Keeps what is not written over the end of the page. */
  mirrorRecorder(): void
}

/** Connects what the browser tells us to delivery and recorder. Returns how to end that. */
export function listenForWakeUps(
  targets: WakeTargets,
  sources: WakeSources = { window, document },
): () => void {
  const wakeAll = (reason: WakeReason) => {
    targets.retryRecorder()
    targets.wake(reason)
  }
  const listeners: [EventTargetLike, string, (event: Event) => void][] = [
    [sources.window, 'online', () => wakeAll('online')],
    [sources.window, 'pageshow', () => wakeAll('pageshow')],
    [sources.window, 'pagehide', () => targets.mirrorRecorder()],
    [
      sources.document,
      'visibilitychange',
      () => (sources.document.visibilityState === 'visible' ? wakeAll('visible') : targets.mirrorRecorder()),
    ],
    [
      sources.document,
      'securitypolicyviolation',
      (event) => {
        const { effectiveDirective, disposition, blockedURI } = event as SecurityPolicyViolationEvent
        if (effectiveDirective === 'connect-src' && disposition === 'enforce')
          targets.reportPolicyBlock(blockedURI)
      },
    ],
  ]
  for (const [target, type, listener] of listeners) target.addEventListener(type, listener)
  return () => {
    for (const [target, type, listener] of listeners) target.removeEventListener(type, listener)
  }
}

type EventTargetLike = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>
