import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { RULE_TYPES } from '#domain/notifications/ruleType'
import { Card } from '../../../../ui/display/Card'
import styles from '../fields/RuleCards.module.css'
import type { RuleKind } from '../ruleKind'

/** Rule type that notifies when a vehicle's location is masked: it has no conditions. */
export const MASKING_KIND: RuleKind<typeof RULE_TYPES.locationMasking, object> = {
  type: RULE_TYPES.locationMasking,
  example: msg`Location hidden`,
  form: () => ({}),
  problems: () => [],
  conditions: () => ({}),
  Part: MaskingPart,
}

/** When a location masking rule fires; it has no fields. */
function MaskingPart() {
  const { t } = useLingui()
  return (
    <Card title={t`When a location is masked`}>
      <p className={styles.intro}>
        {t`Fires once a day when someone masks a vehicle’s location. While it is masked, neither the map nor its trips show where it is.`}
      </p>
    </Card>
  )
}
