import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Parts of a vehicle's page that its navigation leads to; each name is the id of its place. */
export const SECTION_LABELS = {
  overview: msg`Overview`,
  fuel: msg`Fuel and mileage`,
  range: msg`Range`,
  tires: msg`Tires`,
  stock: msg`Inventory`,
  model: msg`Model`,
  diagnostics: msg`Diagnostics`,
  commands: msg`Remote commands`,
  permissions: msg`Permissions`,
  location: msg`Location`,
  trips: msg`Trip history`,
  notifications: msg`Notifications`,
} satisfies Record<string, MessageDescriptor>
export type SectionId = keyof typeof SECTION_LABELS
