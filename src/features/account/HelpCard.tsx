import { useLingui } from '@lingui/react/macro'
import type { ShellSheet } from '../../state/sheet'
import { Card } from '../../ui/display/Card'
import { Icon } from '../../ui/icons/Icon'
import { ICONS } from '../../ui/icons/icons'
import styles from './rows.module.css'

/** About, FAQ and Support, which open as sheets (docs/decisions.md Q16). */
export function HelpCard({ onOpen }: { onOpen: (sheet: ShellSheet) => void }) {
  const { t } = useLingui()
  const sheets = [
    { id: 'faq', icon: ICONS.circleQuestionMark, label: t`FAQ` },
    { id: 'support', icon: ICONS.lifeBuoy, label: t`Support` },
    { id: 'about', icon: ICONS.info, label: t`About` },
  ] as const
  return (
    <Card title={t`Help`}>
      <ul className={styles.rows}>
        {sheets.map(({ id, icon, label }) => (
          <li key={id} className={styles.item}>
            <button type="button" className={styles.row} onClick={() => onOpen(id)}>
              <Icon path={icon} className={styles.icon} />
              <span className={styles.name}>{label}</span>
              <Icon path={ICONS.chevronRight} className={styles.way} />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
