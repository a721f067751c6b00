import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { CenterSearch } from '#domain/notifications/centerSearch'
import { cardClass } from '../../../ui/display/cardClass'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { Gate } from '../../../ui/feedback/Gate'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { useShownFeed } from '../../../widgets/notifications/unread/useShownFeed'
import { ItemDetail } from './ItemDetail'
import styles from './ItemPage.module.css'

/** One notification on a narrow screen, with a link back to the unchanged list. */
export function ItemPage({ id, search }: { id: string; search: CenterSearch }) {
  const { t } = useLingui()
  return (
    <div className={styles.page}>
      <Link
        to="/all-notifications"
        search={{ ...search, item: undefined }}
        className={styles.back}
        activeOptions={{ exact: true, includeSearch: true }}
      >
        <Icon path={ICONS.chevronLeft} />
        {t`All notifications`}
      </Link>
      <Gate live={useShownFeed()}>
        {(items) => {
          const item = items.find((one) => one.id === id)
          return item ? (
            <ItemDetail key={id} item={item} />
          ) : (
            <div className={cardClass()}>
              <EmptyState icon={ICONS.bell} title={t`This notification is gone`} />
            </div>
          )
        }}
      </Gate>
    </div>
  )
}
