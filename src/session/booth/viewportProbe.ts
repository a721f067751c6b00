import type { Viewport } from '../../domain/booth/viewport'

/** Measures how the page stands on its screen now. */
export function probeViewport(): Viewport {
  const { clientWidth, clientHeight, scrollWidth } = document.documentElement
  const seen = window.visualViewport
  const zoom = seen?.scale ?? 1
  return {
    shell: { width: Math.max(clientWidth, scrollWidth), height: shellHeight(clientHeight) },
    visible: { width: seen?.width ?? innerWidth, height: seen?.height ?? innerHeight },
    screen: { width: screen.width, height: screen.height },
    insets: measureInsets(),
    zoom,
    pixelRatio: devicePixelRatio,
    displayMode: displayMode(),
  }
}

/** Calls `listener` when the screen turns, a keyboard opens or the page is zoomed. @returns ends it */
export function onViewportChange(listener: () => void): () => void {
  const until = new AbortController()
  addEventListener('resize', listener, { signal: until.signal })
  window.visualViewport?.addEventListener('resize', listener, { signal: until.signal })
  return () => until.abort()
}

/** The height that a screen of `100dvh` has, which is what the shell fills. */
function shellHeight(fallback: number): number {
  return measure('height: 100dvh', ({ height }) => height) || fallback
}

function measureInsets(): Viewport['insets'] {
  const inset = (side: string) =>
    measure(`height: env(safe-area-inset-${side}, 0px)`, ({ height }) => Math.round(height))
  return { top: inset('top'), right: inset('right'), bottom: inset('bottom'), left: inset('left') }
}

/** Only an element knows what `env()` and `dvh` are worth. */
function measure(style: string, read: (box: DOMRect) => number): number {
  const element = document.createElement('div')
  element.style.cssText = `position: fixed; visibility: hidden; ${style}`
  document.body.append(element)
  const value = read(element.getBoundingClientRect())
  element.remove()
  return value
}

function displayMode(): Viewport['displayMode'] {
  const modes = ['fullscreen', 'standalone', 'minimal-ui'] as const
  if ((navigator as { standalone?: boolean }).standalone) return 'standalone'
  return modes.find((mode) => matchMedia(`(display-mode: ${mode})`).matches) ?? 'browser'
}
