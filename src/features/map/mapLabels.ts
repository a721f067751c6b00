import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PaymentMethod } from '../../domain/charger'
import type { Condition, DealerIssue, ExteriorColor, InventoryAge } from '../../domain/dealerVehicle'
import type { Lot } from '../../domain/lot'
import type { PlaceKind, Weekday } from '../../domain/place'
import type { DealerSection, FleetSection } from '../../domain/vehicleFilter'
import type { UnplacedReason } from '../../domain/vehiclePlace'
import { STATUS_LABELS, TAG_LABELS } from '../../i18n/labels'
import type { MapVariant } from './mapAddress'

/** Words of the map: what the data says in code. */
export const VARIANT_LABELS: Record<MapVariant, MessageDescriptor> = {
  overlay: msg({ id: 'map.variant.overlay', message: 'Overlay Map' }),
  plain: msg({ id: 'map.variant.plain', message: 'Plain' }),
  contrast: msg({ id: 'map.variant.contrast', message: 'Contrast' }),
}

export const PLACE_KIND_LABELS: Record<PlaceKind, MessageDescriptor> = {
  depot: msg({ id: 'place.depot', message: 'Depot' }),
  dealer: msg({ id: 'place.dealer', message: 'Dealer' }),
  customer: msg({ id: 'place.customer', message: 'Customer' }),
  fuel: msg({ id: 'place.fuel', message: 'Fuel' }),
}

export const PAYMENT_LABELS: Record<PaymentMethod, MessageDescriptor> = {
  card: msg({ id: 'payment.card', message: 'Card' }),
  app: msg({ id: 'payment.app', message: 'App' }),
  membership: msg({ id: 'payment.membership', message: 'Membership' }),
  plugAndCharge: msg({ id: 'payment.plugAndCharge', message: 'Plug and charge' }),
}

export const UNPLACED_LABELS: Record<UnplacedReason, MessageDescriptor> = {
  masked: msg({ id: 'map.unplaced.masked', message: 'Location masking is on' }),
  silent: msg({ id: 'map.unplaced.silent', message: 'No location received' }),
  inTransit: msg({ id: 'map.unplaced.inTransit', message: 'In transit' }),
}

export const LOT_LABELS: Record<Lot, MessageDescriptor> = {
  'Main Lot': msg({ id: 'lot.main', message: 'Main Lot' }),
  'Remote Lot': msg({ id: 'lot.remote', message: 'Remote Lot' }),
  'Courtesy Lot': msg({ id: 'lot.courtesy', message: 'Courtesy Lot' }),
}

export const NOT_ON_A_LOT = msg({ id: 'lot.none', message: 'Not on a lot' })
/** A vehicle of the stock in a list: its number, and where it stands. */
export const STOCK_AND_PLACE = msg({ id: 'map.stockAndPlace', message: 'Stock {stock}, {place}' })

export const CONDITION_LABELS: Record<Condition, MessageDescriptor> = {
  new: msg({ id: 'condition.new', message: 'New' }),
  used: msg({ id: 'condition.used', message: 'Used' }),
}

export const AGE_LABELS: Record<InventoryAge, MessageDescriptor> = {
  '0-45': msg({ id: 'age.upTo45', message: '0 to 45 days' }),
  '46-90': msg({ id: 'age.upTo90', message: '46 to 90 days' }),
  '90+': msg({ id: 'age.over90', message: 'Over 90 days' }),
}

export const DEALER_ISSUE_LABELS: Record<DealerIssue, MessageDescriptor> = {
  lowBattery: msg({ id: 'issue.lowBattery', message: 'Low battery' }),
  lowOil: msg({ id: 'issue.lowOil', message: 'Low oil' }),
  lowTirePressure: msg({ id: 'issue.lowTirePressure', message: 'Low tire pressure' }),
  lowFuel: msg({ id: 'issue.lowFuel', message: 'Low fuel' }),
}

export const COLOR_LABELS: Record<ExteriorColor, MessageDescriptor> = {
  black: msg({ id: 'paint.black', message: 'Black' }),
  green: msg({ id: 'paint.green', message: 'Green' }),
  red: msg({ id: 'paint.red', message: 'Red' }),
  silver: msg({ id: 'paint.silver', message: 'Silver' }),
  white: msg({ id: 'paint.white', message: 'White' }),
  yellow: msg({ id: 'paint.yellow', message: 'Yellow' }),
}

export const WEEKDAY_LABELS: Record<Weekday, MessageDescriptor> = {
  monday: msg({ id: 'weekday.monday', message: 'Monday' }),
  tuesday: msg({ id: 'weekday.tuesday', message: 'Tuesday' }),
  wednesday: msg({ id: 'weekday.wednesday', message: 'Wednesday' }),
  thursday: msg({ id: 'weekday.thursday', message: 'Thursday' }),
  friday: msg({ id: 'weekday.friday', message: 'Friday' }),
  saturday: msg({ id: 'weekday.saturday', message: 'Saturday' }),
  sunday: msg({ id: 'weekday.sunday', message: 'Sunday' }),
}

export const SECTION_LABELS: Record<FleetSection | DealerSection, MessageDescriptor> = {
  tags: msg({ id: 'filter.tags', message: 'Tags' }),
  status: msg({ id: 'filter.status', message: 'Status' }),
  lot: msg({ id: 'filter.lot', message: 'Lot' }),
  condition: msg({ id: 'filter.condition', message: 'Condition' }),
  age: msg({ id: 'filter.age', message: 'Days in inventory' }),
}

/** The words of every value that a filter may hold. */
export const VALUE_LABELS: Record<FleetSection | DealerSection, Record<string, MessageDescriptor>> = {
  tags: TAG_LABELS,
  status: STATUS_LABELS,
  lot: LOT_LABELS,
  condition: CONDITION_LABELS,
  age: AGE_LABELS,
}
