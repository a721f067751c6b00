import { surface } from '../../../ui/display/surface'
import { AnnouncementList } from '../../../widgets/notifications/feed/AnnouncementList'
import styles from './tabs.module.css'

/** The full announcements. */
export function AnnouncementsTab() {
  return (
    <section className={surface(styles.news)}>
      <AnnouncementList />
    </section>
  )
}
