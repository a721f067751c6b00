import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { BEHAVIOR_TABLES, type BehaviorGroup, type BehaviorTable } from '#domain/behavior/behavior'
import { TABLE_PATHS } from '#domain/behavior/behaviorColumns'
import type { WindowDays } from '#domain/vehicle/score'
import { SCREEN_TITLES } from '../../i18n/titles'
import styles from './TableLinks.module.css'

const TITLES = {
  distance: SCREEN_TITLES.distanceDriven,
  efficiency: SCREEN_TITLES.efficiency,
  fuel: SCREEN_TITLES.fuelConsumption,
}

export interface TableLinksProps {
  table: BehaviorTable
  window: WindowDays
  group: BehaviorGroup | null
}

/** Links between the three tables, which keep the days and the vehicles. */
export function TableLinks({ table, window, group }: TableLinksProps) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  return (
    <nav aria-label={t`Driver behavior`} className={styles.links}>
      <ul className={styles.track}>
        {BEHAVIOR_TABLES.map((id) => (
          <li key={id}>
            <Link
              to={TABLE_PATHS[id]}
              search={{ window: `${window}`, ...(group && { vehicles: group }) }}
              className={styles.table}
              aria-current={id === table ? 'page' : undefined}
            >
              {_(TITLES[id])}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
