import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DealerFinding } from '#domain/dealer/dealerHealth'
import type {
  Condition,
  DealerFleet,
  DealerIssue,
  DealerTag,
  ExteriorColor,
  Interior,
  InventoryAge,
  StockStatus,
} from '#domain/dealer/dealerVehicle'
import type { Lot } from '#domain/dealer/lot'
import { HEALTH_LABELS } from './labels'

export const LOT_LABEL = msg({ id: 'filter.lot', message: 'Lot' })

export const LOT_LABELS: Record<Lot, MessageDescriptor> = {
  'Main Lot': msg({ id: 'lot.main', message: 'Main Lot' }),
  'Remote Lot': msg({ id: 'lot.remote', message: 'Remote Lot' }),
  'Courtesy Lot': msg({ id: 'lot.courtesy', message: 'Courtesy Lot' }),
}

export const NOT_ON_A_LOT = msg({ id: 'lot.none', message: 'Not on a lot' })

export const CONDITION_LABELS: Record<Condition, MessageDescriptor> = {
  new: msg({ id: 'condition.new', message: 'New' }),
  used: msg({ id: 'condition.used', message: 'Used' }),
}

export const AGE_LABELS: Record<InventoryAge, MessageDescriptor> = {
  '0-45': msg({ id: 'age.upTo45', message: '0 to 45 days' }),
  '46-90': msg({ id: 'age.upTo90', message: '46 to 90 days' }),
  '90+': msg({ id: 'age.over90', message: '90+ days' }),
}

export const DEALER_ISSUE_LABELS: Record<DealerIssue, MessageDescriptor> = {
  lowBattery: msg({ id: 'issue.lowBattery', message: 'Low battery' }),
  lowOil: msg({ id: 'issue.lowOil', message: 'Low oil' }),
  lowTirePressure: msg({ id: 'issue.lowTirePressure', message: 'Low tire pressure' }),
  lowFuel: msg({ id: 'issue.lowFuel', message: 'Low fuel' }),
}

export const DEALER_FINDING_LABELS: Record<DealerFinding, MessageDescriptor> = {
  ...DEALER_ISSUE_LABELS,
  none: HEALTH_LABELS.noIssues,
  noData: HEALTH_LABELS.noData,
}

export const COLOR_LABELS: Record<ExteriorColor, MessageDescriptor> = {
  black: msg({ id: 'paint.black', message: 'Black' }),
  green: msg({ id: 'paint.green', message: 'Green' }),
  red: msg({ id: 'paint.red', message: 'Red' }),
  silver: msg({ id: 'paint.silver', message: 'Silver' }),
  white: msg({ id: 'paint.white', message: 'White' }),
  yellow: msg({ id: 'paint.yellow', message: 'Yellow' }),
}

export const STOCK_LABELS: Record<StockStatus, MessageDescriptor> = {
  inStock: msg`In stock`,
  inTransit: msg`In transit`,
}

export const DEALER_TAG_LABELS: Record<DealerTag, MessageDescriptor> = {
  Demo: msg({ id: 'tag.demo', message: 'Demo' }),
  Inventory: msg({ id: 'tag.inventory', message: 'Inventory' }),
}

export const DEALER_FLEET_LABELS: Record<DealerFleet, MessageDescriptor> = {
  'Dealer One': msg({ id: 'fleet.dealerOne', message: 'Dealer One' }),
  'Dealer Two': msg({ id: 'fleet.dealerTwo', message: 'Dealer Two' }),
}

/** An interior's color: the adjective agrees with the interior, not with the paint. */
export const INTERIOR_LABELS: Record<Interior, MessageDescriptor> = {
  black: msg({ id: 'interior.black', message: 'Black' }),
  white: msg({ id: 'interior.white', message: 'White' }),
}

/** Drive types, as in the filters. */
export const ENGINE_LABELS = {
  electric: msg({ id: 'engine.electric', message: 'Electric' }),
  gasoline: msg({ id: 'engine.gasoline', message: 'Gasoline' }),
} satisfies Record<string, MessageDescriptor>
