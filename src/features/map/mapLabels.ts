import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui as useCatalog } from '@lingui/react'
import type { DealerSection, FleetSection, Movement } from '#domain/lists/mapFilter'
import type { MapVariant } from '#domain/lists/mapSearch'
import type { PaymentMethod } from '#domain/places/charger'
import type { PlaceKind, Weekday } from '#domain/places/place'
import { STATUS_LABELS, TAG_LABELS } from '../../i18n/labels'
import { AGE_LABELS, CONDITION_LABELS, LOT_LABEL, LOT_LABELS } from '../../i18n/labelsInventory'
import type { SectionLabels } from '../../widgets/list/filterParts'

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

/** List entry of an inventory vehicle: stock number and location. */
export const STOCK_NUMBER_AND_PLACE = msg({ id: 'map.stockAndPlace', message: 'Stock {stock}, {place}' })

export const WEEKDAY_LABELS: Record<Weekday, MessageDescriptor> = {
  monday: msg({ id: 'weekday.monday', message: 'Monday' }),
  tuesday: msg({ id: 'weekday.tuesday', message: 'Tuesday' }),
  wednesday: msg({ id: 'weekday.wednesday', message: 'Wednesday' }),
  thursday: msg({ id: 'weekday.thursday', message: 'Thursday' }),
  friday: msg({ id: 'weekday.friday', message: 'Friday' }),
  saturday: msg({ id: 'weekday.saturday', message: 'Saturday' }),
  sunday: msg({ id: 'weekday.sunday', message: 'Sunday' }),
}

const MOVEMENT_LABELS: Record<Movement, MessageDescriptor> = {
  moving: msg({ id: 'movement.moving', message: 'Moving' }),
  parked: msg({ id: 'movement.parked', message: 'Parked' }),
  unplaced: msg({ id: 'movement.unplaced', message: 'Not on the map' }),
}

type MapSection = FleetSection | DealerSection

const SECTION_LABELS: Record<MapSection, MessageDescriptor> = {
  tags: msg({ id: 'filter.tags', message: 'Tags' }),
  status: msg({ id: 'filter.status', message: 'Status' }),
  movement: msg({ id: 'filter.movement', message: 'Movement' }),
  lot: LOT_LABEL,
  condition: msg({ id: 'filter.condition', message: 'Condition' }),
  age: msg({ id: 'filter.age', message: 'Days in inventory' }),
}

/** Labels of all values that a filter may contain. */
const VALUE_LABELS: Record<MapSection, Record<string, MessageDescriptor>> = {
  tags: TAG_LABELS,
  status: STATUS_LABELS,
  movement: MOVEMENT_LABELS,
  lot: LOT_LABELS,
  condition: CONDITION_LABELS,
  age: AGE_LABELS,
}

/** Labels of the sections of the map's filter and of their values. */
export function useMapLabels(): SectionLabels<MapSection> {
  const { _ } = useCatalog()
  return {
    section: (section) => _(SECTION_LABELS[section]),
    value: (section, value) => {
      const label = VALUE_LABELS[section][value]
      return label ? _(label) : value
    },
  }
}
