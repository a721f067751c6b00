import type { MessageDescriptor } from '@lingui/core'
import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { MAX_RULE_NAME } from '#domain/notifications/ruleDefaults'
import type { RuleType } from '#domain/notifications/ruleType'
import { Card } from '../../../ui/display/Card'
import { TextField } from '../../../ui/fields/TextField'
import { RULE_TYPE_LOOKS } from '../../../widgets/rules/look/ruleTypeLooks'
import styles from './fields/RuleCards.module.css'
import type { RulePartProps } from './rulePart'

export interface NameCardProps extends RulePartProps {
  type: RuleType
  example: MessageDescriptor
}

/** What kind of notification it is, and what it is called. */
export function NameCard({ form, change, problem, type, example }: NameCardProps) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const { icon, name } = RULE_TYPE_LOOKS[type]
  const error = problem('nameMissing')
    ? t`Value required`
    : problem('nameTooLong')
      ? t`Use up to ${MAX_RULE_NAME} characters.`
      : undefined
  return (
    <Card title={_(name)} icon={icon}>
      <div className={styles.stack}>
        <TextField
          label={t`Name`}
          placeholder={_(example)}
          value={form.name}
          onChange={(text) => change({ name: text })}
          autoComplete="off"
          {...(error !== undefined && { error })}
        />
      </div>
    </Card>
  )
}
