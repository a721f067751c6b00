import { plural } from '@lingui/core/macro'
import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { type ComponentType, useEffect, useId, useState } from 'react'
import type { Region } from '#domain/base/locale'
import { eventTypeOf, type FeedItem, type TripEvent } from '#domain/notifications/feed'
import {
  DEDUCTION_KINDS,
  type DeductionKind,
  eventDeduction,
  FULL_SCORE,
  type ScoredEvents,
  speedDeduction,
} from '#domain/vehicle/score'
import { useFormats } from '../../../i18n/useFormats'
import { useCapabilities } from '../../../state/capabilities'
import { useRegion } from '../../../state/region'
import { cardClass } from '../../../ui/display/cardClass'
import { StatusLabel } from '../../../ui/display/StatusLabel'
import { afterNextPaint } from '../../../ui/feedback/afterNextPaint'
import { Gate } from '../../../ui/feedback/Gate'
import { MAP_ICONS } from '../../../ui/icons/mapIcons'
import { feedLook } from '../../../widgets/notifications/feed/feedLook'
import { useFeedText } from '../../../widgets/notifications/feed/useFeedText'
import { useShowsTrips } from '../../../widgets/notifications/feed/useShowsTrips'
import { useZoneName } from '../../../widgets/scope/useZoneName'
import { LOSS_LOOK } from '../../../widgets/trips/score/dotLook'
import { Facts } from '../../../widgets/trips/score/Facts'
import { LossRow } from '../../../widgets/trips/score/LossRow'
import { LossSum } from '../../../widgets/trips/score/LossSum'
import { ScoreRing } from '../../../widgets/trips/score/ScoreRing'
import { useLossNames } from '../../../widgets/trips/score/useLossNames'
import { Locked } from '../../../widgets/upgrade/Locked'
import { EVENT_TYPE_LOOKS } from '../eventTypeLooks'
import type { ItemPlace } from '../map/ItemMap'
import { ItemActions } from './ItemActions'
import styles from './ItemDetail.module.css'
import { type ItemVehicle, useItemPlace, useItemTrip, useItemVehicle } from './itemContext'
import { itemSentence, useItemFacts } from './itemText'
import { Subjects } from './Subjects'

/** One notification in full: the event with its figures, place and people, and links. */
export function ItemDetail({ item }: { item: FeedItem }) {
  const { _ } = useCatalog()
  const formats = useFormats()
  const textOf = useFeedText()
  const showsTrips = useShowsTrips()
  const heading = useId()
  const zone = useZoneName()
  const vehicle = useItemVehicle(item)
  const at = formats.at(item)
  const { event } = item
  const type = EVENT_TYPE_LOOKS[eventTypeOf(event)]
  return (
    <article className={cardClass(styles.item)} aria-labelledby={heading}>
      <div className={styles.head}>
        <StatusLabel tone={feedLook(event).tone} icon={type.icon} pill>
          {_(type.name)}
        </StatusLabel>
        <time className={styles.when} dateTime={at.toISOString()}>
          {[formats.dateTime(at), zone].filter(Boolean).join(', ')}
        </time>
      </div>
      <div>
        <h2 id={heading} tabIndex={-1} className={styles.title}>
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

type Drawing = ComponentType<{ place: ItemPlace; region: Region }>

/** The map of a notification, rendered after the text around it is painted. */
function PlaceMap({ place, region }: { place: ItemPlace; region: Region }) {
  const { t } = useLingui()
  const [Drawn, setDrawn] = useState<Drawing | 'lost' | null>(null)
  useEffect(
    () =>
      afterNextPaint(() => {
        import('../map/ItemMap').then(
          ({ ItemMap }) => setDrawn(() => ItemMap),
          () => setDrawn('lost'),
        )
      }),
    [],
  )
  return (
    <div className={styles.map}>
      {Drawn === 'lost' ? (
        <p className={styles.lost}>{t`This device cannot display the map.`}</p>
      ) : (
        Drawn && <Drawn place={place} region={region} />
      )}
    </div>
  )
}

interface TripLossesProps {
  event: TripEvent
  /** The trip with its points; null if it is not stored on this device. */
  trip: ScoredEvents | null
}

/** The parts of a trip's score: how often each kind of event happened, and the points that it cost. */
function TripLosses({ event, trip }: TripLossesProps) {
  const { t } = useLingui()
  const names = useLossNames()
  const { breakdown, info } = event
  const times: Record<DeductionKind, number> = {
    hardBraking: breakdown.hardBrake,
    hardAcceleration: breakdown.hardAcceleration,
    roadSpeeding: breakdown.roadSpeeding,
    speedOver80: breakdown.speedingOver80,
  }
  const pointsOf = (kind: DeductionKind): number => {
    if (trip) return trip[kind]?.deduction ?? 0
    return kind === 'speedOver80' ? speedDeduction(times[kind], 0) : eventDeduction(times[kind])
  }
  return (
    <div>
      <ul>
        {DEDUCTION_KINDS.map((kind) => (
          <LossRow
            key={kind}
            {...LOSS_LOOK[kind]}
            name={names[kind]}
            detail={t`${plural(times[kind], { one: '# time', other: '# times' })}`}
            points={pointsOf(kind)}
          />
        ))}
      </ul>
      <LossSum lost={FULL_SCORE - info.score} score={info.score} />
    </div>
  )
}
