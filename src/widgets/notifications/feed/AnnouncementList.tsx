import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { textIn } from '#domain/base/localText'
import type { Announcement } from '#domain/notifications/announcement'
import { useAnnouncements } from '../../../data/queries/announcements'
import { useFormats } from '../../../i18n/useFormats'
import { useLocale } from '../../../state/locale'
import { setPanelOpen } from '../../../state/panel'
import { useSection } from '../../../state/useSection'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { Gate } from '../../../ui/feedback/Gate'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { ANNOUNCEMENT_ICONS } from './announcementIcons'
import styles from './List.module.css'

/** News about the product, newest first. */
export function AnnouncementList() {
  return (
    <Gate live={useAnnouncements(useSection())}>
      {(announcements) => <Announcements announcements={announcements} />}
    </Gate>
  )
}

function Announcements({ announcements }: { announcements: readonly Announcement[] }) {
  const { t } = useLingui()
  const formats = useFormats()
  const locale = useLocale()
  if (announcements.length === 0)
    return <EmptyState icon={ICONS.megaphone} title={t`No Announcements Found`} />
  return (
    <ul className={styles.list}>
      {announcements.map(({ id, kind, title, body, publishedAt, link }) => (
        <li key={id} className={styles.row}>
          <span className={styles.icon} data-tone="brand">
            <Icon path={ANNOUNCEMENT_ICONS[kind]} />
          </span>
          <div className={styles.words}>
            <p className={styles.title}>{textIn(title, locale)}</p>
            <p className={styles.body}>{textIn(body, locale)}</p>
            <p className={styles.detail}>{formats.date(formats.at(publishedAt))}</p>
            {link !== null && (
              <Link to={link} className={styles.link} onClick={() => setPanelOpen(false)}>
                <Trans>Take a look</Trans>
                <Icon path={ICONS.chevronRight} size={20} />
              </Link>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}
