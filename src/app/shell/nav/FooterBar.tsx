import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { FOOTER_BAR, isCurrent } from '#domain/device/navigation'
import { recordEvent } from '../../../session/recordEvent'
import { useNavHint } from '../../../state/navHint'
import { togglePanel, usePanelOpen } from '../../../state/panel'
import { Icon } from '../../../ui/icons/Icon'
import { PANEL_TOGGLE } from '../../../widgets/notifications/unread/panelId'
import styles from './FooterBar.module.css'
import { isHintedBy } from './footerHint'
import { labelOf, NAV_ICONS } from './navEntries'
import { useTargetPath } from './useTargetPath'

/**
 * Shortcuts under a narrow screen; the bell opens the panel instead of a screen (docs/decisions.md D9).
 */
export function FooterBar() {
  const { _ } = useCatalog()
  const { t } = useLingui()
  const chosen = useTargetPath()
  const panelOpen = usePanelOpen()
  const hint = useNavHint()
  return (
    <nav className={styles.bar} aria-label={t`Shortcuts`} data-edge="bottom">
      {FOOTER_BAR.map(({ name, icon, titleKey, target }) =>
        target === null ? (
          <button
            key={name}
            type="button"
            className={styles.link}
            data-hinted={isHintedBy(hint, target)}
            data-target="bell"
            aria-haspopup="dialog"
            aria-expanded={panelOpen}
            {...PANEL_TOGGLE}
            onClick={() => {
              void recordEvent(name)
              togglePanel()
            }}
          >
            <Icon path={NAV_ICONS[icon]} size={24} />
            <span className={styles.label}>{_(labelOf(titleKey))}</span>
          </button>
        ) : (
          <Link
            key={name}
            to={target}
            className={styles.link}
            data-hinted={isHintedBy(hint, target)}
            aria-current={isCurrent(target, chosen) ? 'page' : undefined}
            activeOptions={{ exact: true }}
            onClick={() => void recordEvent(name)}
          >
            <Icon path={NAV_ICONS[icon]} size={24} />
            <span className={styles.label}>{_(labelOf(titleKey))}</span>
          </Link>
        ),
      )}
    </nav>
  )
}
