import type { DayTime } from '#domain/base/demoTime'
import type { Region } from '#domain/base/locale'
import type { DriveBlockCommand } from '#domain/vehicle/driveBlockCommand'
import type {
  MapAnimation,
  TirePressure,
  VehicleImage,
  VehicleStatus,
  VehicleTag,
} from '#domain/vehicle/vehicle'
import type { Lot } from './lot'

export const DEALER_TAGS = ['Demo', 'Inventory'] as const
export type DealerTag = (typeof DEALER_TAGS)[number]
/** A tag of a fleet or dealer vehicle, by which a rule or a report may select vehicles. */
export type AnyTag = VehicleTag | DealerTag

export const CONDITIONS = ['new', 'used'] as const
export type Condition = (typeof CONDITIONS)[number]

/** Inventory stock status (docs/rules.md DI-02). */
export const STOCK_STATUSES = ['inStock', 'inTransit'] as const
export type StockStatus = (typeof STOCK_STATUSES)[number]

/** Health values of a dealer's vehicle (docs/rules.md DV-10); the worst first. */
export const DEALER_ISSUES = ['lowBattery', 'lowOil', 'lowTirePressure', 'lowFuel'] as const
export type DealerIssue = (typeof DEALER_ISSUES)[number]

export const DEALER_FLEETS = ['Dealer One', 'Dealer Two'] as const
export type DealerFleet = (typeof DEALER_FLEETS)[number]

/** Filter values (docs/rules.md DI-04 to DI-14); the models are Chevrolet's. */
export const DEALER_MODELS = [
  'Blazer',
  'Bolt',
  'Camaro',
  'Corvette',
  'Equinox',
  'Malibu',
  'Silverado 1500',
  'Sonic',
  'Spark',
  'Tahoe',
  'Trailblazer',
  'Trax',
] as const
export const DEALER_YEARS = ['2023'] as const
export const DEALER_TRIMS = ['1LS', '1LT', '1SS', 'L', 'LS', 'LT', 'LTZ', 'RS'] as const
export const EXTERIOR_COLORS = ['black', 'green', 'red', 'silver', 'white', 'yellow'] as const
export type ExteriorColor = (typeof EXTERIOR_COLORS)[number]
export const INTERIORS = ['black', 'white'] as const
export type Interior = (typeof INTERIORS)[number]

/** Names of body styles; there are drawings for fewer. */
export const DEALER_BODY_STYLES = ['coupe', 'sedan', 'hatchback', 'suv', 'pickup'] as const
export type DealerBodyStyle = (typeof DEALER_BODY_STYLES)[number]

export const DRIVETRAINS = ['fwd', 'rwd', 'awd', '4wd'] as const
export type Drivetrain = (typeof DRIVETRAINS)[number]
export const CATEGORIES = ['car', 'ev', 'suv', 'truck'] as const
export type Category = (typeof CATEGORIES)[number]

/** A vehicle of the dealer inventory (docs/rules.md DV-00). Distances in miles, pressures in psi. */
export interface DealerVehicle {
  /** `d-N`. */
  id: string
  image: VehicleImage
  label: string
  makeName: string
  modelName: string
  modelYear: number
  tags: DealerTag[]
  status: VehicleStatus
  condition: Condition
  stock: string
  stockStatus: StockStatus
  vin: string
  /** The worst of `details.diagnostics`; null if nothing is low or known. */
  health: DealerIssue | null
  /** Date Added: days before today; null in transit. */
  addedDaysAgo: number | null
  /** The lot where it is now; null if it is on none of them. */
  geofence: Lot | null
  /** The lot that it belongs to. */
  lot: Lot
  /** By region; null without a plate. */
  license: Record<Region, string> | null
  fleet: DealerFleet
  color: ExteriorColor
  trim: string
  /** Full name, never translated; null if it is available. */
  assignedDriver: string | null
  odometerMi: number
  /** Days on the lots, the same as `addedDaysAgo`; null in transit. */
  daysInInventory: number | null
  /** Percent; null for a gasoline vehicle or one that does not report. */
  chargeLevel: number | null
  bodyStyle: DealerBodyStyle
  drivetrain: Drivetrain
  interior: Interior
  category: Category
  /** Drive block commands of this visit, the newest last; undefined without one. */
  driveBlockLog?: DriveBlockCommand[]
  details: DealerVehicleDetails
}

export interface DealerVehicleDetails {
  /** Minutes since its last report; null if it never reported. */
  connectedOn: { minutesAgo: number } | null
  /** Delivery by the maker or previous owner; a future day while it is in transit (docs/rules.md DV-24). */
  deliveryDate: DayTime
  profileImage: VehicleImage
  map: Record<Region, MapAnimation>
  clickable: boolean
  diagnostics: { tire: boolean; oil: boolean; fuel: boolean; battery: boolean }
  /** Percent; null for an electric vehicle or one that does not report. */
  fuel: number | null
  rangeMi: number | null
  tirePressure: TirePressure | null
  /** Percent; null for an electric vehicle or one that does not report. */
  oilLife: number | null
  ev: boolean
}

/** Age buckets (docs/rules.md DI-13). */
export const INVENTORY_AGES = ['0-45', '46-90', '90+'] as const
export type InventoryAge = (typeof INVENTORY_AGES)[number]

/** The bucket of a number of days in inventory: 45 is in the first, 90 in the second. */
export function inventoryAge(days: number): InventoryAge {
  if (days <= 45) return '0-45'
  return days <= 90 ? '46-90' : '90+'
}

/** Fuel or charge in percent; null if it does not report. */
export function inventoryLevel({ details, chargeLevel }: DealerVehicle): number | null {
  return details.ev ? chargeLevel : details.fuel
}

/** The inventory of one lot, or the same list for `all`. */
export function filterByLot(inventory: readonly DealerVehicle[], lot: Lot | 'all'): readonly DealerVehicle[] {
  return lot === 'all' ? inventory : inventory.filter((one) => one.lot === lot)
}
