import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Icon } from '../../ui/icons/Icon'
import { ICONS } from '../../ui/icons/icons'
import styles from './BackToReports.module.css'

/** A link to the list of reports. */
export function BackToReports() {
  const { t } = useLingui()
  return (
    <Link to="/5" className={styles.back} activeOptions={{ exact: true, includeSearch: true }}>
      <Icon path={ICONS.chevronLeft} />
      {t`All reports`}
    </Link>
  )
}
