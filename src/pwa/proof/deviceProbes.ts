/** Browser checks for readiness (docs/booth.md B4). */

/** Requests a wake lock and releases it; null if the browser has none. */
export async function tryWakeLock(): Promise<{ isHeld: boolean } | null> {
  const wakeLock = navigator.wakeLock as WakeLock | undefined
  if (!wakeLock) return null
  try {
    const lock = await wakeLock.request('screen')
    const isHeld = !lock.released
    await lock.release()
    return { isHeld }
  } catch {
    return { isHeld: false }
  }
}

/** Bytes stored by this origin, and how many it may still store; null if the browser does not tell. */
export async function storedBytes(): Promise<{ used: number; free: number } | null> {
  const storage = navigator.storage as StorageManager | undefined
  if (!storage?.estimate) return null
  const { quota, usage } = await storage.estimate()
  return quota === undefined || usage === undefined ? null : { used: usage, free: Math.max(0, quota - usage) }
}

/** Bytes that this origin may still store; null if the browser does not tell. */
export async function freeBytes(): Promise<number | null> {
  return (await storedBytes())?.free ?? null
}

export interface ViewportProbe {
  shell: { width: number; height: number }
  visible: { width: number; height: number }
  scale: number
  /** Safe-area insets of top, right, bottom and left, and the largest of them. */
  insets: readonly number[]
  insetPx: number
}

const SIDES = ['top', 'right', 'bottom', 'left'] as const

/** Measures a box as large as the shell, the visible area, and the safe-area insets; CSS pixels. */
export function probeViewport(): ViewportProbe {
  const box = document.createElement('div')
  const set = (name: string, value: string) => box.style.setProperty(name, value)
  set('position', 'absolute')
  set('inset', '0 auto auto 0')
  set('width', '100%')
  set('height', '100dvh')
  set('box-sizing', 'border-box')
  set('visibility', 'hidden')
  set('pointer-events', 'none')
  for (const side of SIDES) set(`padding-${side}`, `env(safe-area-inset-${side}, 0px)`)
  document.body.append(box)
  const { width, height } = box.getBoundingClientRect()
  const style = getComputedStyle(box)
  const insets = SIDES.map((side) => Number.parseFloat(style.getPropertyValue(`padding-${side}`)) || 0)
  box.remove()
  const { visualViewport: seen } = window
  const scale = seen?.scale ?? 1
  return {
    shell: { width, height },
    visible: {
      width: (seen?.width ?? document.documentElement.clientWidth) * scale,
      height: (seen?.height ?? innerHeight) * scale,
    },
    scale,
    insets,
    insetPx: Math.max(...insets),
  }
}

/** How long a browser may take to start audio, ms. */
const VOICE_LIMIT_MS = 500

/** Whether sound can be heard now; a browser starts audio only after a press. */
export async function probeSound(): Promise<'running' | 'locked' | 'unsupported'> {
  if (typeof AudioContext === 'undefined') return 'unsupported'
  const audio = new AudioContext()
  try {
    const late = new Promise((resolve) => setTimeout(resolve, VOICE_LIMIT_MS))
    await Promise.race([audio.resume().catch(() => undefined), late])
    return audio.state === 'running' ? 'running' : 'locked'
  } finally {
    void audio.close().catch(() => undefined)
  }
}
