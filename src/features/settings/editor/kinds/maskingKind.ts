import { msg } from '@lingui/core/macro'
import { RULE_TYPES } from '#domain/notifications/ruleType'
import type { RuleKind } from '../ruleKind'
import { MaskingPart } from './MaskingPart'

/** Rule type that notifies when a vehicle's location is masked: it has no conditions. */
export const MASKING_KIND: RuleKind<typeof RULE_TYPES.locationMasking, object> = {
  type: RULE_TYPES.locationMasking,
  example: msg`Location hidden`,
  form: () => ({}),
  problems: () => [],
  conditions: () => ({}),
  Part: MaskingPart,
}
