import type { Map as MapLibre } from 'maplibre-gl'

/**
 * Members that MapLibre has for itself, and may rename in any version; no other file touches them. Where one is
 * missing the map draws as MapLibre has it draw.
 */
type Inner = Partial<Pick<MapLibre, '_render' | '_placementDirty' | 'style'>> & {
  painter?: Partial<MapLibre['painter']>
}

/** Asks before each frame; one that is refused is left out whole. */
export function askBeforeFrames(map: MapLibre, mayRun: () => boolean): void {
  const inner: Inner = map
  const run = inner._render
  if (!run) return
  inner._render = (...told) => (mayRun() ? run.apply(map, told) : map)
}

/** Asks before each drawing; a frame whose drawing is refused does all the rest. */
export function askBeforeDrawing(map: MapLibre, mayDraw: () => boolean): void {
  const { painter }: Inner = map
  const draw = painter?.render
  if (!draw) return
  painter.render = (...told) => {
    if (mayDraw()) draw.apply(painter, told)
  }
}

/** Whether names are placed once more in the next frame. */
export function hasNamesToPlace(map: MapLibre): boolean {
  const { _placementDirty: isDirty }: Inner = map
  return isDirty === true
}

/** The sources that the map draws from. */
export function sourceIds(map: MapLibre): string[] {
  const { style }: Inner = map
  return Object.keys(style?.tileManagers ?? {})
}

/** Whether the map has a style: one that was removed, or has lost its context, has none. */
export function hasStyle(map: MapLibre): boolean {
  const { style }: Inner = map
  return Boolean(style)
}
