/**
 * Screens of the iPads that run iPadOS 17 and newer: CSS points in portrait, all with two pixels a
 * point. Source: the iOS resolutions that Apple's developer pages list per model.
 */
export interface IpadScreen {
  width: number
  height: number
  /** Which models, for whoever looks for a missing one. */
  models: string
}

export const PIXELS_PER_POINT = 2

export const IPADS: readonly IpadScreen[] = [
  { width: 744, height: 1133, models: 'mini 6, mini A17' },
  { width: 768, height: 1024, models: 'iPad 6, mini 5' },
  { width: 810, height: 1080, models: 'iPad 7 to 9' },
  { width: 820, height: 1180, models: 'iPad 10, iPad A16, Air 4, Air 5, Air 11' },
  { width: 834, height: 1112, models: 'Air 3, Pro 10.5' },
  { width: 834, height: 1194, models: 'Pro 11, first to fourth' },
  { width: 834, height: 1210, models: 'Pro 11 M4 and newer' },
  { width: 1024, height: 1366, models: 'Pro 12.9, Air 13' },
  { width: 1032, height: 1376, models: 'Pro 13 M4 and newer' },
]

export interface SplashImage {
  /** Path in the site, without a leading slash. */
  file: string
  /** Pixels. */
  width: number
  height: number
  /** When iPadOS takes it: `device-width` is the portrait width in both orientations. */
  media: string
}

/** One image a screen and orientation: iPadOS takes none that is not exactly of the size. */
export function splashImages(): SplashImage[] {
  return IPADS.flatMap((screen) => [
    image(screen, 'portrait', screen.width, screen.height),
    image(screen, 'landscape', screen.height, screen.width),
  ])
}

function image(screen: IpadScreen, orientation: string, wide: number, high: number): SplashImage {
  const width = wide * PIXELS_PER_POINT
  const height = high * PIXELS_PER_POINT
  return {
    file: `icons/splash/${width}x${height}.png`,
    width,
    height,
    media: [
      'screen',
      `(device-width: ${screen.width}px)`,
      `(device-height: ${screen.height}px)`,
      `(-webkit-device-pixel-ratio: ${PIXELS_PER_POINT})`,
      `(orientation: ${orientation})`,
    ].join(' and '),
  }
}
