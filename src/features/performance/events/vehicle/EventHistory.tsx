import { useLingui } from '@lingui/react/macro'
import { lazy, memo, Suspense, useDeferredValue, useMemo } from 'react'
import { splitCodes } from '#domain/base/search'
import { healthLevelOf } from '#domain/dealer/anyVehicle'
import { type EventDay, eventDays, lastDriven } from '#domain/performance/eventDays'
import { eventFigures, safetyRate, safetyRateChange } from '#domain/performance/eventRows'
import { TRIP_DAYS } from '#domain/trips/trip'
import { VEHICLE_EVENTS, type VehicleEvent } from '#domain/vehicle/safetyEvents'
import { ColumnChart } from '../../../../charts/figures/ColumnChart'
import { MISSING } from '../../../../i18n/formats'
import { useFormats } from '../../../../i18n/useFormats'
import { useCapabilities } from '../../../../state/capabilities'
import { useRegion } from '../../../../state/region'
import { ChipGroup } from '../../../../ui/controls/ChipGroup'
import { cx } from '../../../../ui/cx'
import { Card } from '../../../../ui/display/Card'
import { cardClass } from '../../../../ui/display/cardClass'
import { StatTile } from '../../../../ui/display/StatTile'
import { EmptyState } from '../../../../ui/feedback/EmptyState'
import { Skeleton } from '../../../../ui/feedback/Skeleton'
import { ICONS } from '../../../../ui/icons/icons'
import { useZoneName } from '../../../../widgets/scope/useZoneName'
import { rateDelta, useEventNames } from '../eventTexts'
import styles from './VehicleEvents.module.css'
import type { FoundEvents, VehicleEventsScreenProps } from './VehicleEventsScreen'

/** Map and exact times load later, because they bring streets and telemetry. */
const VehicleMoments = lazy(() =>
  import('../../moments/VehicleMoments').then(({ VehicleMoments: it }) => ({ default: it })),
)

export type EventHistoryProps = Omit<VehicleEventsScreenProps, 'onDays' | 'id'> &
  Pick<FoundEvents, 'vehicle' | 'trips'> & { history: FoundEvents['days'] }

const NOON = 12 * 60

/** Totals of a vehicle's days, and its events: each one of the last seven days, counts by day before. */
export function EventHistory({ days, search, onSearch, vehicle, trips, history }: EventHistoryProps) {
  const { t } = useLingui()
  const { whole, rate, distance, signedPercent, daysAgo } = useFormats()
  const names = useEventNames()
  const { camera } = useCapabilities()
  const offered = useMemo(() => VEHICLE_EVENTS.filter((event) => event !== 'camera' || camera), [camera])
  const chosen = useMemo(() => splitCodes(search.types, offered), [search.types, offered])
  const types = chosen.length > 0 ? chosen : offered
  // What is chosen changes at once; the days with their events follow.
  const shownDays = useDeferredValue(days)
  const shownTypes = useDeferredValue(types)
  const listed = useMemo(
    () => (history ? eventDays(history, shownDays, shownTypes) : []),
    [history, shownDays, shownTypes],
  )
  const figures = eventFigures(healthLevelOf(vehicle), history ?? undefined, shownDays)
  if (history === null || figures.counts === null) {
    return (
      <section className={cardClass()}>
        {figures.driving === 'silent' ? (
          <EmptyState icon={ICONS.wifiOff} title={t`This vehicle sends no data`}>
            <p>{t`Events will appear here once it connects and is driven.`}</p>
          </EmptyState>
        ) : (
          <EmptyState icon={ICONS.car} title={t`This vehicle was not driven`}>
            <p>{t`It sends data. Events will appear here once it is driven.`}</p>
          </EmptyState>
        )}
      </section>
    )
  }
  const { counts } = figures
  const last = lastDriven(history)
  const delta = rateDelta(safetyRateChange(figures), signedPercent)
  return (
    <>
      <div className={cardClass(styles.tiles)}>
        <StatTile label={t`Safety events`} value={whole(figures.safety ?? 0)} />
        <StatTile
          label={t`Rate`}
          value={rate(safetyRate(figures)).value}
          unit={rate(safetyRate(figures)).unit}
          delta={delta ?? undefined}
        />
        <StatTile label={t`Score`} value={figures.score === null ? MISSING : whole(figures.score)} />
        <StatTile
          label={t`Distance`}
          value={distance(figures.distanceMi).value}
          unit={distance(figures.distanceMi).unit}
          caption={last === null ? undefined : t`Last driven ${daysAgo(last)}`}
        />
      </div>
      <ChipGroup
        label={t`Type of event`}
        chips={offered.map((event) => ({ id: event, label: names[event], count: whole(counts[event]) }))}
        value={chosen}
        onChange={(ids) => onSearch({ types: ids.join(',') || undefined, at: undefined })}
      />
      <DaysWithEvents
        listed={listed}
        types={shownTypes}
        last={last}
        vehicleId={vehicle.id}
        trips={trips}
        day={Number(search.day ?? 0)}
        selected={search.at ?? null}
        onSearch={onSearch}
      />
    </>
  )
}

interface DaysWithEventsProps extends Pick<EventHistoryProps, 'trips' | 'onSearch'> {
  /** The days of the window with their events, the newest first. */
  listed: readonly EventDay[]
  /** Types that are counted. */
  types: readonly VehicleEvent[]
  /** The newest full day on which the vehicle was driven; null if there is none. */
  last: number | null
  vehicleId: string
  /** The day on the map; 0 for all seven. */
  day: number
  /** The selected event; null for none. */
  selected: string | null
}

/** The events by day as a chart, the newest ones each on a map, and the earlier days. */
const DaysWithEvents = memo(function DaysWithEvents(props: DaysWithEventsProps) {
  const { listed, types, last, vehicleId, trips, day, selected, onSearch } = props
  const { t } = useLingui()
  const { daysAgo } = useFormats()
  const region = useRegion()
  const names = useEventNames()
  const zone = useZoneName()
  const withEvents = useMemo(() => listed.filter(({ total }) => total > 0), [listed])
  if (withEvents.length === 0) {
    return (
      <section className={cardClass()}>
        <EmptyState icon={ICONS.circleCheck} title={t`No events in this period`}>
          {last !== null && <p>{t`It was last driven on ${daysAgo(last)}.`}</p>}
        </EmptyState>
      </section>
    )
  }
  const recent = trips.length > 0 ? withEvents.filter(({ daysAgo: ago }) => ago <= TRIP_DAYS) : []
  const older = withEvents.filter((one) => !recent.includes(one))
  const waiting = <Skeleton className={styles.wait} />
  return (
    <>
      <Card title={t`Events by day`}>
        <DayColumns listed={listed} />
      </Card>
      {recent.length > 0 && (
        <Card title={t`Last 7 days, each event`} aside={zone}>
          <Suspense fallback={waiting}>
            <VehicleMoments
              waiting={waiting}
              vehicleId={vehicleId}
              trips={trips}
              days={recent}
              types={types}
              names={names}
              dayHead={(one, isSelected, onSelect) => (
                <DayHead day={one} types={types} selected={isSelected} onSelect={onSelect} />
              )}
              region={region}
              day={recent.some(({ daysAgo: ago }) => ago === day) ? day : null}
              onDay={(next) => onSearch({ day: next === null ? undefined : `${next}`, at: undefined })}
              selected={selected}
              onSelect={(key) => onSearch({ at: key ?? undefined })}
            />
          </Suspense>
        </Card>
      )}
      {older.length > 0 && (
        <Card title={recent.length > 0 ? t`Earlier days` : t`Days with events`}>
          <ol className={styles.older}>
            {older.map((one) => (
              <li key={one.daysAgo}>
                <DayHead day={one} types={types} />
              </li>
            ))}
          </ol>
        </Card>
      )}
    </>
  )
})

/** The number of events on each day, the oldest first; a day without driving is a gap. */
const DayColumns = memo(function DayColumns({ listed }: Pick<DaysWithEventsProps, 'listed'>) {
  const { t } = useLingui()
  const { whole, at, shortDate, weekday } = useFormats()
  return (
    <ColumnChart
      title={t`Events by day`}
      pointHead={t`Day`}
      valueHead={t`Events`}
      tickText={whole}
      points={listed.toReversed().map(({ daysAgo: ago, total, distanceMi }) => {
        const noon = at({ daysAgo: ago, minuteOfDay: NOON })
        return {
          key: String(ago),
          tick: shortDate(noon),
          name: `${weekday(noon)}, ${shortDate(noon)}`,
          value: distanceMi > 0 ? total : null,
          text: distanceMi > 0 ? whole(total) : t`Not driven`,
        }
      })}
    />
  )
})

interface DayHeadProps {
  day: EventDay
  /** Types that are counted. */
  types: readonly VehicleEvent[]
  selected?: boolean
  /** Chooses the day on the map; without it the day is text. */
  onSelect?: () => void
}

/** A day with its number of events of each type. */
function DayHead({ day, types, selected = false, onSelect }: DayHeadProps) {
  const { at, weekday, shortDate, whole } = useFormats()
  const names = useEventNames()
  const noon = at({ daysAgo: day.daysAgo, minuteOfDay: NOON })
  const counts = types
    .filter((type) => day.counts[type] > 0)
    .map((type) => `${names[type]} ${whole(day.counts[type])}`)
  const words = (
    <>
      <span className={styles.date}>
        {weekday(noon, 'short')} {shortDate(noon)}
      </span>
      <span className={styles.counts}>{counts.join(' · ')}</span>
    </>
  )
  if (!onSelect) return <div className={styles.dayHead}>{words}</div>
  return (
    <h3>
      <button
        type="button"
        className={cx(styles.dayHead, styles.dayButton)}
        aria-pressed={selected}
        onClick={onSelect}
      >
        {words}
      </button>
    </h3>
  )
}
