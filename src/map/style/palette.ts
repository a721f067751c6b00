import { afterNextPaint } from '../../ui/feedback/afterNextPaint'

/** Every token that the map uses; WebGL cannot read custom properties itself. */
const TOKENS = {
  land: '--map-land',
  water: '--map-water',
  park: '--map-park',
  road: '--map-road',
  local: '--map-local',
  localCasing: '--map-local-casing',
  casing: '--map-casing',
  mainCasing: '--map-main-casing',
  motorway: '--map-mw',
  motorwayCasing: '--map-mw-casing',
  rail: '--map-rail',
  label: '--map-label',
  halo: '--map-halo',
  waterLabel: '--map-water-label',
  route: '--route',
  routeHalo: '--route-halo',
  pin: '--mark-pin',
  ring: '--pin-ring',
  onBrand: '--on-brand',
  surface: '--surface',
  text: '--text',
  text2: '--text-2',
  high: '--high-fill',
  medium: '--med-fill',
  unknown: '--unk-fill',
  ok: '--ok-fill',
  idle: '--unk',
  bubble: '--bubble',
  bubbleText: '--bubble-text',
  line: '--line-2',
} as const

export type Palette = Record<keyof typeof TOKENS, string>

/** The colors of the tokens. */
export function paletteOf(read: (token: string) => string): Palette {
  const entries = Object.entries(TOKENS).map(([name, token]) => [name, read(token).trim() || '#888888'])
  return Object.fromEntries(entries) as Palette
}

/** The colors of the current theme, or the dark ones that it has for a part of a page. */
export function readPalette(theme: 'current' | 'dark' = 'current'): Palette {
  const probe = document.createElement('div')
  if (theme === 'dark') probe.dataset.theme = theme
  document.documentElement.append(probe)
  const style = getComputedStyle(probe)
  const palette = paletteOf((token) => style.getPropertyValue(token))
  probe.remove()
  return palette
}

/**
 * Calls `listener` once the page is painted in another theme: a map that is restyled holds up the press that chose it,
 * even if the map is not visible. @returns the unsubscribe function
 */
export function onThemeChange(listener: () => void): () => void {
  let cancel = () => {}
  const observer = new MutationObserver(() => {
    cancel()
    cancel = afterNextPaint(listener)
  })
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  return () => {
    observer.disconnect()
    cancel()
  }
}
