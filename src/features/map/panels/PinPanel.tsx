import { plural } from '@lingui/core/macro'
import { useLingui as useCatalog } from '@lingui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { valueOr } from '#domain/base/live'
import type { Region } from '#domain/base/locale'
import type { Charger } from '#domain/places/charger'
import { websiteLabel } from '#domain/places/chargerPorts'
import { openState, REGION_TIME_ZONES } from '#domain/places/openingHours'
import type { OpeningHours, Place } from '#domain/places/place'
import { useVehicles } from '../../../data/queries/vehicles'
import { useFormats } from '../../../i18n/useFormats'
import { useDemoNow } from '../../../state/demoClock'
import { FactRow } from '../../../ui/display/FactRow'
import { ACTION_ICONS } from '../../../ui/icons/actionIcons'
import { ICONS } from '../../../ui/icons/icons'
import { MAP_ICONS } from '../../../ui/icons/mapIcons'
import { MapPanel } from '../MapPanel'
import { PAYMENT_LABELS, PLACE_KIND_LABELS, WEEKDAY_LABELS } from '../mapLabels'
import { ChargerPorts } from './ChargerPorts'
import styles from './panelParts.module.css'

export interface PinPanelProps {
  place: Place | undefined
  charger: Charger | undefined
  region: Region
  onClose: () => void
}

/** The panel of a pin: a place or a charging station. A station that cannot be opened shows only its name. */
export function PinPanel({ place, charger, region, onClose }: PinPanelProps) {
  if (place) return <PlacePanel key={place.id} place={place} region={region} onClose={onClose} />
  if (!charger) return null
  if (!charger.clickable) return <MapPanel key={charger.id} title={charger.name[region]} onClose={onClose} />
  return <ChargerPanel key={charger.id} charger={charger} region={region} onClose={onClose} />
}

function PlacePanel({ place, region, onClose }: { place: Place; region: Region; onClose: () => void }) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  return (
    <MapPanel title={place.name[region]} subtitle={_(PLACE_KIND_LABELS[place.kind])} onClose={onClose}>
      <ul className={styles.rows}>
        <FactRow icon={ICONS.mapPin} name={place.address[region]}>
          {t`Address`}
        </FactRow>
        <FactRow icon={MAP_ICONS.phone} name={place.phone[region]}>
          {t`Phone`}
        </FactRow>
        <HoursRow hours={place.hours} region={region} />
      </ul>
    </MapPanel>
  )
}

/**
 * A charging station (docs/rules.md EC-00). Its website is plain text, because a visitor who leaves
 * the kiosk cannot come back.
 */
function ChargerPanel({
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
              one: '# vehicle has plug and charge',
              other: '# vehicles have plug and charge',
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

/** Whether it is open now, in local time, and its hours. */
function HoursRow({ hours, region }: { hours: OpeningHours; region: Region }) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const formats = useFormats()
  const state = openState(hours, useDemoNow(), REGION_TIME_ZONES[region])
  // Opening hours are local times, so they are formatted as times of today in the account's time zone.
  const clock = (minuteOfDay: number) => formats.time(formats.at({ daysAgo: 0, minuteOfDay }))
  if (hours === null) {
    return (
      <FactRow icon={ICONS.clock} tone="ok" name={t`Open 24 hours`}>
        {t`Every day`}
      </FactRow>
    )
  }
  const opens = clock(hours.opens)
  const closes = clock(hours.closes)
  const daysOff = formats.list(hours.closedOn.map((day) => _(WEEKDAY_LABELS[day])))
  return (
    <FactRow
      icon={ICONS.clock}
      tone={state.kind === 'open' ? 'ok' : 'unk'}
      name={
        state.kind === 'open' ? (
          <Trans>Open now, closes at {closes}</Trans>
        ) : state.kind === 'later' ? (
          <Trans>Closed, opens at {opens}</Trans>
        ) : (
          t`Closed now`
        )
      }
    >
      {hours.closedOn.length === 0
        ? t`${opens} to ${closes}, every day`
        : t`${opens} to ${closes}, closed: ${daysOff}`}
    </FactRow>
  )
}
