import { useLingui as useCatalog } from '@lingui/react'
import { Plural, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { dealerFinding, FINDING_LEVELS } from '#domain/dealer/dealerHealth'
import { dealerUnplacedReason } from '#domain/dealer/dealerPlace'
import { type DealerVehicle, inventoryLevel } from '#domain/dealer/dealerVehicle'
import { MISSING } from '../../../i18n/formats'
import { UNPLACED_LABELS } from '../../../i18n/labels'
import {
  COLOR_LABELS,
  CONDITION_LABELS,
  DEALER_FINDING_LABELS,
  LOT_LABELS,
  NOT_ON_A_LOT,
} from '../../../i18n/labelsInventory'
import { useFormats } from '../../../i18n/useFormats'
import { LinkButton } from '../../../ui/controls/LinkButton'
import { FactRow } from '../../../ui/display/FactRow'
import { StatusLabel } from '../../../ui/display/StatusLabel'
import { VehicleArt } from '../../../ui/display/VehicleArt'
import { ICONS } from '../../../ui/icons/icons'
import { MAP_ICONS } from '../../../ui/icons/mapIcons'
import { HEALTH_LOOKS } from '../../../widgets/vehicle/healthLooks'
import { MapPanel } from '../MapPanel'
import styles from './panelParts.module.css'
import { Stat } from './Stat'

export interface DealerPanelProps {
  vehicle: DealerVehicle
  stepper: ReactNode
  onClose: () => void
}

/** A vehicle of the inventory: stock number, condition, trim, days and lot, and its problem. */
export function DealerPanel({ vehicle, stepper, onClose }: DealerPanelProps) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const formats = useFormats()
  const { details, stock, daysInInventory, trim, geofence } = vehicle
  const level = inventoryLevel(vehicle)
  const finding = dealerFinding(vehicle)
  const range = formats.distance(details.rangeMi)
  const reason = dealerUnplacedReason(vehicle)
  const condition = _(CONDITION_LABELS[vehicle.condition])
  const color = _(COLOR_LABELS[vehicle.color])
  const lastConnected = details.connectedOn ? formats.relative(formats.at(details.connectedOn)) : null
  const home = _(LOT_LABELS[vehicle.lot])
  const inTransit = vehicle.stockStatus === 'inTransit'
  return (
    <MapPanel
      title={`${vehicle.modelName} ${trim}`}
      subtitle={t`Stock ${stock}, ${condition}`}
      picture={<VehicleArt image={details.profileImage} detail="list" className={styles.smallArt} />}
      stepper={stepper}
      onClose={onClose}
      footer={
        <LinkButton kind="primary" to="/1/detail/$id" params={{ id: vehicle.id }}>
          {t`Open vehicle`}
        </LinkButton>
      }
    >
      <div className={styles.stage}>
        <VehicleArt image={details.profileImage} detail="hero" className={styles.art} />
      </div>
      <div className={styles.state}>
        <StatusLabel
          tone={inTransit ? 'brand' : 'ok'}
          icon={inTransit ? MAP_ICONS.navigation : ICONS.circleCheck}
          pill
        >
          {inTransit ? t`In transit` : t`In stock`}
        </StatusLabel>
        {lastConnected && <span className={styles.ago}>{lastConnected}</span>}
      </div>
      <dl className={styles.trio}>
        <Stat
          name={details.ev ? t`Charge` : t`Fuel`}
          value={level === null ? MISSING : formats.whole(level)}
          unit={level === null ? '' : '%'}
        />
        <Stat name={t`Range`} value={range.value} unit={range.unit} />
        <Stat name={t`Days`} value={daysInInventory === null ? MISSING : formats.whole(daysInInventory)} />
      </dl>
      <ul className={styles.rows}>
        <FactRow icon={MAP_ICONS.warehouse} name={_(geofence === null ? NOT_ON_A_LOT : LOT_LABELS[geofence])}>
          {daysInInventory === null ? (
            t`Home lot: ${home}`
          ) : (
            <Plural value={daysInInventory} one="# day in inventory" other="# days in inventory" />
          )}
        </FactRow>
        <FactRow
          icon={ICONS.car}
          name={`${vehicle.makeName} ${vehicle.modelName} ${trim}, ${vehicle.modelYear}`}
        >
          {color}
        </FactRow>
        {reason !== null && reason !== 'inTransit' && (
          <FactRow icon={MAP_ICONS.eyeOff} name={_(UNPLACED_LABELS[reason])}>
            {t`It will appear on the map once it connects`}
          </FactRow>
        )}
        <FactRow
          icon={HEALTH_LOOKS[FINDING_LEVELS[finding]].icon}
          tone={HEALTH_LOOKS[FINDING_LEVELS[finding]].tone}
          name={_(DEALER_FINDING_LABELS[finding])}
        />
      </ul>
    </MapPanel>
  )
}
