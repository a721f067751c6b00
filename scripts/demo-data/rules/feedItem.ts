import type { FeedItem } from '../../../src/domain/feed'
import { LOW_OIL_PERCENT, lowTires } from '../../../src/domain/vehicle'
import { areaNames } from '../areas'
import type { FeedVehicle } from '../feed/feedVehicle'
import { type DemoData, when } from './rule'

/** Percent under which a vehicle tells that it needs fuel. */
export const LOW_FUEL_PERCENT = 20

/** Kinds that somebody at the wheel causes. */
const DRIVEN = ['trip', 'speeding', 'adas', 'offHours', 'checkInCheckOut', 'cameraOn', 'cameraOff']

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
    ...eventProblems(item, vehicle, data),
  ]
}

function eventProblems({ event }: FeedItem, vehicle: FeedVehicle, { recalls }: DemoData): string[] {
  const { label, ev, fuel, oilLife, tirePressure, blocked, newlyEnrolled, silent } = vehicle
  switch (event.kind) {
    case 'trip': {
      const { distanceMi, totalMinutes, idleMinutes } = event.info
      const milesAnHour = (distanceMi / totalMinutes) * 60
      return [
        ...when(idleMinutes >= totalMinutes, 'the trip idled all its time'),
        ...when(milesAnHour < 3 || milesAnHour > 75, `the trip made ${milesAnHour.toFixed(0)} miles an hour`),
      ]
    }
    case 'oil':
      return when(
        event.oilLife !== oilLife || event.oilLife > LOW_OIL_PERCENT,
        `oil life of ${label} is ${oilLife}, not low ${event.oilLife}`,
      )
    case 'tire': {
      const low = tirePressure !== null && lowTires(tirePressure).includes(event.wheel)
      return when(
        !low || event.pressurePsi !== tirePressure?.[event.wheel],
        `${event.wheel} of ${label} is not low at ${event.pressurePsi} psi`,
      )
    }
    case 'lowFuel':
      return when(
        ev || event.fuelPercent !== fuel || event.fuelPercent >= LOW_FUEL_PERCENT,
        `fuel of ${label} is ${fuel}, not low ${event.fuelPercent}`,
      )
    case 'charging':
      return when(!ev, `${label} is not electric and cannot charge`)
    case 'other':
      return when(
        blocked !== (event.title === 'Disable Vehicle'),
        `${label} is ${blocked ? '' : 'not '}blocked after ${event.title}`,
      )
    case 'onboarding':
      return when(
        event.change === 'enrolled' ? !newlyEnrolled : !silent,
        `${label} does not look ${event.change}`,
      )
    case 'geofence': {
      const names = areaNames(event.geofenceId)
      return when(
        names.us !== event.area.us || names.ca !== event.area.ca || names.mx !== event.area.mx,
        `${event.geofenceId} is called otherwise`,
      )
    }
    case 'recall': {
      const recall = recalls.find(({ id }) => id === event.recallId)
      return when(
        recall?.label !== label || recall.type !== event.type,
        `${event.recallId} is not of ${label} and ${event.type}`,
      )
    }
    default:
      return []
  }
}
