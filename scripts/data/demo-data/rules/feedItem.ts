import type { DealerTrip } from '#domain/dealer/dealerTrip'
import type { FeedItem } from '#domain/notifications/feed'
import { isLowLevel, isLowOil, lowTires } from '#domain/vehicle/lowReadings'
import { type FeedTrip, speedingEvent, tripEvent } from '../feed/feedEvents'
import type { FeedVehicle } from '../feed/feedVehicle'
import { type DemoData, when } from './rule'

/** Percent under which nobody calls a charge complete. */
const FULL_ENOUGH_PERCENT = 60

/** Kinds that somebody at the wheel causes. */
const DRIVEN = ['trip', 'speeding', 'adas', 'offHours', 'checkInCheckOut', 'cameraOn', 'cameraOff']

const MINUTES_A_DAY = 24 * 60
/** Minutes that are today's at every hour when booths are open: they open at nine. */
const TODAY_MINUTES = 9 * 60

/** What one line of the feed says that its vehicle does not. */
export function feedItemProblems(item: FeedItem, vehicle: FeedVehicle | undefined, data: DemoData): string[] {
  if (!vehicle) return [`there is no vehicle ${item.vehicleId}`]
  const { event } = item
  return [
    ...when(item.vehicle !== vehicle.label, `${vehicle.id} is not called ${item.vehicle}`),
    ...when(
      item.driver !== vehicle.driver || item.driverId !== vehicle.driverId,
      `${vehicle.label} is not driven by ${item.driver} (${item.driverId})`,
    ),
    ...when(DRIVEN.includes(event.kind) && item.driver === null, `a ${event.kind} needs a driver`),
    ...when(
      vehicle.newlyEnrolled && event.kind !== 'onboarding',
      `${vehicle.label} tells of ${event.kind} before it is set up`,
    ),
    ...eventProblems(item, vehicle, data),
  ]
}

function eventProblems(item: FeedItem, vehicle: FeedVehicle, data: DemoData): string[] {
  const {
    label,
    ev,
    fuel,
    oilLife,
    tirePressure,
    camera,
    blocked,
    masked,
    geofence,
    newlyEnrolled,
    addedDaysAgo,
  } = vehicle
  const { event, minutesAgo } = item
  switch (event.kind) {
    case 'trip': {
      const trip = tripsOf(data, item).find(({ id }) => id === event.tripId)
      if (!trip) return [`there is no trip ${event.tripId} of ${label}`]
      return [
        ...when(
          !('minutesAgo' in trip.ended) || trip.ended.minutesAgo !== minutesAgo,
          `${event.tripId} did not end ${minutesAgo} minutes ago`,
        ),
        ...when(
          trip.driverId !== undefined && trip.driverId !== item.driverId,
          `${event.tripId} was driven by ${trip.driverId}`,
        ),
        ...when(
          JSON.stringify(tripEvent(trip)) !== JSON.stringify(event),
          `${event.tripId} has other figures`,
        ),
      ]
    }
    case 'speeding': {
      const driven = data.trips.filter(({ vehicleId }) => vehicleId === item.vehicleId)
      const read =
        minutesAgo <= TODAY_MINUTES && item.section === 'fleet' ? speedingEvent(driven, minutesAgo) : event
      return when(
        JSON.stringify(read) !== JSON.stringify(event),
        `${label} was not ${event.percent} percent over ${event.limitMph} mph on its trip`,
      )
    }
    case 'oil':
      return when(
        event.oilLife !== oilLife || !isLowOil(event.oilLife),
        `oil life of ${label} is ${oilLife}, not low ${event.oilLife}`,
      )
    case 'tire': {
      const low = lowTires(tirePressure).includes(event.wheel)
      return when(
        !low || event.pressurePsi !== tirePressure?.[event.wheel],
        `${event.wheel} of ${label} is not low at ${event.pressurePsi} psi`,
      )
    }
    case 'lowFuel':
      return when(
        ev || event.fuelPercent !== fuel || !isLowLevel(event.fuelPercent),
        `fuel of ${label} is ${fuel}, not low ${event.fuelPercent}`,
      )
    case 'cameraOn':
    case 'cameraOff':
      return when(camera === false, `${label} has no camera`)
    case 'charging':
      return [
        ...when(!ev, `${label} is not electric and cannot charge`),
        ...when(
          event.state === 'completed' && event.chargePercent < FULL_ENOUGH_PERCENT,
          `charging of ${label} was not complete at ${event.chargePercent} percent`,
        ),
        ...when(
          item.driver === null &&
            fuel !== null &&
            (event.state === 'started' ? event.chargePercent > fuel : event.chargePercent !== fuel),
          `${label} has stood at ${fuel} percent, not ${event.chargePercent}`,
        ),
      ]
    case 'other':
      return when(
        blocked !== null && blocked !== (event.title === 'Disable Vehicle'),
        `${label} is ${blocked ? '' : 'not '}blocked after ${event.title}`,
      )
    case 'onboarding':
      // One that was removed is not in the list any more.
      return when(
        event.change === 'removed' ||
          !newlyEnrolled ||
          addedDaysAgo === null ||
          addedDaysAgo > Math.ceil(minutesAgo / MINUTES_A_DAY),
        `${label} does not look ${event.change}`,
      )
    case 'lot':
      return when(
        (event.trigger === 'enter') !== (geofence === event.lot),
        `${label} stands on ${geofence} after ${event.trigger} ${event.lot}`,
      )
    case 'locationMasking':
      return when(masked !== null && event.enabled !== masked, `${label} is ${masked ? '' : 'not '}masked`)
    case 'geofence': {
      const fence = data.geofences.find(({ id }) => id === event.geofenceId)
      return [
        ...when(
          JSON.stringify(fence?.name) !== JSON.stringify(event.area),
          `${event.geofenceId} is not called ${event.area.us}`,
        ),
        ...when(parkedToday(data, item), `${label} was parked ${minutesAgo} minutes ago`),
      ]
    }
    case 'adas':
      return when(parkedToday(data, item), `${label} was parked ${minutesAgo} minutes ago`)
    case 'recall': {
      const recall = data.recalls.find(({ id }) => id === event.recallId)
      return when(
        recall?.label !== label || recall.type !== event.type,
        `${event.recallId} is not of ${label} and ${event.type}`,
      )
    }
    default:
      return []
  }
}

/** Whether a fleet vehicle was in none of its trips at a time of today. */
function parkedToday({ trips }: DemoData, { section, vehicleId, minutesAgo }: FeedItem): boolean {
  if (section !== 'fleet' || minutesAgo > TODAY_MINUTES) return false
  return !trips.some(
    (trip) =>
      trip.vehicleId === vehicleId &&
      'minutesAgo' in trip.ended &&
      trip.ended.minutesAgo <= minutesAgo &&
      minutesAgo <= trip.ended.minutesAgo + trip.minutes,
  )
}

function tripsOf({ trips, dealerTrips }: DemoData, { section, vehicleId }: FeedItem) {
  const all: readonly (FeedTrip & { vehicleId: string; driverId?: string; ended: DealerTrip['ended'] })[] =
    section === 'fleet' ? trips : dealerTrips
  return all.filter((trip) => trip.vehicleId === vehicleId)
}
