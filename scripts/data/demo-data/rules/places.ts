import { DRIVING_BOXES } from '#domain/geo/drivingBoxes'
import { type Charger, PAYMENT_METHODS, PORT_TYPES } from '#domain/places/charger'
import { PLACE_KINDS } from '#domain/places/place'
import { isInside, REGIONS } from '../plan/regions'
import { duplicates, idOrderProblems, missingValues } from './lists'
import { type CrossRule, when } from './rule'

export const PLACE_RULES: readonly CrossRule[] = [
  {
    says: 'places of every kind and chargers lie in town, each with a name and phone of its own',
    check({ places, chargers, users, accounts, accountOverviews }) {
      const spots = [
        ...places.map(({ id, position }) => ({ id, position })),
        ...chargers.map(({ id, map }) => ({
          id,
          position: { us: map.us.position, ca: map.ca.position, mx: map.mx.position },
        })),
      ]
      const placeOf = ({ name }: Charger) => places.find((place) => place.name.us === name.us)
      const standsAlone = (charger: Charger) => placeOf(charger) === undefined
      return {
        checked: spots.length,
        problems: [
          ...idOrderProblems('p', places),
          ...idOrderProblems('ch', chargers),
          ...missingValues(
            'place of kind',
            PLACE_KINDS,
            places.map(({ kind }) => kind),
          ),
          ...chargers.flatMap((charger) => {
            const place = placeOf(charger)
            return REGIONS.flatMap((region) =>
              when(
                place !== undefined &&
                  (place.phone[region] !== charger.phone[region] ||
                    place.address[region] !== charger.location[region]),
                `${charger.id}: is not where ${place?.id} is in ${region}`,
              ),
            )
          }),
          ...REGIONS.flatMap((region) => [
            ...duplicates(
              'phone',
              [...users, ...accounts, ...accountOverviews, ...places, ...chargers.filter(standsAlone)].map(
                ({ phone }) => phone[region],
              ),
            ),
            ...duplicates(
              'place',
              places.map(({ name }) => name[region]),
            ),
            ...duplicates(
              'charger',
              chargers.map(({ name }) => name[region]),
            ),
            ...spots.flatMap(({ id, position }) =>
              when(!isInside(DRIVING_BOXES[region], position[region]), `${id}: lies outside in ${region}`),
            ),
          ]),
          ...[...places, ...chargers].flatMap(({ id, hours }) =>
            when(hours !== null && hours.opens >= hours.closes, `${id}: closes before it opens`),
          ),
        ],
      }
    },
  },
  {
    says: 'trips start and end at places, and fuel and charging of expenses have theirs',
    check({ trips, dealerTrips, places, chargers, expenses }) {
      const known = new Map(
        REGIONS.map((region) => [region, new Set([...places, ...chargers].map(({ name }) => name[region]))]),
      )
      const named = [
        ...[...trips, ...dealerTrips].flatMap(({ id, map }) =>
          REGIONS.flatMap((region) => [
            { id, region, name: map[region].startLocation },
            { id, region, name: map[region].endLocation },
          ]),
        ),
        ...expenses.flatMap(({ id, merchant }) =>
          REGIONS.map((region) => ({ id, region, name: merchant[region] })),
        ),
      ]
      return {
        checked: named.length,
        problems: named.flatMap(({ id, region, name }) =>
          when(!known.get(region)?.has(name), `${id}: ${name} is no place in ${region}`),
        ),
      }
    },
  },
  {
    says: 'chargers have every plug, way to pay and state: free, taken, unknown, always open, not clickable',
    check({ chargers }) {
      const ports = chargers.flatMap((charger) => charger.ports)
      return {
        checked: ports.length,
        problems: [
          ...missingValues(
            'plug',
            PORT_TYPES,
            ports.map(({ type }) => type),
          ),
          ...missingValues(
            'way to pay',
            PAYMENT_METHODS,
            chargers.flatMap(({ paymentMethods }) => paymentMethods),
          ),
          ...missingValues(
            'available port',
            ['true', 'false'],
            ports.map(({ available }) => String(available)),
          ),
          ...missingValues(
            'charger clickable',
            ['true', 'false'],
            chargers.map(({ clickable }) => String(clickable)),
          ),
          ...missingValues(
            'charger unknown',
            ['true', 'false'],
            chargers.map(({ unknown }) => String(unknown)),
          ),
          ...when(!chargers.some(({ hours }) => hours === null), 'no charger is always open'),
          ...when(!ports.some(({ cost }) => cost === 0), 'no port is free of charge'),
        ],
      }
    },
  },
]
