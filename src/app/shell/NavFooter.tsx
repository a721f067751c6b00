import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useKioskConfig } from '../../state/config'
import { useModeFlags } from '../../state/mode'
import { Icon } from '../../ui/Icon'
import { ICONS } from '../../ui/icons'
import { closeDrawer } from './closeDrawer'
import styles from './NavFooter.module.css'
import linkStyles from './NavLink.module.css'

/** Mode switch and trial link, under the navigation. They leave it, so they are not events. */
export function NavFooter({ look }: { look: 'full' | 'rail' }) {
  const { t } = useLingui()
  const { trialUrl } = useKioskConfig()
  const { inDealerMode } = useModeFlags()
  const iconSize = look === 'rail' ? 24 : 20
  const label = look === 'rail' ? 'visually-hidden' : linkStyles.label
  const link = `${linkStyles.link} ${linkStyles[look]}`
  return (
    <div className={styles.footer}>
      <Link to="/welcome" className={link} onClick={closeDrawer}>
        <Icon path={ICONS.arrowLeftRight} size={iconSize} />
        <span className={label}>{t`Demo / Dealer`}</span>
      </Link>
      {trialUrl && !inDealerMode && (
        <a href={trialUrl} className={link} target="_blank" rel="noreferrer">
          <Icon path={ICONS.externalLink} size={iconSize} />
          <span className={label}>{t`Start your free trial`}</span>
        </a>
      )}
    </div>
  )
}
