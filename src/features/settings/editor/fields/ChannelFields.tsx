import { useLingui } from '@lingui/react/macro'
import { ChipGroup } from '../../../../ui/controls/ChipGroup'
import { FieldProblem } from '../../../../widgets/form/FieldProblem'
import type { RulePartProps } from '../rulePart'
import styles from './RuleCards.module.css'

/** Channels of a rule: in the app, by email. */
export function ChannelFields({ form, change, problem }: RulePartProps) {
  const { t } = useLingui()
  const channels = [
    { id: 'inApp' as const, label: t`In-app` },
    { id: 'email' as const, label: t`Email` },
  ]
  return (
    <div className={styles.group}>
      <p className={styles.label}>{t`Channels`}</p>
      <ChipGroup
        label={t`Channels`}
        chips={channels}
        value={channels.flatMap(({ id }) => (form[id] ? [id] : []))}
        onChange={(ids) => change({ inApp: ids.includes('inApp'), email: ids.includes('email') })}
      />
      <FieldProblem>{problem('noChannel')}</FieldProblem>
    </div>
  )
}
