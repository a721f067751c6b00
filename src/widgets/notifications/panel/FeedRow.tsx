import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { regionOf } from '../../../domain/kiosk/locale'
import { useFormats } from '../../../i18n/FormatsProvider'
import { useLocale } from '../../../state/locale'
import { setPanelOpen } from '../../../state/panel'
import { Icon } from '../../../ui/icons/Icon'
import { feedLook } from './feedLook'
import { feedText, type PanelItem } from './feedText'
import styles from './List.module.css'

/** One notification: what happened, to which vehicle, who drove, when. A fleet's leads to its vehicle. */
export function FeedRow({ item, unread }: { item: PanelItem; unread: boolean }) {
  const { _ } = useCatalog()
  const { t } = useLingui()
  const formats = useFormats()
  const region = regionOf(useLocale())
  const { icon, tone } = feedLook(item.event)
  const at = formats.at(item)
  const content = (
    <>
      <span className={styles.icon} data-tone={tone}>
        <Icon path={icon} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>{_(feedText(item.event, formats, region))}</span>
        <span className={styles.detail}>{[item.vehicle, item.driver].filter(Boolean).join(', ')}</span>
      </span>
      <time className={styles.when} dateTime={at.toISOString()}>
        {formats.dateTime(at)}
      </time>
      {unread && (
        <span className={styles.dot}>
          <span className="visually-hidden">{t`New`}</span>
        </span>
      )}
    </>
  )
  return (
    <li>
      {item.section === 'fleet' ? (
        <Link
          to="/1/detail/$id"
          params={{ id: item.vehicleId }}
          className={`${styles.row} ${styles.open}`}
          onClick={() => setPanelOpen(false)}
        >
          {content}
        </Link>
      ) : (
        <span className={styles.row}>{content}</span>
      )}
    </li>
  )
}
