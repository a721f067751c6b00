import type { MapState } from '../pageState'
import { isShown } from './visible'

const FEATURES = 6

/** The map object that the stage leaves on its element for programs like this one. */
interface StageMap {
  getStyle():
    | { layers: { id: string; source?: string }[]; sources: Record<string, { type: string }> }
    | undefined
  queryRenderedFeatures(options: { layers: string[] }): { geometry: { type: string; coordinates: unknown } }[]
  isSourceLoaded(id: string): boolean
  project(at: [number, number]): { x: number; y: number }
}

/** The map views that a visitor sees, not those behind a modal or in a closed part. */
export function mapViews(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('section[data-map]')].filter(
    (view) => view.checkVisibility({ visibilityProperty: true }) && view.clientHeight > 1,
  )
}

export function maps(): MapState[] {
  const drawn = mapViews().map((view) => {
    const status = view.dataset.map ?? ''
    // What a plan locks, or a modal makes inert, is judged once it can be used.
    const fault = isShown(view) ? faultOf(view, status) : null
    return { status, fault, features: isShown(view) ? featuresOf(view) : [] }
  })
  return [...drawn, ...replacements()]
}

/** What stands in place of a map that cannot be drawn; it says why. */
function replacements(): MapState[] {
  return [...document.querySelectorAll('[data-map=lost]')].map((it) => {
    const says = it.checkVisibility() && it.querySelector('[role=status]')?.textContent?.trim()
    return { status: 'lost', fault: says ? null : 'what replaces it does not say why', features: [] }
  })
}

function faultOf(view: HTMLElement, status: string): string | null {
  if (status !== 'ready') return `it says "${status}"${awaited(view)}`
  const canvas = view.querySelector('canvas')
  if (!canvas) return 'it says "ready" and has no canvas'
  if (canvas.width === 0 || canvas.height === 0) return 'its canvas has no size'
  // A picture of the map; the map itself is elsewhere.
  if (view.dataset.still !== undefined) return null
  if (canvas.getContext('webgl2')?.isContextLost()) return 'it says "ready" and its context is lost'
  const map = mapOf(view)
  if (!map) return 'its canvas has no map'
  try {
    return (map.getStyle()?.layers.length ?? 0) > 0 ? null : 'its map has no layers'
  } catch (error) {
    return `its map has no style: ${String(error)}`
  }
}

/** What a map that loads waits for, as far as it can be seen from outside. */
function awaited(view: HTMLElement): string {
  const map = mapOf(view)
  const host = view.querySelector('.map-host')
  const canvas = view.querySelector('canvas')
  if (!map || !host || !canvas) return host ? ', without a map' : ', the map is elsewhere'
  try {
    const sources = Object.keys(map.getStyle()?.sources ?? {}).filter((id) => !map.isSourceLoaded(id))
    const size = `${canvas.clientWidth}x${canvas.clientHeight} in ${host.clientWidth}x${host.clientHeight}`
    return `, size ${size}, waits for ${sources.join(', ') || 'nothing'}`
  } catch (error) {
    return `, ${String(error)}`
  }
}

function mapOf(view: Element): StageMap | undefined {
  return (view.querySelector('.map-host') as { map?: StageMap } | null)?.map
}

function featuresOf(view: HTMLElement): [number, number][] {
  const map = mapOf(view)
  try {
    const style = map?.getStyle()
    if (!map || !style) return []
    const layers = style.layers.filter(({ source }) => source && style.sources[source]?.type === 'geojson')
    const found = map.queryRenderedFeatures({ layers: layers.map(({ id }) => id) })
    const { clientWidth, clientHeight } = view
    return found
      .filter(({ geometry }) => geometry.type === 'Point')
      .slice(0, FEATURES)
      .map(({ geometry }) => map.project(geometry.coordinates as [number, number]))
      .map(({ x, y }) => [x / clientWidth, y / clientHeight] as [number, number])
      .filter(([x, y]) => x > 0 && x < 1 && y > 0 && y < 1)
  } catch {
    return []
  }
}

export function mapPoint(x: number, y: number): { x: number; y: number } | null {
  const view = mapViews().findLast(isShown)
  if (!view) return null
  const { left, top, width, height } = view.getBoundingClientRect()
  if (top + height * y < 0 || top + height * y > innerHeight)
    view.scrollIntoView({ block: 'center', behavior: 'instant' })
  const now = view.getBoundingClientRect()
  return { x: left + width * x, y: now.top + height * y }
}

/** Takes the WebGL context of the visible map away, as a system short of memory does. */
export function loseContext(): boolean {
  const canvas = mapViews().at(-1)?.querySelector('canvas')
  const extension = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context')
  extension?.loseContext()
  return Boolean(extension)
}
