import type { Region } from '#domain/base/locale'
import type { RoadClass } from '#domain/geo/road'

const MI_PER_KM = 0.621371

/** What is posted, in the region's own unit: mph in the US, km/h in Canada and Mexico. Typical city values. */
const POSTED: Record<Region, Record<RoadClass, number>> = {
  us: {
    motorway: 55,
    trunk: 45,
    primary: 35,
    secondary: 30,
    tertiary: 30,
    minor: 25,
    service: 15,
    link: 35,
  },
  ca: {
    motorway: 100,
    trunk: 80,
    primary: 60,
    secondary: 50,
    tertiary: 50,
    minor: 40,
    service: 20,
    link: 60,
  },
  mx: {
    motorway: 100,
    trunk: 80,
    primary: 60,
    secondary: 50,
    tertiary: 40,
    minor: 30,
    service: 20,
    link: 50,
  },
}

/** The speed limit of a road class in a region, miles an hour to one decimal. */
export function limitMph(region: Region, roadClass: RoadClass): number {
  const posted = POSTED[region][roadClass]
  return region === 'us' ? posted : Math.round(posted * MI_PER_KM * 10) / 10
}
