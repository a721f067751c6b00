import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Fragment, memo, type ReactNode } from 'react'
import { isInstalled } from '../../../pwa/installed'
import { useCapabilities } from '../../../state/capabilities'
import { useKioskConfig } from '../../../state/config'
import { openSheet } from '../../../state/sheet'
import { closeDrawer } from '../../../state/sidebar'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import styles from './NavFooter.module.css'
import linkStyles from './NavLink.module.css'

/** Mode switch and trial link below the navigation; they are not recorded. */
export const NavFooter = memo(function NavFooter({ look }: { look: 'full' | 'rail' }) {
  const { t } = useLingui()
  const { trialUrl } = useKioskConfig()
  const { trial } = useCapabilities()
  const iconSize = look === 'rail' ? 24 : 20
  const label = look === 'rail' ? 'visually-hidden' : linkStyles.label
  const link = `${linkStyles.link} ${linkStyles[look]}`
  return (
    <div className={styles.footer}>
      <Link to="/welcome" className={link} aria-label={t`Demo/Dealer`} onClick={closeDrawer}>
        <Icon path={ICONS.arrowLeftRight} size={iconSize} />
        <span className={label}>{breakAfterSlash(t`Demo/Dealer`)}</span>
      </Link>
      {trial && (
        <TrialLink href={trialUrl} className={link}>
          <Icon path={isInstalled() ? ICONS.qrCode : ICONS.externalLink} size={iconSize} />
          <span className={label}>{t`Start your free trial`}</span>
        </TrialLink>
      )}
    </div>
  )
})

/** Lets larger text wrap after the slash and not within a word. */
function breakAfterSlash(text: string): ReactNode {
  const [first, ...others] = text.split('/')
  return [
    first,
    ...others.map((part) => (
      <Fragment key={part}>
        /<wbr />
        {part}
      </Fragment>
    )),
  ]
}

/**
 * Shows a QR code in the installed kiosk, where a link would leave the app (docs/decisions.md D13), otherwise a
 * link.
 */
function TrialLink({ href, className, children }: { href: string; className: string; children: ReactNode }) {
  if (!isInstalled()) {
    return (
      <a href={href} className={className} target="_blank" rel="noreferrer">
        {children}
      </a>
    )
  }
  const show = () => {
    closeDrawer()
    openSheet('trial')
  }
  return (
    <button type="button" className={className} onClick={show}>
      {children}
    </button>
  )
}
