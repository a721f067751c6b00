import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { regionOf } from '../../domain/kiosk/locale'
import { MAX_QUERY_LENGTH } from '../../domain/lists/textSearch'
import { type DrivenVehicle, modelText, searchVehicles } from '../../domain/vehicle/vehicle'
import { fleetText } from '../../i18n/fleetText'
import { useLocale } from '../../state/locale'
import { SearchField } from '../../ui/controls/SearchField'
import { EmptyState } from '../../ui/feedback/EmptyState'
import { CheckboxField } from '../../ui/fields/CheckboxField'
import { ICONS } from '../../ui/icons/icons'
import styles from './FleetVehicles.module.css'

/** A shorter list is read at a glance. */
const SEARCH_FROM = 8

export interface FleetVehiclesProps {
  vehicles: readonly DrivenVehicle[]
  /** Says which fleet each is in. */
  showFleet: boolean
  chosen: readonly string[]
  onChoose: (ids: readonly string[]) => void
}

/** Vehicles to be ticked, one by one or all that are listed. */
export function FleetVehicles({ vehicles, showFleet, chosen, onChoose }: FleetVehiclesProps) {
  const { t, i18n } = useLingui()
  const region = regionOf(useLocale())
  const [query, setQuery] = useState('')
  const found = useMemo(() => searchVehicles([...vehicles], query, region), [vehicles, query, region])
  if (vehicles.length === 0) {
    return (
      <EmptyState icon={ICONS.car} title={t`No vehicles here yet`}>
        {!showFleet && <p>{t`Move some from other fleets, or add new ones in Vehicles.`}</p>}
      </EmptyState>
    )
  }
  const ids = found.map(({ id }) => id)
  const all = ids.length > 0 && ids.every((id) => chosen.includes(id))
  const count = found.length
  const chooseAll = (on: boolean) =>
    onChoose(on ? [...new Set([...chosen, ...ids])] : chosen.filter((id) => !ids.includes(id)))
  return (
    <div>
      {vehicles.length >= SEARCH_FROM && (
        <SearchField
          label={t`Search vehicles`}
          clearLabel={t`Clear the search box`}
          placeholder={t`Name, plate, VIN, or driver`}
          value={query}
          maxLength={MAX_QUERY_LENGTH}
          onChange={setQuery}
        />
      )}
      {count === 0 ? (
        <p className={styles.none} role="status">{t`No results were found`}</p>
      ) : (
        <>
          <div className={styles.all}>
            <CheckboxField
              checked={all}
              isIndeterminate={!all && ids.some((id) => chosen.includes(id))}
              onChange={chooseAll}
            >
              {plural(count, { one: 'Select # vehicle', other: 'Select all # vehicles' })}
            </CheckboxField>
          </div>
          <ul className={styles.list}>
            {found.map((vehicle) => (
              <li key={vehicle.id}>
                <CheckboxField
                  checked={chosen.includes(vehicle.id)}
                  onChange={(on) =>
                    onChoose(on ? [...chosen, vehicle.id] : chosen.filter((id) => id !== vehicle.id))
                  }
                >
                  <span className={styles.label}>{vehicle.label}</span>
                  <span className={styles.detail}>
                    {[
                      modelText(vehicle),
                      vehicle.driverName ?? t`Unassigned`,
                      ...(showFleet ? [fleetText(vehicle.fleet, i18n)] : []),
                    ].join(' · ')}
                  </span>
                </CheckboxField>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
