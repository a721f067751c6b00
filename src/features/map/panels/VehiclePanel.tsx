import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { Region } from '#domain/base/locale'
import type { LngLat } from '#domain/geo/lngLat'
import { type DrivenVehicle, modelText } from '#domain/vehicle/vehicle'
import { unplacedReason } from '#domain/vehicle/vehiclePlace'
import { useFormats } from '../../../i18n/FormatsProvider'
import { fleetLabel } from '../../../i18n/fleetLabel'
import { MISSING } from '../../../i18n/formats'
import { UNPLACED_LABELS } from '../../../i18n/labels'
import { useRowPlaces } from '../../../state/livePlaces'
import { LinkButton } from '../../../ui/controls/LinkButton'
import { Avatar } from '../../../ui/display/Avatar'
import { FactRow } from '../../../ui/display/FactRow'
import { VehicleArt } from '../../../ui/display/VehicleArt'
import { ICONS } from '../../../ui/icons/icons'
import { MAP_ICONS } from '../../../ui/icons/mapIcons'
import { MapPanel } from '../MapPanel'
import styles from './panelParts.module.css'
import { Stat } from './Stat'
import { useVehicleState } from './useVehicleState'
import { VehicleProblems } from './VehicleProblems'
import { VehicleState } from './VehicleState'

export interface VehiclePanelProps {
  vehicle: DrivenVehicle
  region: Region
  /** Where it is as its panel opens; null for one that is not on the map. */
  at: LngLat | null
  stepper: ReactNode
  onClose: () => void
}

/** The current vehicle: how it is, who drives it, where it is, what is wrong with it, and where to go on. */
export function VehiclePanel({ vehicle, region, at, stepper, onClose }: VehiclePanelProps) {
  const { t } = useLingui()
  const { _, i18n } = useCatalog()
  const formats = useFormats()
  const { details } = vehicle
  // The position keeps changing, but a changing address could not be read.
  const [opened, setOpened] = useState({ id: vehicle.id, at })
  if (opened.id !== vehicle.id) setOpened({ id: vehicle.id, at })
  const here = opened.at
  const { scores, address, lastTrip } = useVehicleState(vehicle, region, here)
  const range = formats.distance(details.rangeMi)
  const fuel = details.fuel === null ? MISSING : formats.whole(details.fuel)
  const reason = unplacedReason(vehicle)
  const score = scores?.[30] ?? null
  // One that the live connection saw park did so after its last trip of the demo.
  const isTold = useRowPlaces().has(vehicle.id)
  const { distance = '', duration = '' } = lastTrip ?? {}
  return (
    <MapPanel
      title={vehicle.label}
      subtitle={<bdi>{modelText(vehicle)}</bdi>}
      picture={<VehicleArt image={details.profileImage} detail="list" className={styles.smallArt} />}
      stepper={stepper}
      onClose={onClose}
      footer={
        <>
          <LinkButton kind="primary" to="/1/detail/$id" params={{ id: vehicle.id }}>
            {t`Open vehicle`}
          </LinkButton>
          <LinkButton kind="plain" to="/1/detail/$id" params={{ id: vehicle.id }} search={{ tab: 'trips' }}>
            {t`Trips`}
          </LinkButton>
        </>
      }
    >
      <div className={styles.stage}>
        <VehicleArt image={details.profileImage} detail="hero" className={styles.art} />
      </div>
      <VehicleState
        vehicle={vehicle}
        region={region}
        parkedAt={isTold ? null : (lastTrip?.endedAt ?? null)}
      />
      <dl className={styles.trio}>
        <Stat name={details.ev ? t`Charge` : t`Fuel`} value={fuel} unit={details.fuel === null ? '' : '%'} />
        <Stat name={t`Range`} value={range.value} unit={range.unit} />
        <Stat name={t`30-day score`} value={score === null ? MISSING : formats.whole(score)} />
      </dl>
      <ul className={styles.rows}>
        {vehicle.driverName === null ? (
          <FactRow icon={ICONS.user} name={t`Unassigned`}>
            {fleetLabel(vehicle.fleet, i18n)}
          </FactRow>
        ) : (
          <FactRow icon={{ picture: <Avatar name={vehicle.driverName} /> }} name={vehicle.driverName}>
            {t`Driver`}, {fleetLabel(vehicle.fleet, i18n)}
          </FactRow>
        )}
        {reason !== null ? (
          <FactRow icon={MAP_ICONS.eyeOff} name={_(UNPLACED_LABELS[reason])}>
            {reason === 'masked'
              ? t`Location is hidden while masking is on`
              : t`It will appear on the map once it connects`}
          </FactRow>
        ) : (
          address !== null && (
            <FactRow icon={ICONS.mapPin} name={address}>
              {lastTrip && t`Last trip: ${distance}, ${duration}`}
            </FactRow>
          )
        )}
        <VehicleProblems vehicle={vehicle} />
      </ul>
    </MapPanel>
  )
}
