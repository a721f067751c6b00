import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { eventTypeOf, type FeedItem } from '#domain/notifications/feed'
import { useFormats } from '../../../i18n/FormatsProvider'
import { useCapabilities } from '../../../state/capabilities'
import { useRegion } from '../../../state/region'
import { StatusLabel } from '../../../ui/display/StatusLabel'
import { surface } from '../../../ui/display/surface'
import { Gate } from '../../../ui/feedback/Gate'
import { MAP_ICONS } from '../../../ui/icons/mapIcons'
import { EVENT_TYPE_LOOKS } from '../../../widgets/notifications/feed/eventTypeLooks'
import { feedLook } from '../../../widgets/notifications/feed/feedLook'
import { useFeedText } from '../../../widgets/notifications/feed/useFeedText'
import { useShowsTrips } from '../../../widgets/notifications/feed/useShowsTrips'
import { Facts } from '../../../widgets/trips/score/Facts'
import { ScoreRing } from '../../../widgets/trips/score/ScoreRing'
import { Locked } from '../../../widgets/upgrade/Locked'
import { ItemActions } from './ItemActions'
import styles from './ItemDetail.module.css'
import { itemSentence } from './itemSentence'
import { PlaceMap } from './PlaceMap'
import { Subjects } from './Subjects'
import { TripLosses } from './TripLosses'
import { useItemFacts } from './useItemFacts'
import { useItemPlace } from './useItemPlace'
import { useItemTrip } from './useItemTrip'
import { type ItemVehicle, useItemVehicle } from './useItemVehicle'

/** One notification in full: the event with its figures, place and people, and links. */
export function ItemDetail({ item }: { item: FeedItem }) {
  const { _ } = useCatalog()
  const formats = useFormats()
  const textOf = useFeedText()
  const showsTrips = useShowsTrips()
  const heading = useId()
  const vehicle = useItemVehicle(item)
  const at = formats.at(item)
  const { event } = item
  const type = EVENT_TYPE_LOOKS[eventTypeOf(event)]
  return (
    <article className={surface(styles.item)} aria-labelledby={heading}>
      <div className={styles.head}>
        <StatusLabel tone={feedLook(event).tone} icon={type.icon} pill>
          {_(type.name)}
        </StatusLabel>
        <time className={styles.when} dateTime={at.toISOString()}>
          {formats.dateTime(at)}
        </time>
      </div>
      <div>
        <h2 id={heading} className={styles.title}>
          {textOf(event)}
        </h2>
        {(event.kind !== 'trip' || showsTrips) && (
          <p className={styles.sentence}>{_(itemSentence(event, formats))}</p>
        )}
      </div>
      <Gate live={vehicle}>{(found) => <Story item={item} vehicle={found} />}</Gate>
    </article>
  )
}

function Story({ item, vehicle }: { item: FeedItem; vehicle: ItemVehicle | null }) {
  const { t } = useLingui()
  const region = useRegion()
  const { trips, vehiclePositions } = useCapabilities()
  const showsTrips = useShowsTrips()
  const { event } = item
  const facts = useItemFacts(event)
  const ride = useItemTrip(item)
  const place = useItemPlace(event, ride, region)
  return (
    <>
      {place && vehiclePositions && vehicle?.masked && (
        <StatusLabel tone="unk" icon={MAP_ICONS.eyeOff}>
          {t`Location masking is on, so the place is hidden.`}
        </StatusLabel>
      )}
      {place && vehiclePositions && !vehicle?.masked && <PlaceMap place={place} region={region} />}
      {facts.length > 0 && event.kind !== 'trip' && <Facts facts={facts} className={styles.facts} />}
      {event.kind === 'trip' && showsTrips && (
        <>
          <div className={styles.figures}>
            <ScoreRing score={event.info.score} />
            <Facts facts={facts} className={styles.facts} />
          </div>
          <TripLosses event={event} trip={ride.trip ?? ride.dealerTrip} />
        </>
      )}
      {event.kind === 'trip' && trips && !showsTrips && (
        <Locked part="tripHistory" name={t`Score and distance`}>
          <Facts facts={facts} className={styles.facts} />
        </Locked>
      )}
      {event.kind !== 'report' && <Subjects item={item} vehicle={vehicle} />}
      <ItemActions item={item} ride={ride} vehicle={vehicle} />
    </>
  )
}
