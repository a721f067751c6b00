import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { matchLive, valueOr } from '#domain/base/live'
import type { FeedItem } from '#domain/notifications/feed'
import { usePerson } from '../../../data/queries/people'
import { useDriverScores } from '../../../data/queries/vehicleDays'
import { useFormats } from '../../../i18n/useFormats'
import { useCapabilities } from '../../../state/capabilities'
import { Avatar } from '../../../ui/display/Avatar'
import { VehicleArt } from '../../../ui/display/VehicleArt'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import styles from './ItemDetail.module.css'
import type { ItemVehicle } from './itemContext'

export interface SubjectsProps {
  item: FeedItem
  /** Null if it was removed. */
  vehicle: ItemVehicle | null
}

/** The vehicle and the driver of an item, with a link to each that still exists. */
export function Subjects({ item, vehicle }: SubjectsProps) {
  const { t } = useLingui()
  const { vehicleId, driverId, driver, section } = item
  return (
    <ul className={styles.subjects}>
      <li>
        {vehicle ? (
          <Subject
            to={vehicle.opens ? `/1/detail/${vehicleId}` : null}
            picture={<VehicleArt image={vehicle.image} detail="tile" />}
            name={vehicle.label}
          >
            {vehicle.model}
          </Subject>
        ) : (
          <Subject
            to={null}
            picture={
              <span className={styles.noArt}>
                <Icon path={ICONS.car} />
              </span>
            }
            name={item.vehicle}
          >
            {section === 'fleet' ? t`No longer in the fleet` : t`No longer in the inventory`}
          </Subject>
        )}
      </li>
      {driver !== null && (
        <li>
          {driverId === null ? (
            <Subject to={null} picture={<Avatar name={driver} />} name={driver} />
          ) : (
            <Driver id={driverId} name={driver} />
          )}
        </li>
      )}
    </ul>
  )
}

/** The score window in the list of users, days. */
const LISTED_DAYS = 30

function Driver({ id, name }: { id: string; name: string }) {
  const { t } = useLingui()
  const { whole } = useFormats()
  const person = usePerson(id)
  const scores = valueOr(useDriverScores(id), null)
  const isGone = matchLive(person, {
    loading: () => false,
    ready: () => false,
    missing: () => true,
    error: () => true,
  })
  const { driverBehavior } = useCapabilities()
  const score = driverBehavior ? (scores?.[LISTED_DAYS] ?? null) : null
  const [days, points] = [whole(LISTED_DAYS), score === null ? null : whole(score)]
  const words = points === null ? null : t`${days}-day score ${points}`
  return (
    <Subject to={isGone ? null : `/2/detail/${id}`} picture={<Avatar name={name} />} name={name}>
      {isGone ? t`No longer in the fleet` : words}
    </Subject>
  )
}

interface SubjectProps {
  /** Null without a page to open. */
  to: string | null
  picture: ReactNode
  name: string
  children?: ReactNode
}

function Subject({ to, picture, name, children }: SubjectProps) {
  const content = (
    <>
      {picture}
      <span className={styles.who}>
        <span className={styles.name}>{name}</span>
        {children && <span className={styles.more}>{children}</span>}
      </span>
      {to !== null && <Icon path={ICONS.chevronRight} />}
    </>
  )
  return to === null ? (
    <span className={styles.subject}>{content}</span>
  ) : (
    <Link to={to} className={styles.subject} activeOptions={{ exact: true }}>
      {content}
    </Link>
  )
}
