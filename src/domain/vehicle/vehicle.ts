import type { FleetName } from '#domain/base/fleetName'
import type { Region } from '#domain/base/locale'
import type { LngLat } from '#domain/geo/lngLat'
import type { CameraFacing, CameraStatus } from './camera'
import type { DriveBlockCommand } from './driveBlockCommand'

/** Connection statuses (docs/rules.md VE-04). */
export const VEHICLE_STATUSES = [
  'connected',
  'nonConnected',
  'valid',
  'pendingConfiguration',
  'configurationError',
  'waitingForIgnition',
] as const
export type VehicleStatus = (typeof VEHICLE_STATUSES)[number]

/** Health of a vehicle; one that sends nothing has no data rather than no issues (docs/decisions.md D34). */
export const HEALTH_LEVELS = ['noIssues', 'medium', 'high', 'noData'] as const
export type HealthLevel = (typeof HEALTH_LEVELS)[number]

/** Tag values (docs/rules.md MA-11); shown as they are, in every language by its catalog. */
export const VEHICLE_TAGS = ['Services', 'Car', 'EV', 'SUV', 'Truck'] as const
export type VehicleTag = (typeof VEHICLE_TAGS)[number]

/** The drawn silhouettes of the visual direction. */
export const BODY_STYLES = ['sedan', 'suv', 'pickup', 'van', 'hatch'] as const
export type BodyStyle = (typeof BODY_STYLES)[number]

export const PAINTS = ['black', 'white', 'silver', 'grey', 'red', 'blue', 'green', 'teal', 'yellow'] as const
export type Paint = (typeof PAINTS)[number]

/** A picture of a vehicle is a drawn silhouette in its paint, not a file. */
export interface VehicleImage {
  body: BodyStyle
  paint: Paint
}

export type Gear = 'P' | 'R' | 'N' | 'D' | 'L'

/** How a vehicle moves on the map of one region. */
export interface MapAnimation {
  icon: BodyStyle
  start: LngLat
  end: LngLat
  /** Miles per hour; 0 for a parked vehicle. */
  speedMph: number
  /** Degrees clockwise from north. */
  rotationDeg: number
  /**
   * The loop along streets that it drives, start to end and back to the start, as a polyline of five
   * decimals; empty for a parked vehicle.
   */
  path: string
}

export type TripDotType = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 9 | 10 | 11 | 12

export interface TripSummaryDot {
  type: TripDotType
  position: LngLat
  /** Trip number, 1 to 5. */
  num: 1 | 2 | 3 | 4 | 5
}

/** Overview of the five newest trips in one region, drawn on a map of this size and center. */
export interface TripHistorySummary {
  /** Names of the drawn overview pictures, one a trip. */
  images: string[]
  /** Longitude and latitude of the picture's center, in degrees. */
  offset: LngLat
  /** Width and height of the overview map in CSS pixels. */
  mapSize: [width: number, height: number]
  size?: [width: number, height: number]
  dots: TripSummaryDot[]
}

export interface TirePressure {
  /** All in psi. */
  frontLeft: number
  frontRight: number
  rearLeft: number
  rearRight: number
  recommendedFront: number
  recommendedRear: number
}

export interface VehicleNotification {
  kind: 'tire' | 'oil' | 'trip' | 'speeding' | 'checkOut' | 'charging'
  /** Minutes before the demo's now (docs/decisions.md D19). */
  minutesAgo: number
}

/** A fleet vehicle (docs/rules.md FV-00). Distances in miles, pressures in psi, economy in mpg. */
export interface Vehicle {
  /** `v-N`. */
  id: string
  image: VehicleImage
  label: string
  makeName: string
  modelName: string
  /** 0 when nobody told: see `modelText`. */
  modelYear: number
  tags: VehicleTag[]
  status: VehicleStatus
  vin: string
  /** One plate a region (docs/decisions.md D23). */
  licensePlate: Record<Region, string>
  fleet: FleetName
  health: HealthLevel
  /** The assigned driver, whose `vehicleId` says the same; null when free. */
  driverId: string | null
  /** Days before the demo's now. */
  addedDaysAgo: number
  addOns: VehicleAddOns
  /** US gallons, or kWh of an electric vehicle; left out where the model tells (`tankCapacity`). */
  tank?: number
  /** Who blocked and freed it in this visit, the newest last; left out when nobody did. */
  driveBlockLog?: DriveBlockCommand[]
  details: VehicleDetails
}

/** Add-on solutions of a vehicle (docs/rules.md AD-01, AD-03, AD-04); coaching belongs to its driver. */
export interface VehicleAddOns {
  /** Connected by a fleet adapter in place of hardware of its own. */
  adapter: boolean
  /** Brand of the charging network of plug and charge; null without. */
  chargingNetwork: string | null
  /** Has the dual camera, once that was added to the account (docs/decisions.md Q13). */
  camera: boolean
}

/** A vehicle with its driver's full name; null when it is free. */
export interface DrivenVehicle extends Vehicle {
  driverName: string | null
}

export interface VehicleDetails {
  clickable: boolean
  isDriveBlockEnabled: boolean
  prndle: Gear
  isIgnitionOn: boolean
  /** Location masking (docs/rules.md VD-23): its place is not shown. */
  isLocationMasked: boolean
  ev: boolean
  profileImage: VehicleImage
  /** Fuel or charge, percent; null when the vehicle does not report. */
  fuel: number | null
  rangeMi: number | null
  odometerMi: number
  /** Percent; null for an electric vehicle or one that does not report. */
  oilLife: number | null
  /** Miles per gallon (or gallon equivalent); null when the vehicle does not report. */
  fuelEconomyMpg: number | null
  /** Percent of pad left. */
  brakePad: { front: number; rear: number } | null
  /** Percent of life left; null for an electric vehicle. */
  engineFilter: number | null
  tirePressure: TirePressure | null
  diagnostics: { oil: boolean; tire: boolean }
  /**
   * How each lens of the dual camera does; null without a camera. Shown once a camera was added
   * (docs/decisions.md Q13).
   */
  camera: Record<CameraFacing, CameraStatus> | null
  notifications: VehicleNotification[]
  allowDriverCheckIn: boolean
  allowDriverRemoteCommands: boolean
  map: Record<Region, MapAnimation>
  tripHistorySummary: Record<Region, TripHistorySummary>
}

/** Model and year as a list says them: "Tahoe, 2023"; of an imported vehicle what its VIN told. */
export function modelText({
  makeName,
  modelName,
  modelYear,
}: Pick<Vehicle, 'makeName' | 'modelName' | 'modelYear'>): string {
  const model = modelName === UNKNOWN_MODEL ? makeName : modelName
  return modelYear === 0 ? model : `${model}, ${modelYear}`
}

/** The same with the make before it, once: "Chevrolet Tahoe, 2023", and "Ford truck, 2021" of a model that names it. */
export function fullModelText(vehicle: Pick<Vehicle, 'makeName' | 'modelName' | 'modelYear'>): string {
  const { makeName, modelName } = vehicle
  const isEnough = makeName === UNKNOWN_MODEL || modelName === UNKNOWN_MODEL || modelName.includes(makeName)
  return isEnough ? modelText(vehicle) : `${makeName} ${modelText(vehicle)}`
}

/** Miles; null for a vehicle that was never heard of, as one that was just imported. */
export function reportedOdometerMi({ details }: Pick<Vehicle, 'details'>): number | null {
  return details.odometerMi === 0 ? null : details.odometerMi
}

/** A text that nobody has told us yet, as every missing value is written (docs/rules.md BE-06). */
export const UNKNOWN_MODEL = '--'

/** The vehicles of one fleet, or the same list for `all`. */
export function filterByFleet<Row extends Pick<Vehicle, 'fleet'>>(
  vehicles: readonly Row[],
  fleet: FleetName | 'all',
): readonly Row[] {
  return fleet === 'all' ? vehicles : vehicles.filter((one) => one.fleet === fleet)
}
