import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { valueOr } from '#domain/base/live'
import { useFleets } from '../../data/queries/fleets'
import { fleetLabel } from '../../i18n/fleetLabel'
import { selectFleet, useSelectedFleet } from '../../state/fleet'
import { useWaypoint } from '../../state/waypoints'
import { cx } from '../../ui/cx'
import { Icon } from '../../ui/icons/Icon'
import { ICONS } from '../../ui/icons/icons'
import styles from './FleetChoice.module.css'

interface FleetChoiceProps {
  inText?: boolean
  withHint?: boolean
}

/**
 * Select of the fleet that all screens show (docs/rules.md HD-04, HD-05). A native select, because it is the
 * combobox of the contract, needs no script to render, and works with touch. `inText` styles it as part of a
 * line of text instead of a box; `withHint` has the tour point at it.
 */
export function FleetChoice({ inText = false, withHint = false }: FleetChoiceProps) {
  const { i18n } = useCatalog()
  const { t } = useLingui()
  const fleets = useFleets()
  const selected = useSelectedFleet()
  const waypoint = useWaypoint('fleets')
  // After a reload, the selected fleet is shown before the fleets are loaded.
  const known = selected === 'all' ? [] : [{ name: selected }]
  const names = valueOr(fleets, known).map(({ name }) => name)
  return (
    <span ref={withHint ? waypoint : null} className={cx(styles.choice, inText && styles.inText)}>
      {!inText && <Icon path={ICONS.network} />}
      <select
        aria-label={t`Fleet`}
        className={styles.select}
        data-target="fleet"
        value={selected}
        onChange={(event) => selectFleet(event.target.value)}
      >
        <option value="all">{t`All Fleets`}</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {fleetLabel(name, i18n)}
          </option>
        ))}
      </select>
      <Icon path={ICONS.chevronDown} size={16} />
    </span>
  )
}
