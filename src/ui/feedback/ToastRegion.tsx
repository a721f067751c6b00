import { useLingui } from '@lingui/react/macro'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { cx } from '../cx'
import { Icon } from '../icons/Icon'
import { ICONS } from '../icons/icons'
import styles from './ToastRegion.module.css'
import {
  clearToasts,
  currentToast,
  dismissToast,
  subscribeToasts,
  TOAST_MS,
  type ToastEntry,
  toastPlace,
} from './toast'

const TONE_ICONS = { done: ICONS.circleCheck, info: ICONS.info, problem: ICONS.triangleAlert }

/**
 * The region where toasts appear, once per app. Not React Aria's, which changes the focus order and is
 * assertive; this one announces politely.
 */
export function ToastRegion() {
  const entry = useSyncExternalStore(subscribeToasts, currentToast)
  const place = useSyncExternalStore(subscribeToasts, toastPlace)
  // Toasts of these screens are removed with them.
  useLayoutEffect(() => clearToasts, [])
  return (
    <div className={cx(styles.region, place)} role="status" aria-live="polite">
      {entry && <Toast key={entry.id} entry={entry} />}
    </div>
  )
}

function Toast({ entry }: { entry: ToastEntry }) {
  const { t } = useLingui()
  const [held, setHeld] = useState({ pointer: false, focus: false })
  useDismissTimer(held.pointer || held.focus, () => dismissToast(entry.id))
  return (
    // Hovering only pauses the timer, so the element needs no role.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      className={styles.toast}
      data-tone={entry.tone}
      onPointerEnter={() => setHeld((before) => ({ ...before, pointer: true }))}
      onPointerLeave={() => setHeld((before) => ({ ...before, pointer: false }))}
      onFocus={() => setHeld((before) => ({ ...before, focus: true }))}
      onBlur={() => setHeld((before) => ({ ...before, focus: false }))}
    >
      <Icon path={TONE_ICONS[entry.tone]} />
      <span className={styles.message}>{entry.message}</span>
      {entry.action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            entry.action?.run()
            dismissToast(entry.id)
          }}
        >
          {entry.action.label}
        </button>
      )}
      <button
        type="button"
        className={styles.dismiss}
        aria-label={t`Dismiss`}
        onClick={() => dismissToast(entry.id)}
      >
        <Icon path={ICONS.x} />
      </button>
    </div>
  )
}

/** Calls `onEnd` after four seconds, not counting the time while `paused`. */
function useDismissTimer(paused: boolean, onEnd: () => void): void {
  const left = useRef(TOAST_MS)
  const end = useRef(onEnd)
  end.current = onEnd
  useEffect(() => {
    if (paused) return
    const since = performance.now()
    const timer = setTimeout(() => end.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - since
    }
  }, [paused])
}
