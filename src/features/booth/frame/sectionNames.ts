import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BoothSection } from '#domain/booth/section'

/** What each section is called, in its link and as the name of its region (docs/contracts.md C7). */
export const SECTION_NAMES: Record<BoothSection, MessageDescriptor> = {
  ready: msg`Ready to unplug`,
  delivery: msg`Delivery`,
  today: msg`Today`,
  content: msg`Content`,
  device: msg`Device`,
  presenter: msg`Presenter`,
}
