import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import type { Charger } from '../../domain/charger'
import { websiteText } from '../../domain/chargerPorts'
import type { Region } from '../../domain/locale'
import { useFormats } from '../../i18n/FormatsProvider'
import { ACTION_ICONS } from '../../ui/actionIcons'
import { ICONS } from '../../ui/icons'
import { MAP_ICONS } from '../../ui/mapIcons'
import { ChargerPorts } from './ChargerPorts'
import { HoursRow } from './HoursRow'
import { MapPanel } from './MapPanel'
import { PAYMENT_LABELS } from './mapLabels'
import { PanelRow } from './PanelRow'
import styles from './panelParts.module.css'

/**
 * A charging station, all fields of spec section 3. Its website is words, not a link: whoever left the
 * kiosk would not find back.
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
  const website = websiteText(charger.website)
  return (
    <MapPanel title={charger.name[region]} subtitle={charger.brand} onClose={onClose}>
      <ChargerPorts charger={charger} />
      <ul className={styles.rows}>
        <PanelRow icon={ICONS.mapPin} title={charger.location[region]}>
          {t`Address`}
        </PanelRow>
        <HoursRow hours={charger.hours} region={region} />
        <PanelRow
          icon={ICONS.creditCard}
          title={formats.list(charger.paymentMethods.map((method) => _(PAYMENT_LABELS[method])))}
        >
          {t`Payment`}
        </PanelRow>
        <PanelRow icon={MAP_ICONS.phone} title={charger.phone[region]}>
          {t`Phone`}
        </PanelRow>
        {website !== null && (
          <PanelRow icon={ACTION_ICONS.globe} title={website}>
            {t`Website`}
          </PanelRow>
        )}
      </ul>
    </MapPanel>
  )
}
