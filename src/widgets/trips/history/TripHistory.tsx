import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useMemo } from 'react'
import type { Region } from '#domain/base/locale'
import type { Trip } from '#domain/trips/trip'
import { drivenDays, type TripsOwner } from '#domain/trips/tripHistory'
import type { TripSearch } from '#domain/trips/tripSearch'
import type { WindowDays } from '#domain/vehicle/score'
import { Button } from '../../../ui/controls/Button'
import { cardClass } from '../../../ui/display/cardClass'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { Gate } from '../../../ui/feedback/Gate'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { useIsPainted } from '../../../ui/feedback/useIsPainted'
import { TRIP_ICONS } from '../../../ui/icons/tripIcons'
import { DayHeader } from './DayHeader'
import { DayTotals } from './DayTotals'
import { ScoreCard } from './ScoreCard'
import { TripFacts } from './TripFacts'
import styles from './TripHistory.module.css'
import { TripList } from './TripList'
import { type History, useTripHistory } from './useTripHistory'
import { WindowScores } from './WindowScores'

/** A change of the address; null removes a parameter. */
export interface TripSearchChange {
  day?: number | null
  trip?: string | null
  second?: number | null
  window?: WindowDays
}

export interface TripHistoryProps {
  /** The vehicle or driver. */
  of: TripsOwner
  region: Region
  search: TripSearch
  /** `replace` adds no history entry. */
  onSearch: (change: TripSearchChange, replace?: boolean) => void
}

/** Map, replay and chart are loaded when a visitor opens trips. */
const TripStage = lazy(() => import('../replay/TripStage').then((part) => ({ default: part.TripStage })))

/** The trips of a vehicle or a driver, day by day: list, map with replay, score and facts. */
export function TripHistory({ of, region, search, onSearch }: TripHistoryProps) {
  const history = useTripHistory(of, search)
  const { day, days, figures } = history
  const isListed = useIsPainted()
  const driven = useMemo(() => {
    const found = drivenDays(days ?? [], of)
    if (history.drivenToday) found.add(0)
    return found
  }, [days, of, history.drivenToday])
  const choose = (trip: Trip) => onSearch({ day: trip.daysAgo, trip: trip.id, second: null })
  const screen = (
    <div className={styles.screen}>
      <div className={styles.grid}>
        <div className={styles.left}>
          <section className={cardClass(styles.panel)}>
            <DayHeader
              day={day}
              driven={driven}
              figures={figures}
              onDay={(chosen) => onSearch({ day: chosen, trip: null, second: null })}
            />
            {history.trips === null ? (
              <Waiting />
            ) : (
              <TripList
                trips={history.trips}
                region={region}
                selectedId={history.trip?.id ?? null}
                onSelect={choose}
              />
            )}
          </section>
          {days && (
            <div className={styles.windows}>
              <WindowScores
                of={of}
                days={days}
                window={search.window}
                onWindow={(window) => onSearch({ window }, true)}
              />
            </div>
          )}
        </div>
        <Shown
          history={history}
          region={region}
          withStage={isListed}
          second={search.second}
          onSecond={(second) => onSearch({ day, trip: history.trip?.id ?? null, second }, true)}
          onNewest={() => onSearch({ day: null, trip: null, second: null })}
        />
      </div>
    </div>
  )
  return (
    <Gate
      live={history.reads}
      loading={screen}
      frame={(problem) => <section className={cardClass()}>{problem}</section>}
    >
      {() => screen}
    </Gate>
  )
}

interface ShownProps {
  history: History
  region: Region
  /** False until the list is painted, because map, replay and chart follow it. */
  withStage: boolean
  second: number | null
  onSecond: (second: number) => void
  onNewest: () => void
}

/** Beside the list: a trip, the figures of an old day, or why there is neither. */
function Shown({ history, region, withStage, second, onSecond, onNewest }: ShownProps) {
  const { t } = useLingui()
  const { trip, trips, figures, unknown, single } = history
  if (unknown) {
    return (
      <div className={styles.wide}>
        <EmptyState
          icon={TRIP_ICONS.route}
          title={t`We could not find this trip`}
          actions={<Button kind="primary" onClick={onNewest}>{t`Show latest trip`}</Button>}
        >
          <p>{t`It may be older than seven days, or the link may be incorrect.`}</p>
        </EmptyState>
      </div>
    )
  }
  if (trips === null) return <Skeleton className={`${styles.wide} ${styles.wait}`} />
  if (!trip) {
    return (
      <div className={styles.wide}>
        {figures && !single ? (
          <DayTotals figures={figures} />
        ) : (
          <EmptyState icon={TRIP_ICONS.route} title={t`No trips on this day`}>
            <p>{t`Days with trips have a dot on the calendar.`}</p>
          </EmptyState>
        )}
      </div>
    )
  }
  const waiting = <Skeleton className={`${styles.middle} ${styles.wait}`} />
  return (
    <>
      {withStage ? (
        <Suspense fallback={waiting}>
          <TripStage trip={trip} region={region} second={second} onSecond={onSecond} />
        </Suspense>
      ) : (
        waiting
      )}
      <div className={styles.side}>
        <ScoreCard trip={trip} />
        <TripFacts trip={trip} region={region} />
      </div>
    </>
  )
}

function Waiting() {
  const { t } = useLingui()
  return (
    <div className={styles.rows}>
      <p className="visually-hidden" role="status">{t`Loading trips`}</p>
      {[1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className={styles.row} />
      ))}
    </div>
  )
}
