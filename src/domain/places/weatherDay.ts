/** Weather that affects how a fleet drives (docs/decisions.md D44). */
export const WEATHER_KINDS = ['storm', 'rain', 'cold'] as const
export type WeatherKind = (typeof WEATHER_KINDS)[number]

/** A day with notable weather, the same in every region; the weather of other days was fair. */
export interface WeatherDay {
  /** `w-N`. */
  id: string
  /** 1 is yesterday. */
  daysAgo: number
  kind: WeatherKind
}

/** Whether it rained, so that there are drops on a camera's lens. */
export function isWet(kind: WeatherKind): boolean {
  return kind === 'storm' || kind === 'rain'
}
