import type { ExpressionSpecification } from 'maplibre-gl'
import type { Palette } from './palette'

/** Steps of the `fade` attribute in our archives near the edge of a city; features without it are inside. */
const FADE_STEPS = 8

const STEP: ExpressionSpecification = ['coalesce', ['get', 'fade'], FADE_STEPS]

/**
 * A color that blends into the land's toward the edge of a city, so that the end of its streets is not
 * visible. Mixed rather than transparent, because overlapping lines would show through.
 */
export function feathered(color: string, palette: Palette): ExpressionSpecification {
  return ['interpolate', ['linear'], STEP, 0, palette.land, FADE_STEPS, color]
}

/**
 * Opacity of a city's features: they fade in over the continent, fully visible at the given zoom. When zoomed
 * out, a patch of small streets would show how far the data reaches.
 */
export function appearing(zoom: number): ExpressionSpecification {
  return ['interpolate', ['linear'], ['zoom'], zoom - 1, 0, zoom, 1]
}

/** Where a city is mostly visible: names of fading features would appear alone. */
export const IN_FULL_VIEW: ExpressionSpecification = ['>=', STEP, FADE_STEPS / 2 + 1]
