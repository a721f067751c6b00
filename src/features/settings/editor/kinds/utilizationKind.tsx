import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { RULE_BOUNDS } from '#domain/notifications/ruleBounds'
import { IDLE_DAYS } from '#domain/notifications/ruleDefaults'
import { RULE_TYPES } from '#domain/notifications/ruleType'
import { DialField } from '../../../../ui/dial/DialField'
import { Card } from '../../../../ui/display/Card'
import styles from '../fields/RuleCards.module.css'
import { isWithin, problemsOf, type RulePartProps, type TypedNumber } from '../ruleForm'
import type { RuleKind } from '../ruleKind'

export interface UtilizationForm {
  idleDays: TypedNumber
}

/** Rule type that notifies of vehicles that are not driven. */
export const UTILIZATION_KIND: RuleKind<typeof RULE_TYPES.vehicleUtilization, UtilizationForm> = {
  type: RULE_TYPES.vehicleUtilization,
  example: msg`No trips for a week`,
  form: (stored) => ({ idleDays: stored?.lastTripRecorded ?? IDLE_DAYS }),
  problems: ({ idleDays }) => problemsOf([['number', !isWithin(idleDays, RULE_BOUNDS.idleDays)]]),
  conditions: ({ idleDays }, stored) => ({
    lastTripRecorded: idleDays ?? stored?.lastTripRecorded ?? IDLE_DAYS,
  }),
  Part: UtilizationPart,
}

/** Days since the last trip after which a vehicle counts as unused (docs/rules.md CN-17). */
function UtilizationPart({ form, change, tried }: RulePartProps<UtilizationForm>) {
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
