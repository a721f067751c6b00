import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { RULE_BOUNDS } from '#domain/notifications/ruleBounds'
import { DialField } from '../../../../ui/dial/DialField'
import { Card } from '../../../../ui/display/Card'
import styles from '../fields/RuleCards.module.css'
import type { RulePartProps } from '../rulePart'
import type { UtilizationForm } from './utilizationKind'

/** Days since the last trip after which a vehicle counts as unused (docs/rules.md CN-17). */
export function UtilizationPart({ form, change, tried }: RulePartProps<UtilizationForm>) {
  const { t } = useLingui()
  return (
    <Card title={t`When a vehicle is not driven`}>
      <p className={styles.intro}>{t`Fires once when a vehicle has gone this long without a trip.`}</p>
      <DialField
        label={t`Days since the last trip`}
        unit={plural(form.idleDays ?? 0, { one: 'day', other: 'days' })}
        value={form.idleDays}
        onChange={(idleDays) => change({ idleDays })}
        {...RULE_BOUNDS.idleDays}
        isChecked={tried}
        scale={{ from: 1, to: 31, step: 1, labelEvery: 7 }}
      />
    </Card>
  )
}
