import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Section } from '#domain/base/section'
import { type ReportType, reportTypesOf } from '#domain/reports/report'
import { NEW_REPORT } from '#domain/reports/reportSearch'
import { Card } from '../../../ui/display/Card'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { REPORT_TYPE_LOOKS } from '../../../widgets/reports/reportTypeLooks'
import { BackToReports } from '../BackToReports'
import { useLocked } from '../useLocked'
import styles from './ReportTypeChooser.module.css'

/** The types of report to choose from, each with what it tells; one that the plan lacks says so. */
export function ReportTypeChooser({ section }: { section: Section }) {
  const { t } = useLingui()
  return (
    <div className={styles.page}>
      <BackToReports />
      <Card title={t`What should the report tell?`}>
        <ul className={styles.types}>
          {reportTypesOf(section).map((type) => (
            <li key={type}>
              <TypeLink type={type} />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

function TypeLink({ type }: { type: ReportType }) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const isLocked = useLocked()(type)
  const { icon, name, about } = REPORT_TYPE_LOOKS[type]
  return (
    <Link to="/5" search={{ edit: NEW_REPORT, type }} className={styles.type}>
      <span className={styles.icon}>
        <Icon path={icon} size={24} />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{_(name)}</span>
        <span className={styles.about}>{isLocked ? t`Not included in your plan` : _(about)}</span>
      </span>
      <Icon path={isLocked ? ICONS.lock : ICONS.chevronRight} />
    </Link>
  )
}
