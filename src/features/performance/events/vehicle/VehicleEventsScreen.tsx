import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { joinLive, type Live, mapLive, orNull, ready } from '#domain/base/live'
import { type AnyVehicle, filterByGroup, sectionOfVehicle } from '#domain/dealer/anyVehicle'
import type { VehicleEventsSearch } from '#domain/performance/eventsSearch'
import type { Trip } from '#domain/trips/trip'
import type { WindowDays } from '#domain/vehicle/score'
import { modelText } from '#domain/vehicle/vehicle'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'
import { useVehiclesOf } from '../../../../data/queries/anyVehicles'
import { useTripsOfVehicle } from '../../../../data/queries/trips'
import { useDaysOfVehicle } from '../../../../data/queries/vehicleDays'
import { useCapabilities } from '../../../../state/capabilities'
import { LinkButton } from '../../../../ui/controls/LinkButton'
import { cardClass } from '../../../../ui/display/cardClass'
import { Gate } from '../../../../ui/feedback/Gate'
import { Notice } from '../../../../ui/feedback/Notice'
import { Icon } from '../../../../ui/icons/Icon'
import { ICONS } from '../../../../ui/icons/icons'
import { useVehicleScope } from '../../../../widgets/scope/useVehicleScope'
import { LockedScreen } from '../../../../widgets/upgrade/LockedScreen'
import { NameCell } from '../../../../widgets/vehicle/NameCell'
import { EmptyMap } from '../../../../widgets/vehicleMap/EmptyMap'
import listStyles from '../../SafetyList.module.css'
import { WindowHead } from '../../WindowHead'
import { EventHistory } from './EventHistory'
import styles from './VehicleEvents.module.css'

export interface VehicleEventsScreenProps {
  id: string
  days: WindowDays
  onDays: (days: WindowDays) => void
  search: VehicleEventsSearch
  onSearch: (change: VehicleEventsSearch) => void
}

/** The events of one vehicle, by day and on the map (docs/rules.md PE-04; docs/decisions.md D24). */
export function VehicleEventsScreen(props: VehicleEventsScreenProps) {
  const { t } = useLingui()
  if (!useCapabilities().performance) {
    return (
      <LockedScreen title={t`Trip events are not included in your plan`} room={<EmptyMap />}>
        {t`A higher plan lists hard braking, speeding, and other events of every vehicle, each with its place and time.`}
      </LockedScreen>
    )
  }
  return <VehicleEvents {...props} />
}

/** A vehicle's events, with links to the list and to its neighbors. */
function VehicleEvents({ id, days, onDays, search, onSearch }: VehicleEventsScreenProps) {
  const { t } = useLingui()
  return (
    <Gate live={useFoundEvents(id)} frame={(problem) => <section className={cardClass()}>{problem}</section>}>
      {(found) =>
        found === null ? (
          <section className={cardClass()}>
            <Notice
              icon={ICONS.car}
              title={t`We could not find this vehicle`}
              actions={<LinkButton kind="primary" to="/4/events">{t`View all trip events`}</LinkButton>}
            >
              <p>{t`The link may be incomplete, or the vehicle may have been removed.`}</p>
            </Notice>
          </section>
        ) : (
          <div className={listStyles.screen}>
            <div className={styles.top}>
              <Link to="/4/events" search={{ days: `${days}` }} className={styles.back}>
                <Icon path={ICONS.chevronLeft} />
                {t`All vehicles`}
              </Link>
              <Neighbors found={found} days={`${days}`} />
            </div>
            <WindowHead days={days} onDays={onDays} />
            <div className={styles.vehicle}>
              <NameCell
                image={found.vehicle.image}
                label={found.vehicle.label}
                model={modelText(found.vehicle)}
              />
              <LinkButton kind="plain" to="/1/detail/$id" params={{ id: found.vehicle.id }}>
                {t`View vehicle`}
              </LinkButton>
            </div>
            <EventHistory
              days={days}
              search={search}
              onSearch={onSearch}
              vehicle={found.vehicle}
              trips={found.trips}
              history={found.days}
            />
          </div>
        )
      }
    </Gate>
  )
}

/** The vehicles before and after it in the list. */
function Neighbors({ found, days }: { found: FoundEvents; days: `${7 | 30 | 60}` }) {
  const { t } = useLingui()
  const { vehicle, listed } = found
  const at = listed.findIndex(({ id }) => id === vehicle.id)
  const before = at > 0 ? listed[at - 1] : undefined
  const after = at >= 0 ? listed[at + 1] : undefined
  return (
    <nav className={styles.steps} aria-label={t`Other vehicles`}>
      {before && (
        <LinkButton kind="plain" to="/4/events/$id" params={{ id: before.id }} search={{ days }}>
          <Icon path={ICONS.chevronLeft} />
          {t`Previous`}
          <span className="visually-hidden">: {before.label}</span>
        </LinkButton>
      )}
      {after && (
        <LinkButton kind="plain" to="/4/events/$id" params={{ id: after.id }} search={{ days }}>
          {t`Next`}
          <span className="visually-hidden">: {after.label}</span>
          <Icon path={ICONS.chevronRight} />
        </LinkButton>
      )}
    </nav>
  )
}

export interface FoundEvents {
  vehicle: AnyVehicle
  /** All vehicles of its list, in order. */
  listed: readonly AnyVehicle[]
  /** Null without daily figures. */
  days: VehicleDays | null
  trips: readonly Trip[]
}

/** Trips of a dealer have no single events. */
const NO_TRIPS = ready([])

/** A vehicle with its daily figures and trips; null for an unknown id. */
function useFoundEvents(id: string): Live<FoundEvents | null> {
  const { section, group } = useVehicleScope(sectionOfVehicle(id))
  const vehicles = useVehiclesOf(section)
  const days = useDaysOfVehicle(id)
  const kept = useTripsOfVehicle(id)
  const trips = section === 'fleet' ? kept : NO_TRIPS
  return useMemo(
    () =>
      mapLive(joinLive({ vehicles, days: orNull(days), trips }), (stored) => {
        const vehicle = stored.vehicles.find((one) => one.id === id)
        const listed = filterByGroup(stored.vehicles, group)
        return vehicle ? { vehicle, listed, days: stored.days, trips: stored.trips } : null
      }),
    [vehicles, days, trips, group, id],
  )
}
