import { useLingui } from '@lingui/react/macro'
import { valueOr } from '#domain/base/live'
import { TRIPS_TAB } from '#domain/device/routes'
import { alertOf, alertTypeOf } from '#domain/notifications/alertOf'
import type { FeedItem } from '#domain/notifications/feed'
import { writeTripSearch } from '#domain/trips/tripSearch'
import { useSectionRules } from '../../../data/queries/notificationRules'
import { LinkButton } from '../../../ui/controls/LinkButton'
import styles from './ItemDetail.module.css'
import type { ItemTrip, ItemVehicle } from './itemContext'

export interface ItemActionsProps {
  item: FeedItem
  ride: ItemTrip
  /** Null if it was removed. */
  vehicle: ItemVehicle | null
}

/** Links of an item: to its moment, and to its alert. */
export function ItemActions({ item, ride, vehicle }: ItemActionsProps) {
  return (
    <div className={styles.actions}>
      <Lead item={item} ride={ride} vehicle={vehicle} />
      <AlertLink item={item} tags={vehicle?.tags ?? NO_TAGS} />
    </div>
  )
}

const NO_TAGS: readonly string[] = []

function Lead({ item, ride, vehicle }: ItemActionsProps) {
  const { t } = useLingui()
  const { event, vehicleId } = item
  const { trip, second, dealerTrip } = ride
  if (event.kind === 'recall') return <LinkButton kind="primary" to="/11">{t`View recalls`}</LinkButton>
  if (event.kind === 'report')
    return (
      <LinkButton kind="primary" to="/5" search={{ report: event.reportId, run: `${event.run}` }}>
        {t`View report`}
      </LinkButton>
    )
  if (!vehicle?.opens) return null
  const params = { id: vehicleId }
  if (trip)
    return (
      <LinkButton
        kind="primary"
        to="/1/detail/$id"
        params={params}
        search={{ tab: TRIPS_TAB, ...writeTripSearch({ day: trip.daysAgo, trip: trip.id, second }) }}
      >
        {second === null ? t`Replay this trip` : t`Replay this moment`}
      </LinkButton>
    )
  if (dealerTrip)
    return (
      <LinkButton
        kind="primary"
        to="/1/detail/$id"
        params={params}
        search={{ tab: TRIPS_TAB, trip: dealerTrip.id }}
      >
        {t`View this trip`}
      </LinkButton>
    )
  if (event.kind === 'charging')
    return (
      <LinkButton kind="primary" to="/0" search={{ tab: 'charging' }}>
        {t`View charging stations`}
      </LinkButton>
    )
  return (
    <LinkButton kind="primary" to="/1/detail/$id" params={params}>
      {t`View vehicle`}
    </LinkButton>
  )
}

/** A link to the alert's editor, or to a new alert of its type if there is none for this vehicle. */
function AlertLink({ item, tags }: { item: FeedItem; tags: readonly string[] }) {
  const { t } = useLingui()
  const { event, vehicleId, section } = item
  const type = alertTypeOf(event)
  const rules = valueOr(useSectionRules(section), null)
  if (type === null || rules === null) return null
  const rule = alertOf(
    event,
    { id: vehicleId, tags },
    rules.filter((one) => one.type === type),
  )
  if (!rule && event.kind === 'rule' && event.ruleId !== null)
    return <p className={styles.gone}>{t`This alert was deleted.`}</p>
  return (
    <LinkButton
      kind="plain"
      to="/7/set/{-$type}/{-$editing}"
      params={{ type: String(type), editing: rule?.id }}
    >
      {rule ? t`Edit alert` : t`Create an alert`}
    </LinkButton>
  )
}
