import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Category, DealerBodyStyle, Drivetrain } from '#domain/dealer/dealerVehicle'
import { TAG_LABELS } from '../../../i18n/labels'

/** Words of the labels beside the fields of a dealer's vehicle (docs/rules.md DV-33 to DV-37). */
export const BODY_STYLE_LABELS: Record<DealerBodyStyle, MessageDescriptor> = {
  coupe: msg({ id: 'body.coupe', message: 'Coupe' }),
  sedan: msg({ id: 'body.sedan', message: 'Sedan' }),
  hatchback: msg({ id: 'body.hatchback', message: 'Hatchback' }),
  suv: TAG_LABELS.SUV,
  pickup: msg({ id: 'body.pickup', message: 'Pickup' }),
}

export const DRIVETRAIN_LABELS: Record<Drivetrain, MessageDescriptor> = {
  fwd: msg({ id: 'drivetrain.fwd', message: 'Front-wheel drive' }),
  rwd: msg({ id: 'drivetrain.rwd', message: 'Rear-wheel drive' }),
  awd: msg({ id: 'drivetrain.awd', message: 'All-wheel drive' }),
  '4wd': msg({ id: 'drivetrain.4wd', message: 'Four-wheel drive' }),
}

export const CATEGORY_LABELS: Record<Category, MessageDescriptor> = {
  car: TAG_LABELS.Car,
  ev: TAG_LABELS.EV,
  suv: TAG_LABELS.SUV,
  truck: TAG_LABELS.Truck,
}
