import { plural } from '@lingui/core/macro'
import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useId, useMemo } from 'react'
import { dashboardFigures } from '#domain/dashboard/dashboard'
import type { CountedFleet } from '#domain/vehicle/fleetCounts'
import type { DrivenVehicle } from '#domain/vehicle/vehicle'
import { fleetLabel } from '../../i18n/fleetLabel'
import { HEALTH_LABELS } from '../../i18n/labels'
import { useFormats } from '../../i18n/useFormats'
import { selectFleet, useSelectedFleet } from '../../state/fleet'
import { Button } from '../../ui/controls/Button'
import { cardClass } from '../../ui/display/cardClass'
import { StatusLabel } from '../../ui/display/StatusLabel'
import { Icon } from '../../ui/icons/Icon'
import { ICONS } from '../../ui/icons/icons'
import styles from './FleetCards.module.css'

export interface FleetCardsProps {
  fleets: readonly CountedFleet[]
  vehicles: readonly DrivenVehicle[]
}

/** Each fleet at a glance: its vehicles, their health, its people, and the switch that shows it alone. */
export function FleetCards({ fleets, vehicles }: FleetCardsProps) {
  const { t } = useLingui()
  return (
    <ul className={styles.cards} aria-label={t`Fleets`}>
      {fleets.map((fleet) => (
        <li key={fleet.id} className={styles.place}>
          <FleetCard fleet={fleet} vehicles={vehicles} />
        </li>
      ))}
    </ul>
  )
}

interface FleetCardProps {
  fleet: CountedFleet
  vehicles: readonly DrivenVehicle[]
}

function FleetCard({ fleet, vehicles }: FleetCardProps) {
  const { t, i18n } = useLingui()
  const { _ } = useCatalog()
  const { whole } = useFormats()
  const heading = useId()
  const name = fleetLabel(fleet.name, i18n)
  const isShown = useSelectedFleet() === fleet.name
  const figures = useMemo(
    () => dashboardFigures(vehicles.filter((vehicle) => vehicle.fleet === fleet.name)),
    [vehicles, fleet.name],
  )
  const { vehicles: count, drivers, managers } = fleet
  const parts = [
    {
      part: 'high',
      count: figures.diagnosticIssuesHigh,
      label: HEALTH_LABELS.high,
      icon: ICONS.octagonAlert,
      tone: 'high',
    },
    {
      part: 'medium',
      count: figures.diagnosticIssuesMed,
      label: HEALTH_LABELS.medium,
      icon: ICONS.triangleAlert,
      tone: 'med',
    },
    {
      part: 'none',
      count: figures.withoutIssues,
      label: HEALTH_LABELS.noIssues,
      icon: ICONS.circleCheck,
      tone: 'unk',
    },
    {
      part: 'noData',
      count: figures.withoutData,
      label: HEALTH_LABELS.noData,
      icon: ICONS.circleQuestionMark,
      tone: 'unk',
    },
  ] as const
  return (
    <section className={cardClass(styles.card)} aria-labelledby={heading}>
      <h2 id={heading} className={styles.name}>
        {name}
      </h2>
      <p className={styles.vehicles}>
        {whole(count)} <small>{plural(count, { one: 'vehicle', other: 'vehicles' })}</small>
      </p>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(
          ({ part, count: share }) =>
            share > 0 && <span key={part} className={styles[part]} style={{ flexGrow: share }} />,
        )}
      </div>
      <ul className={styles.health}>
        {parts.map(({ part, count: of, label, icon, tone }) => (
          <li key={part}>
            <StatusLabel tone={tone} icon={icon}>
              {`${_(label)} ${whole(of)}`}
            </StatusLabel>
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <p className={styles.people}>
          {`${plural(drivers, { one: '# driver', other: '# drivers' })}, ${plural(managers, { one: '# manager', other: '# managers' })}`}
        </p>
        <Button kind="plain" onClick={() => selectFleet(isShown ? 'all' : fleet.name)}>
          {isShown && <Icon path={ICONS.check} />}
          {isShown ? t`Show all fleets` : t`Show only ${name}`}
        </Button>
      </div>
    </section>
  )
}
