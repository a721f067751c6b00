export type ScreenState = 'awake' | 'refused' | 'unsupported'

/**
 * Keeps the screen lit while the page is seen. The browser takes the lock away with the page, so it
 * is asked for again on every return; low battery may refuse it. In the Home Screen app of iPadOS
 * it works from 18.4 on (WebKit bug 254545). `until` ends the asking.
 * @param onTouch calls what it is given at each touch
 */
export function keepAwake(
  report: (state: ScreenState) => void,
  onTouch: (ask: () => void) => void,
  until: AbortSignal = new AbortController().signal,
): void {
  const wakeLock = navigator.wakeLock as WakeLock | undefined
  if (!wakeLock) {
    report('unsupported')
    return
  }
  let held: WakeLockSentinel | null = null
  let isRequesting = false

  const requestLock = async () => {
    if (document.visibilityState !== 'visible' || isRequesting || (held && !held.released)) return
    isRequesting = true
    try {
      held = await wakeLock.request('screen')
      report('awake')
      held.addEventListener('release', onRelease)
    } catch {
      // Hidden in between: requested again on return, so not a refusal.
      if (document.visibilityState === 'visible') report('refused')
    }
    isRequesting = false
  }
  const onRelease = () => {
    // Released while the page is visible: the system saves power and would refuse a new request.
    if (document.visibilityState === 'visible') report('refused')
  }
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') void requestLock()
      else void held?.release()
    },
    { signal: until },
  )
  // A touch is a good moment after a refusal: the charger may be back.
  onTouch(() => !until.aborted && void requestLock())
  void requestLock()
}
