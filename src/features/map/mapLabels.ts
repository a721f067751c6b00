import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MapVariant } from '#domain/lists/mapSearch'
import type { PaymentMethod } from '#domain/places/charger'
import type { PlaceKind, Weekday } from '#domain/places/place'

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
