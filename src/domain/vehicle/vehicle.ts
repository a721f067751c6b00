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

/** Health of a vehicle; one that does not report has no data rather than no issues (docs/decisions.md D34). */
export const HEALTH_LEVELS = ['noIssues', 'medium', 'high', 'noData'] as const
export type HealthLevel = (typeof HEALTH_LEVELS)[number]

/** Tag values (docs/rules.md MA-11), which the catalogs translate. */
export const VEHICLE_TAGS = ['Services', 'Car', 'EV', 'SUV', 'Truck'] as const
export type VehicleTag = (typeof VEHICLE_TAGS)[number]

/** Body styles with a drawing. */
export const BODY_STYLES = ['sedan', 'suv', 'pickup', 'van', 'hatch'] as const
export type BodyStyle = (typeof BODY_STYLES)[number]

export const PAINTS = ['black', 'white', 'silver', 'grey', 'red', 'blue', 'green', 'teal', 'yellow'] as const
export type Paint = (typeof PAINTS)[number]

/** The picture of a vehicle is a drawing in its color, not a file. */
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
  /** Miles per hour; 0 if parked. */
  speedMph: number
  /** Degrees clockwise from north. */
  rotationDeg: number
  /**
   * The loop along streets that it drives, from the start back to the start, as a polyline of five decimals;
   * empty if parked.
   */
  path: string
  /** Minutes that it is ahead on its loop: it set out earlier than the vehicle whose days it repeats. */
  aheadMinutes?: number
}

export type TripDotType = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 9 | 10 | 11 | 12

export interface TripSummaryDot {
  type: TripDotType
  position: LngLat
  /** Number of the trip, 1 to 5. */
  num: 1 | 2 | 3 | 4 | 5
}

/** Overview of the five newest trips in one region, drawn on a map of this size and center. */
export interface TripHistorySummary {
  /** Names of the pictures, one for each trip. */
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
  /** 0 if unknown: see `modelText`. */
  modelYear: number
  tags: VehicleTag[]
  status: VehicleStatus
  vin: string
  /** By region (docs/decisions.md D23). */
  licensePlate: Record<Region, string>
  fleet: FleetName
  health: HealthLevel
  /** The assigned driver, consistent with its `vehicleId`; null if available. */
  driverId: string | null
  /** Days before the demo's now. */
  addedDaysAgo: number
  addOns: VehicleAddOns
  /** US gallons, or kWh of an electric vehicle; undefined if the model determines it (`tankCapacity`). */
  tank?: number
  /** Drive block commands of this visit, the newest last; undefined without one. */
  driveBlockLog?: DriveBlockCommand[]
  details: VehicleDetails
}

/** Add-ons of a vehicle (docs/rules.md AD-01, AD-03, AD-04); coaching belongs to its driver. */
export interface VehicleAddOns {
  /** Connected by a fleet adapter, not by built-in hardware. */
  adapter: boolean
  /** Brand of the charging network with plug and charge; null without one. */
  chargingNetwork: string | null
  /** Has the dual camera, once it was added to the account (docs/decisions.md Q13). */
  camera: boolean
}

/** A vehicle with its driver's full name; null if available. */
export interface DrivenVehicle extends Vehicle {
  driverName: string | null
}

export interface VehicleDetails {
  clickable: boolean
  isDriveBlockEnabled: boolean
  prndle: Gear
  isIgnitionOn: boolean
  /** Location masking (docs/rules.md VD-23): its position is hidden. */
  isLocationMasked: boolean
  ev: boolean
  profileImage: VehicleImage
  /** Fuel or charge, percent; null if the vehicle does not report. */
  fuel: number | null
  rangeMi: number | null
  odometerMi: number
  /** Percent; null for an electric vehicle or one that does not report. */
  oilLife: number | null
  /** Miles per gallon (or gallon equivalent); null if the vehicle does not report. */
  fuelEconomyMpg: number | null
  /** Percent of pad left. */
  brakePad: { front: number; rear: number } | null
  /** Percent of life left; null for an electric vehicle. */
  engineFilter: number | null
  tirePressure: TirePressure | null
  diagnostics: { oil: boolean; tire: boolean }
  /**
   * State of each lens of the dual camera; null without a camera. Shown once a camera was added
   * (docs/decisions.md Q13).
   */
  camera: Record<CameraFacing, CameraStatus> | null
  notifications: VehicleNotification[]
  allowDriverCheckIn: boolean
  allowDriverRemoteCommands: boolean
  map: Record<Region, MapAnimation>
  tripHistorySummary: Record<Region, TripHistorySummary>
}

/** Model and year in lists: "Tahoe, 2023"; for an imported vehicle what its VIN tells. */
export function modelText({
  makeName,
  modelName,
  modelYear,
}: Pick<Vehicle, 'makeName' | 'modelName' | 'modelYear'>): string {
  const model = modelName === UNKNOWN_MODEL ? makeName : modelName
  return modelYear === 0 ? model : `${model}, ${modelYear}`
}

/** With the make in front: "Chevrolet Tahoe, 2023", or "Ford truck, 2021" if the model already contains it. */
export function fullModelText(vehicle: Pick<Vehicle, 'makeName' | 'modelName' | 'modelYear'>): string {
  const { makeName, modelName } = vehicle
  const isEnough = makeName === UNKNOWN_MODEL || modelName === UNKNOWN_MODEL || modelName.includes(makeName)
  return isEnough ? modelText(vehicle) : `${makeName} ${modelText(vehicle)}`
}

/** Miles; null for a vehicle that has never reported, such as one just imported. */
export function reportedOdometerMi({ details }: Pick<Vehicle, 'details'>): number | null {
  return details.odometerMi === 0 ? null : details.odometerMi
}

/** Placeholder for a missing model (docs/rules.md BE-06). */
export const UNKNOWN_MODEL = '--'

/** The vehicles of one fleet, or the same list for `all`. */
export function filterByFleet<Row extends Pick<Vehicle, 'fleet'>>(
  vehicles: readonly Row[],
  fleet: FleetName | 'all',
): readonly Row[] {
  return fleet === 'all' ? vehicles : vehicles.filter((one) => one.fleet === fleet)
}
