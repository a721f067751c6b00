import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { MAX_RULE_NAME } from '../../../domain/notifications/ruleDefaults'
import { Card } from '../../../ui/display/Card'
import { TextField } from '../../../ui/fields/TextField'
import styles from './RuleCards.module.css'
import type { RuleLabels } from './ruleKind'
import type { RulePartProps } from './rulePart'

/** What the notification is called. */
export function NameCard({ form, change, problems, words }: RulePartProps & { words: RuleLabels }) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const error = problems.includes('nameMissing')
    ? t`Value required`
    : problems.includes('nameTooLong')
      ? t`Use up to ${MAX_RULE_NAME} characters.`
      : undefined
  return (
    <Card title={_(words.title)}>
      <div className={styles.stack}>
        <TextField
          label={t`Name`}
          placeholder={_(words.example)}
          value={form.name}
          onChange={(name) => change({ name })}
          autoComplete="off"
          {...(error !== undefined && { error })}
        />
      </div>
    </Card>
  )
}
