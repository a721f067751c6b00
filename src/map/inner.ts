import type { Map as MapLibre } from 'maplibre-gl'

/**
 * Internal members of MapLibre, which may change in any version; no other file uses them. If one is missing,
 * the map draws as MapLibre does by default.
 */
type Inner = Partial<Pick<MapLibre, '_render' | '_placementDirty' | 'style'>> & {
  painter?: Partial<MapLibre['painter']>
}

/** Calls back before each frame; false skips the whole frame. */
export function askBeforeFrames(map: MapLibre, mayRun: () => boolean): void {
  const inner: Inner = map
  const run = inner._render
  if (!run) return
  inner._render = (...told) => (mayRun() ? run.apply(map, told) : map)
}

/** Calls back before each drawing; false skips only the drawing. */
export function askBeforeDrawing(map: MapLibre, mayDraw: () => boolean): void {
  const { painter }: Inner = map
  const draw = painter?.render
  if (!draw) return
  painter.render = (...told) => {
    if (mayDraw()) draw.apply(painter, told)
  }
}

/** Adds layers and sources without MapLibre's check, which is most of the time that it takes; tests check them. */
export function skipStyleChecks(map: MapLibre): void {
  const { style }: Inner = map
  if (style && '_validate' in style) Object.getPrototypeOf(style)._validate = () => false
}

/** Whether names will be placed again in the next frame. */
export function hasNamesToPlace(map: MapLibre): boolean {
  const { _placementDirty: isDirty }: Inner = map
  return isDirty === true
}

/** Ids of the sources in the style. */
export function sourceIds(map: MapLibre): string[] {
  const { style }: Inner = map
  return Object.keys(style?.tileManagers ?? {})
}

/** Whether the map has a style: not if it was removed, or has lost its context. */
export function hasStyle(map: MapLibre): boolean {
  const { style }: Inner = map
  return Boolean(style)
}
