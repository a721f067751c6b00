import { useEffect, useState } from 'react'
import { probeViewport, type ViewportProbe } from '../../../../pwa/proof/deviceProbes'

export interface Screen extends ViewportProbe {
  screenSize: { width: number; height: number }
  pixelRatio: number
  displayMode: 'standalone' | 'fullscreen' | 'minimal-ui' | 'browser'
}

/** Measures the screen, again when it rotates, a keyboard opens, or the page is zoomed. */
export function useScreen(): Screen {
  const [measured, setMeasured] = useState(measure)
  useEffect(() => {
    const until = new AbortController()
    const again = () => setMeasured(measure())
    window.addEventListener('resize', again, { signal: until.signal })
    window.visualViewport?.addEventListener('resize', again, { signal: until.signal })
    return () => until.abort()
  }, [])
  return measured
}

function measure(): Screen {
  const { width, height } = window.screen
  return {
    ...probeViewport(),
    screenSize: { width, height },
    pixelRatio: devicePixelRatio,
    displayMode: displayMode(),
  }
}

function displayMode(): Screen['displayMode'] {
  if ((navigator as { standalone?: boolean }).standalone) return 'standalone'
  const modes = ['fullscreen', 'standalone', 'minimal-ui'] as const
  return modes.find((mode) => matchMedia(`(display-mode: ${mode})`).matches) ?? 'browser'
}
