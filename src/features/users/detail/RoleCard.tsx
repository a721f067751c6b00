import { useLingui } from '@lingui/react/macro'
import type { AccountRole } from '#domain/people/accountUser'
import { PERMISSIONS } from '#domain/people/permissions'
import { ROLE_LABELS } from '../../../i18n/labelsAccount'
import { Card } from '../../../ui/display/Card'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { ROLE_TEXTS } from '../list/peopleLabels'
import styles from './RoleCard.module.css'

/** Description of a role and its permissions on people (docs/rules.md MO-16, MO-17). */
export function RoleCard({ role, className }: { role: AccountRole; className?: string | undefined }) {
  const { t, i18n } = useLingui()
  const { invites, managesDrivers } = PERMISSIONS[role]
  const rights = [
    { may: invites.length > 0, words: t`Invite drivers and managers` },
    { may: managesDrivers, words: t`Assign vehicles and enroll drivers in coaching` },
  ]
  return (
    <Card title={t`Role`} aside={i18n._(ROLE_LABELS[role])} className={className}>
      <p className={styles.text}>{i18n._(ROLE_TEXTS[role])}</p>
      <ul className={styles.rights}>
        {rights.map(({ may, words }) => (
          <li key={words} className={may ? styles.may : styles.mayNot}>
            <Icon path={may ? ICONS.check : ICONS.minus} />
            <span className={styles.words}>{words}</span>
            <span className={styles.answer}>{may ? t`Yes` : t`No`}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
