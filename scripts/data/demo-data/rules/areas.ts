import { AREA_KINDS } from '#domain/geofence/areas'
import { isInRing, ringAreaMi2 } from '#domain/geofence/geofenceMeasure'
import { REGIONS } from '../plan/regions'
import { duplicates, idOrderProblems, missingValues } from './lists'
import { type CrossRule, when } from './rule'

/** Zip codes may leave out so much of their city, as a share: slivers that a cell was cut off from. */
const SLIVERS = 0.02

export const AREA_RULES: readonly CrossRule[] = [
  {
    says: 'every region has areas of every kind, and its places lie in one city, county and zip code each',
    check({ areas, places }) {
      return {
        checked: areas.length + places.length * REGIONS.length,
        problems: [
          ...idOrderProblems('ar', areas),
          ...REGIONS.flatMap((region) => {
            const here = areas.filter((area) => area.region === region)
            const kinds = (kind: string) => here.filter((area) => area.kind === kind)
            return [
              ...missingValues(
                `area in ${region} of kind`,
                AREA_KINDS,
                here.map(({ kind }) => kind),
              ),
              ...AREA_KINDS.flatMap((kind) =>
                duplicates(
                  `${kind} in ${region}`,
                  kinds(kind).map(({ name }) => name),
                ),
              ),
              ...places.flatMap(({ id, position }) =>
                AREA_KINDS.flatMap((kind) => {
                  const there = position[region]
                  const around = kinds(kind).filter(({ ring }) => isInRing(ring, there))
                  // Zip codes are made for the first city only.
                  if (kind === 'zipCode' && !isInRing(kinds('city')[0]?.ring ?? [], there)) return []
                  return when(
                    around.length !== 1,
                    `${id} lies in ${around.length} of kind ${kind} in ${region}`,
                  )
                }),
              ),
            ]
          }),
        ],
      }
    },
  },
  {
    says: 'zip codes fill their city, and only atlas outlines pass for real',
    check({ areas }) {
      return {
        checked: areas.length,
        problems: [
          ...REGIONS.flatMap((region) => {
            const here = areas.filter((area) => area.region === region)
            const city = here.find(({ kind }) => kind === 'city')
            const filled = here
              .filter(({ kind }) => kind === 'zipCode')
              .reduce((sum, { ring }) => sum + ringAreaMi2(ring), 0)
            const share = city ? filled / ringAreaMi2(city.ring) : 0
            return when(
              Math.abs(share - 1) > SLIVERS,
              `zip codes in ${region} fill ${(share * 100).toFixed(1)} percent`,
            )
          }),
          ...areas.flatMap(({ id, kind, region, code, illustrative }) => [
            ...when(
              illustrative !== !(kind === 'country' || (kind === 'county' && region === 'us')),
              `${id} says illustrative ${illustrative}`,
            ),
            ...when((code !== null) !== (kind === 'country'), `${id} of kind ${kind} has the code ${code}`),
          ]),
        ],
      }
    },
  },
]
