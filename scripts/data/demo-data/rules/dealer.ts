import {
  CATEGORIES,
  CONDITIONS,
  DEALER_BODY_STYLES,
  DEALER_FLEETS,
  DEALER_ISSUES,
  DEALER_MODELS,
  DEALER_TAGS,
  DEALER_TRIMS,
  DEALER_YEARS,
  DRIVETRAINS,
  EXTERIOR_COLORS,
  INTERIORS,
  INVENTORY_AGES,
  inventoryAge,
  STOCK_STATUSES,
} from '#domain/dealer/dealerVehicle'
import { LOTS } from '#domain/dealer/lot'
import { distanceMi } from '#domain/geo/measure'
import { tripScore } from '#domain/vehicle/score'
import { VEHICLE_STATUSES } from '#domain/vehicle/vehicle'
import { REGIONS } from '../plan/regions'
import { dealerVehicleProblems } from './dealerVehicle'
import { duplicates, idOrderProblems, missingValues } from './lists'
import { type CrossRule, when } from './rule'
import { deductionProblems } from './trips'

/** Vehicles in the dealer inventory. */
const INVENTORY_SIZE = 140
/** The level chart's scale ends here in dealer mode (docs/rules.md DA-20). */
const CHART_TOP = 30

export const DEALER_RULES: readonly CrossRule[] = [
  {
    says: 'the stock is 140 vehicles, none of whose numbers occurs twice',
    check: ({ dealerVehicles, vehicles }) => ({
      checked: dealerVehicles.length,
      problems: [
        ...when(dealerVehicles.length !== INVENTORY_SIZE, `there are ${dealerVehicles.length}`),
        ...idOrderProblems('d', dealerVehicles),
        ...duplicates(
          'label',
          dealerVehicles.map(({ label }) => label),
        ),
        ...duplicates(
          'stock number',
          dealerVehicles.map(({ stock }) => stock),
        ),
        ...duplicates(
          'VIN',
          [...dealerVehicles, ...vehicles].map(({ vin }) => vin),
        ),
        ...duplicates(
          'driver',
          dealerVehicles.flatMap(({ assignedDriver }) => assignedDriver ?? []),
        ),
        ...REGIONS.flatMap((region) =>
          duplicates(`plate in ${region}`, [
            ...dealerVehicles.flatMap(({ license }) => license?.[region] ?? []),
            ...vehicles.map(({ licensePlate }) => licensePlate[region]),
          ]),
        ),
      ],
    }),
  },
  {
    says: 'the fields of a dealer vehicle say the same: model, stock, readings, health, use, place',
    check: ({ dealerVehicles, geofences }) => ({
      checked: dealerVehicles.length,
      problems: dealerVehicles.flatMap((vehicle) =>
        dealerVehicleProblems(vehicle, geofences).map((problem) => `${vehicle.id}: ${problem}`),
      ),
    }),
  },
  {
    says: 'every filter value of the inventory finds a vehicle, and so does every state of the stock',
    check({ dealerVehicles }) {
      const of = (what: string, all: readonly string[], found: (string | null)[]) =>
        missingValues(
          what,
          all,
          found.filter((value) => value !== null),
        )
      const each = <T>(value: (vehicle: (typeof dealerVehicles)[number]) => T): T[] =>
        dealerVehicles.map(value)
      const raised = dealerVehicles.flatMap(({ details: { diagnostics: it } }) => [
        ...(it.tire ? ['lowTirePressure'] : []),
        ...(it.fuel ? ['lowFuel'] : []),
        ...(it.oil ? ['lowOil'] : []),
        ...(it.battery ? ['lowBattery'] : []),
      ])
      const chevrolets = dealerVehicles.filter(({ makeName }) => makeName === 'Chevrolet')
      const days = each(({ daysInInventory }) => daysInInventory)
      return {
        checked: dealerVehicles.length,
        problems: [
          ...of(
            'lot',
            LOTS,
            each(({ lot }) => lot),
          ),
          ...of(
            'geofence',
            LOTS,
            each(({ geofence }) => geofence),
          ),
          ...of(
            'Chevrolet model',
            DEALER_MODELS,
            chevrolets.map(({ modelName }) => modelName),
          ),
          ...of(
            'year',
            DEALER_YEARS,
            each(({ modelYear }) => String(modelYear)),
          ),
          ...of(
            'condition',
            CONDITIONS,
            each(({ condition }) => condition),
          ),
          ...of(
            'trim',
            DEALER_TRIMS,
            each(({ trim }) => trim),
          ),
          ...of('diagnostic', DEALER_ISSUES, raised),
          ...of(
            'health',
            DEALER_ISSUES,
            each(({ health }) => health),
          ),
          ...of(
            'exterior color',
            EXTERIOR_COLORS,
            each(({ color }) => color),
          ),
          ...of(
            'interior',
            INTERIORS,
            each(({ interior }) => interior),
          ),
          ...of(
            'age',
            INVENTORY_AGES,
            days.map((day) => (day === null ? null : inventoryAge(day))),
          ),
          ...of('vehicle of so many days', ['45', '46', '90', '91'], days.map(String)),
          ...of(
            'engine ev',
            ['true', 'false'],
            each(({ details }) => String(details.ev)),
          ),
          ...of(
            'tag',
            DEALER_TAGS,
            dealerVehicles.flatMap(({ tags }) => tags),
          ),
          ...of(
            'stock status',
            STOCK_STATUSES,
            each(({ stockStatus }) => stockStatus),
          ),
          ...of(
            'status',
            VEHICLE_STATUSES,
            each(({ status }) => status),
          ),
          ...of(
            'dealer',
            DEALER_FLEETS,
            each(({ fleet }) => fleet),
          ),
          ...of(
            'body style',
            DEALER_BODY_STYLES,
            each(({ bodyStyle }) => bodyStyle),
          ),
          ...of(
            'drivetrain',
            DRIVETRAINS,
            each(({ drivetrain }) => drivetrain),
          ),
          ...of(
            'category',
            CATEGORIES,
            each(({ category }) => category),
          ),
          ...when(
            !dealerVehicles.some(({ geofence, lot }) => geofence !== null && geofence !== lot),
            'no vehicle is on a lot that is not its own',
          ),
          ...when(
            !dealerVehicles.some(({ tags, assignedDriver }) => tags.includes('Demo') && !assignedDriver),
            'no demonstrator is available',
          ),
          ...when(
            each(({ health }) => health).filter(Boolean).length * 3 > INVENTORY_SIZE,
            'too much is low',
          ),
        ],
      }
    },
  },
  {
    says: 'no bar of the fuel chart is higher than 30 vehicles, and every bar has some',
    check({ dealerVehicles }) {
      const bars = Array.from({ length: 11 }, () => 0)
      for (const { details, chargeLevel } of dealerVehicles) {
        const level = details.ev ? chargeLevel : details.fuel
        const bar = level === null ? 10 : Math.min(9, Math.floor(level / 10))
        bars[bar] = (bars[bar] ?? 0) + 1
      }
      return {
        checked: dealerVehicles.length,
        problems: bars.flatMap((count, bar) =>
          when(count === 0 || count > CHART_TOP, `bar ${bar} has ${count}`),
        ),
      }
    },
  },
  {
    says: 'dealer trips are of lent vehicles, agree with their odometers and end where they are',
    check: ({ dealerTrips, dealerVehicles }) => ({
      checked: dealerTrips.length,
      problems: [
        ...idOrderProblems('dt', dealerTrips),
        ...dealerVehicles.flatMap((vehicle) => {
          const own = dealerTrips.filter(({ vehicleId }) => vehicleId === vehicle.id)
          const miles = own.reduce((sum, trip) => sum + trip.distanceMi, 0)
          const last = own.at(-1)
          return [
            ...when(miles > vehicle.odometerMi, `${vehicle.id}: ${miles.toFixed(1)} miles driven`),
            ...when(
              vehicle.assignedDriver !== null && vehicle.geofence === null && last === undefined,
              `${vehicle.id}: is away without a trip`,
            ),
            ...REGIONS.flatMap((region) =>
              when(
                vehicle.geofence === null &&
                  last !== undefined &&
                  distanceMi(last.map[region].end, vehicle.details.map[region].start) > 0.01,
                `${vehicle.id}: is not where its last trip ended in ${region}`,
              ),
            ),
          ]
        }),
        ...dealerTrips.flatMap((trip) => {
          const vehicle = dealerVehicles.find(({ id }) => id === trip.vehicleId)
          if (!vehicle) return [`${trip.id}: there is no vehicle ${trip.vehicleId}`]
          const { makeName, modelName, modelYear, stock, assignedDriver, addedDaysAgo } = vehicle
          return [
            ...when(trip.driver !== assignedDriver, `${trip.id}: ${trip.driver} does not have ${vehicle.id}`),
            ...when(
              trip.vehicle !== `${modelYear} ${makeName} ${modelName}` || trip.vehicleNumber !== stock,
              `${trip.id}: ${trip.vehicle} is not ${vehicle.id}`,
            ),
            ...when(trip.score !== tripScore(trip), `${trip.id}: score ${trip.score}`),
            ...deductionProblems(trip).map((problem) => `${trip.id}: ${problem}`),
            ...when(trip.idleMinutes >= trip.minutes, `${trip.id}: idled all the time`),
            ...when(
              'daysAgo' in trip.ended && trip.ended.daysAgo > (addedDaysAgo ?? 0),
              `${trip.id}: was driven before it was added`,
            ),
            ...REGIONS.flatMap((region) =>
              when(
                distanceMi(trip.map[region].start, trip.map[region].end) > trip.distanceMi,
                `${trip.id}: is shorter than its line in ${region}`,
              ),
            ),
          ]
        }),
      ],
    }),
  },
]
