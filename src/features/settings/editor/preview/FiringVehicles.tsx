import { plural } from '@lingui/core/macro'
import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { FIRING_REASONS, type Firings, type VehicleFirings } from '#domain/notifications/firing/firing'
import type { RuleDraft } from '#domain/notifications/ruleDraft'
import { watchedVehicles } from '#domain/notifications/watchedVehicles'
import type { RuleVehicle } from '../../../../data/queries/firingFacts'
import { useFormats } from '../../../../i18n/useFormats'
import { Button } from '../../../../ui/controls/Button'
import { VehicleArt } from '../../../../ui/display/VehicleArt'
import styles from './FiringVehicles.module.css'
import { REASON_LABELS, reasonsOf } from './firingReasons'
import { useDayText } from './useDayText'
import type { ShownFacts } from './useFiringFacts'

/** Initial number of vehicles, and number of days in a row. */
const FIRST_VEHICLES = 3
const FIRST_DAYS = 3

export interface FiringVehiclesProps {
  rule: RuleDraft
  facts: ShownFacts
  firings: Firings
}

/** The vehicles for which a rule would have fired, sorted by number of firings, with their days. */
export function FiringVehicles({ rule, facts, firings }: FiringVehiclesProps) {
  const { t } = useLingui()
  const heading = useId()
  const [showsAll, setShowsAll] = useState(false)
  const shown = firings.vehicles.slice(0, showsAll ? undefined : FIRST_VEHICLES)
  const restCount = firings.vehicles.length - shown.length
  const restTimes = firings.vehicles.slice(shown.length).reduce((sum, { times }) => sum + times, 0)
  const watched = watchedVehicles(rule, facts.vehicles)
  const silentCount = watched.filter(({ days }) => days === null).length
  const neverCount = watched.length - silentCount - firings.vehicles.length
  const withReasons = reasonsOf(rule).length > 1
  const rest = [
    restCount > 0 &&
      t`${plural(restCount, { one: '# more vehicle fired', other: '# more vehicles fired' })} ${plural(restTimes, { one: 'once', other: '# times' })}.`,
    neverCount > 0 &&
      t`${plural(neverCount, { one: '# vehicle never did.', other: '# vehicles never did.' })}`,
    silentCount > 0 &&
      t`${plural(silentCount, { one: '# vehicle sends no history.', other: '# vehicles send no history.' })}`,
  ].filter((line) => line !== false)
  if (watched.length === 0) return null
  return (
    <div className={styles.part}>
      <h3 id={heading} className={styles.heading}>{t`Vehicles behind it`}</h3>
      {shown.length > 0 && (
        <ul aria-labelledby={heading}>
          {shown.map((row) => {
            const vehicle = facts.vehicles.find(({ id }) => id === row.vehicleId)
            return (
              vehicle && <VehicleRow key={vehicle.id} vehicle={vehicle} row={row} withReasons={withReasons} />
            )
          })}
        </ul>
      )}
      {rest.length > 0 && <p className={styles.rest}>{rest.join(' ')}</p>}
      {firings.vehicles.length > FIRST_VEHICLES && (
        <Button kind="ghost" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t`Show fewer vehicles` : t`Show all vehicles`}
        </Button>
      )}
    </div>
  )
}

interface VehicleRowProps {
  vehicle: RuleVehicle
  row: VehicleFirings
  withReasons: boolean
}

function VehicleRow({ vehicle, row, withReasons }: VehicleRowProps) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const { whole } = useFormats()
  const dayText = useDayText()
  const { times, byReason, days } = row
  const moreDays = days.length - FIRST_DAYS
  const named = days.slice(0, FIRST_DAYS).map(dayText).join(', ')
  const reasons = FIRING_REASONS.filter((reason) => byReason[reason])
    .map((reason) => `${_(REASON_LABELS[reason])} ${whole(byReason[reason] ?? 0)}`)
    .join(', ')
  return (
    <li className={styles.row}>
      <VehicleArt image={vehicle.image} detail="tile" className={styles.art} />
      <span className={styles.who}>
        <Link to="/1/detail/$id" params={{ id: vehicle.id }} className={styles.link}>
          {vehicle.label}
        </Link>
        {vehicle.driver && <span className={styles.quiet}>{vehicle.driver}</span>}
      </span>
      <span className={styles.what}>
        <b>{t`${plural(times, { one: '# time', other: '# times' })}`}</b>
        <span className={styles.quiet}>{withReasons ? reasons : null}</span>
      </span>
      <span className={styles.days}>
        {moreDays > 0
          ? t`${named} and ${plural(moreDays, { one: '# more day', other: '# more days' })}`
          : named}
      </span>
    </li>
  )
}
