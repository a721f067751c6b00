import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { valueOr } from '#domain/base/live'
import { LOCALE_NAMES } from '#domain/base/locale'
import { isFleetUser, type Person } from '#domain/people/person'
import { tripEnd } from '#domain/trips/trip'
import { useNewestTrip } from '../../../data/queries/trips'
import { useVehicle } from '../../../data/queries/vehicles'
import { fleetLabel } from '../../../i18n/fleetLabel'
import { MISSING } from '../../../i18n/formats'
import { ROLE_LABELS } from '../../../i18n/labelsAccount'
import { useFormats } from '../../../i18n/useFormats'
import { useDemoNow } from '../../../state/demoClock'
import { Avatar } from '../../../ui/display/Avatar'
import { cardClass } from '../../../ui/display/cardClass'
import { PersonStatus } from '../list/PersonStatus'
import { VehicleLink } from '../list/VehicleLink'
import styles from './PersonCard.module.css'

/** Name, role, status and fleet of a person. */
export function PersonCard({ person, className }: { person: Person; className?: string | undefined }) {
  const { t, i18n } = useLingui()
  const { daysAgo } = useFormats()
  const fleetUser = isFleetUser(person) ? person : null
  const driver = fleetUser?.role === 'driver' ? fleetUser : null
  const joined = fleetUser?.status === 'active' ? daysAgo(fleetUser.joinedDaysAgo) : MISSING
  return (
    <section className={cardClass(styles.card, className)} aria-labelledby="person-name">
      <div className={styles.top}>
        <Avatar name={person.name} />
        <div className={styles.who}>
          <h2 id="person-name" data-address={person.name.includes('@')}>
            <bdi>{person.name}</bdi>
          </h2>
          <p>{i18n._(ROLE_LABELS[person.role])}</p>
        </div>
        <PersonStatus status={person.status} />
      </div>
      <dl className={styles.facts}>
        {fleetUser && (
          <>
            <Fact name={t`Fleet`}>
              <bdi>{fleetLabel(fleetUser.fleet, i18n)}</bdi>
            </Fact>
            <Fact name={t`Language`}>{LOCALE_NAMES[fleetUser.language]}</Fact>
            <Fact name={t`Joined`}>{joined}</Fact>
          </>
        )}
        <Fact name={t`Date added`}>{daysAgo(person.addedDaysAgo)}</Fact>
        {driver && (
          <>
            <Fact name={t`Last trip ended`}>
              <LastTrip driverId={driver.id} />
            </Fact>
            <Fact name={t`Vehicle`}>
              {driver.vehicleId === null ? t`Unassigned` : <Assigned id={driver.vehicleId} />}
            </Fact>
          </>
        )}
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Assigned({ id }: { id: string }) {
  const found = useVehicle(id)
  const label = valueOr(found, null)?.label
  return label === undefined ? MISSING : <VehicleLink id={id} label={label} />
}

/** End of the newest trip. */
function LastTrip({ driverId }: { driverId: string }) {
  const { dateTime, timeZone } = useFormats()
  const now = useDemoNow()
  const newest = useNewestTrip({ driverId })
  const trip = valueOr(newest, null)
  return trip ? dateTime(tripEnd(trip, now, timeZone)) : MISSING
}
