import type { MessageDescriptor } from '@lingui/core'
import { TAG_LABELS } from '../../../i18n/labels'
import { DEALER_TAG_LABELS } from '../../../i18n/labelsInventory'

const LABELS = new Map<string, MessageDescriptor>([
  ...Object.entries(TAG_LABELS),
  ...Object.entries(DEALER_TAG_LABELS),
])

/** A tag of a fleet's or a dealer's vehicle in the visitor's language. */
export function tagText(tag: string, say: (message: MessageDescriptor) => string): string {
  const label = LABELS.get(tag)
  return label ? say(label) : tag
}
