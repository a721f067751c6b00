import { plural } from '@lingui/core/macro'
import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { valueOr } from '#domain/base/live'
import type { Region } from '#domain/base/locale'
import type { Charger } from '#domain/places/charger'
import { websiteLabel } from '#domain/places/chargerPorts'
import { useVehicles } from '../../../data/queries/vehicles'
import { useFormats } from '../../../i18n/FormatsProvider'
import { FactRow } from '../../../ui/display/FactRow'
import { ACTION_ICONS } from '../../../ui/icons/actionIcons'
import { ICONS } from '../../../ui/icons/icons'
import { MAP_ICONS } from '../../../ui/icons/mapIcons'
import { MapPanel } from '../MapPanel'
import { PAYMENT_LABELS } from '../mapLabels'
import { ChargerPorts } from './ChargerPorts'
import { HoursRow } from './HoursRow'
import styles from './panelParts.module.css'

/**
 * A charging station (docs/rules.md EC-00). Its website is plain text, because a visitor who leaves
 * the kiosk cannot come back.
 */
export function ChargerPanel({
  charger,
  region,
  onClose,
}: {
  charger: Charger
  region: Region
  onClose: () => void
}) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const formats = useFormats()
  const paidByPlug = valueOr(useVehicles(), []).filter(
    ({ addOns }) => addOns.chargingNetwork === charger.brand,
  ).length
  const website = websiteLabel(charger.website)
  return (
    <MapPanel title={charger.name[region]} subtitle={charger.brand} onClose={onClose}>
      <ChargerPorts charger={charger} />
      <ul className={styles.rows}>
        <FactRow icon={ICONS.mapPin} name={charger.location[region]}>
          {t`Address`}
        </FactRow>
        <HoursRow hours={charger.hours} region={region} />
        <FactRow
          icon={ICONS.creditCard}
          name={formats.list(charger.paymentMethods.map((method) => _(PAYMENT_LABELS[method])))}
        >
          {t`Payment`}
        </FactRow>
        {paidByPlug > 0 && (
          <FactRow
            icon={ICONS.zap}
            tone="brand"
            name={t`${plural(paidByPlug, {
              one: '# vehicle pays by its plug',
              other: '# vehicles pay by their plug',
            })}`}
          >
            {_(PAYMENT_LABELS.plugAndCharge)}
          </FactRow>
        )}
        <FactRow icon={MAP_ICONS.phone} name={charger.phone[region]}>
          {t`Phone`}
        </FactRow>
        {website !== null && (
          <FactRow icon={ACTION_ICONS.globe} name={website}>
            {t`Website`}
          </FactRow>
        )}
      </ul>
    </MapPanel>
  )
}
