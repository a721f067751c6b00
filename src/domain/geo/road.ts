/** Road classes, the busiest first; a link is a ramp. */
export const ROAD_CLASSES = [
  'motorway',
  'trunk',
  'primary',
  'secondary',
  'tertiary',
  'minor',
  'service',
  'link',
] as const
export type RoadClass = (typeof ROAD_CLASSES)[number]
