import { useLingui } from '@lingui/react/macro'
import { LinkButton } from '../../ui/controls/LinkButton'
import { Notice } from '../../ui/feedback/Notice'
import { ICONS } from '../../ui/icons/icons'
import styles from './YourFleetScreen.module.css'

/** Instead of the dials while staff show a company's fleet, which a visitor must not replace (docs/booth.md B8). */
export function CompanyFleetNotice({ title, company }: { title: string; company: string }) {
  const { t } = useLingui()
  return (
    <main className={styles.notice}>
      <Notice
        icon={ICONS.car}
        heading="h1"
        title={title}
        actions={
          <LinkButton kind="primary" to="/home">
            {t`Open the dashboard`}
          </LinkButton>
        }
      >
        <p>{t`This demo already shows the fleet of ${company}.`}</p>
      </Notice>
    </main>
  )
}
