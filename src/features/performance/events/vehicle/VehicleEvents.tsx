import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Live } from '#domain/base/live'
import type { AnyVehicle } from '#domain/dealer/anyVehicle'
import type { Trip } from '#domain/trips/trip'
import { modelText } from '#domain/vehicle/vehicle'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'
import { LinkButton } from '../../../../ui/controls/LinkButton'
import { surface } from '../../../../ui/display/surface'
import { Gate } from '../../../../ui/feedback/Gate'
import { Notice } from '../../../../ui/feedback/Notice'
import { Icon } from '../../../../ui/icons/Icon'
import { ICONS } from '../../../../ui/icons/icons'
import { WindowHead } from '../../../../widgets/period/WindowHead'
import { NameCell } from '../../../../widgets/vehicle/NameCell'
import listStyles from '../../SafetyList.module.css'
import { EventHistory } from './EventHistory'
import styles from './VehicleEvents.module.css'
import type { VehicleEventsScreenProps } from './VehicleEventsScreen'

export interface FoundEvents {
  vehicle: AnyVehicle
  /** The vehicles among which it stands, in their order. */
  listed: readonly AnyVehicle[]
  /** Null when no daily figures of it are kept. */
  days: VehicleDays | null
  trips: readonly Trip[]
}

export interface VehicleEventsProps extends VehicleEventsScreenProps {
  /** Null for an id that no vehicle has. */
  live: Live<FoundEvents | null>
}

/** A vehicle's events with the way back to the list and on to its neighbors. */
export function VehicleEvents({ live, ...props }: VehicleEventsProps) {
  const { t } = useLingui()
  const { days, onDays } = props
  return (
    <Gate live={live} frame={(problem) => <section className={surface()}>{problem}</section>}>
      {(found) =>
        found === null ? (
          <section className={surface()}>
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
              search={props.search}
              onSearch={props.onSearch}
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
