import type { ExpressionSpecification } from 'maplibre-gl'
import type { Palette } from './palette'

/** Steps of the `fade` that archives of ours give to what lies near the edge of a city; without one it is inside. */
const FADE_STEPS = 8

const STEP: ExpressionSpecification = ['coalesce', ['get', 'fade'], FADE_STEPS]

/**
 * A color that turns into the land's towards the edge of a city, so that no view shows where its streets
 * end. Mixed and not transparent: lines that overlap would show each other.
 */
export function feathered(color: string, palette: Palette): ExpressionSpecification {
  return ['interpolate', ['linear'], STEP, 0, palette.land, FADE_STEPS, color]
}

/**
 * Opacity of what a city has: it comes out of the continent gradually, fully there at the zoom that is given.
 * From afar a patch of small streets would show how far the data reaches.
 */
export function appearing(zoom: number): ExpressionSpecification {
  return ['interpolate', ['linear'], ['zoom'], zoom - 1, 0, zoom, 1]
}

/** Where a city is more there than not: names of what is fading would stand alone. */
export const IN_FULL_VIEW: ExpressionSpecification = ['>=', STEP, FADE_STEPS / 2 + 1]
