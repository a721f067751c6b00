import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BoothSection } from '#domain/device/boothSection'

/** Name of each section, in its link and for its region (docs/contracts.md C7). */
export const SECTION_NAMES: Record<BoothSection, MessageDescriptor> = {
  ready: msg`Ready to unplug`,
  delivery: msg`Delivery`,
  today: msg`Today`,
  content: msg`Content`,
  device: msg`Device`,
  presenter: msg`Presenter`,
}
