import { useLingui } from '@lingui/react/macro'
import { Card } from '../../ui/display/Card'
import { TextField } from '../../ui/fields/TextField'
import styles from './RuleCards.module.css'
import { MAX_NAME_LENGTH } from './ruleForm'
import type { RulePartProps } from './rulePart'

/** What the notification is called. */
export function RuleCard({ form, change, problems }: RulePartProps) {
  const { t } = useLingui()
  const error = problems.includes('nameMissing')
    ? t`Value required`
    : problems.includes('nameTooLong')
      ? t`Use up to ${MAX_NAME_LENGTH} characters.`
      : undefined
  return (
    <Card title={t`Geofence notification`}>
      <div className={styles.stack}>
        <TextField
          label={t`Name`}
          placeholder={t`Left the service area`}
          value={form.name}
          onChange={(name) => change({ name })}
          autoComplete="off"
          {...(error !== undefined && { error })}
        />
      </div>
    </Card>
  )
}
