import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { useFleets } from '../../data/queries/fleets'
import { fleetText } from '../../i18n/fleetText'
import { selectFleet, useSelectedFleet } from '../../state/fleet'
import { useWaypoint } from '../../state/waypoints'
import { cx } from '../../ui/cx'
import { Icon } from '../../ui/icons/Icon'
import { ICONS } from '../../ui/icons/icons'
import styles from './FleetChoice.module.css'

/**
 * Which fleet's figures and vehicles are shown (docs/rules.md HD-04, HD-05). The browser's own select: it is the
 * combobox that the contract names, is there in the first frame, and is native to every finger. `inText`
 * is how it stands at the head of a line of words, where the header has its box already.
 */
export function FleetChoice({ inText = false }: { inText?: boolean }) {
  const { i18n } = useCatalog()
  const { t } = useLingui()
  const fleets = useFleets()
  const selected = useSelectedFleet()
  const waypoint = useWaypoint('fleets')
  const names = (fleets.status === 'ready' && fleets.value?.map(({ name }) => name)) || []
  return (
    <span ref={inText ? undefined : waypoint} className={cx(styles.choice, inText && styles.inText)}>
      {!inText && <Icon path={ICONS.network} />}
      <select
        aria-label={t`Fleet`}
        className={styles.select}
        value={selected}
        onChange={(event) => selectFleet(event.target.value)}
      >
        <option value="all">{t`All Fleets`}</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {fleetText(name, i18n)}
          </option>
        ))}
      </select>
      <Icon path={ICONS.chevronDown} size={16} />
    </span>
  )
}
