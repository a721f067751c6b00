import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { valueOr } from '#domain/base/live'
import { areBrakesWorn, isFlat, isLowLevel, isLowOil, lowTires } from '#domain/vehicle/lowReadings'
import { lowOilCycles, OIL_ALERT_CYCLES, oilAlertFires, oilLifeAtTripEnds } from '#domain/vehicle/oilAlert'
import type { TirePressure, Vehicle } from '#domain/vehicle/vehicle'
import { findingsOf, reportsReadings } from '#domain/vehicle/vehicleHealth'
import { useTripsOfVehicle } from '../../../data/queries/trips'
import { useFormats } from '../../../i18n/useFormats'
import { Card } from '../../../ui/display/Card'
import { FactRow } from '../../../ui/display/FactRow'
import { StatusLabel } from '../../../ui/display/StatusLabel'
import { ICONS } from '../../../ui/icons/icons'
import { VEHICLE_ICONS } from '../../../ui/icons/vehicle/vehicleIcons'
import { LowTires } from './LowTires'
import { ReadingList } from './ReadingList'

/** Readings of a vehicle with the next steps, or a note for one that sends no readings. */
export function DiagnosticsCard({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useLingui()
  const reporting = reportsReadings(vehicle)
  const findings = findingsOf(vehicle)
  const severe = vehicle.health === 'high'
  return (
    <Card
      title={t`Diagnostics`}
      aside={
        reporting && (
          <StatusLabel
            tone={findings.length === 0 ? 'ok' : severe ? 'high' : 'med'}
            icon={
              findings.length === 0 ? ICONS.circleCheck : severe ? ICONS.octagonAlert : ICONS.triangleAlert
            }
          >
            {findings.length === 0 ? (
              t`No issues`
            ) : (
              <Plural value={findings.length} one="# issue" other="# issues" />
            )}
          </StatusLabel>
        )
      }
    >
      <ReadingList reporting={reporting}>
        <Readings vehicle={vehicle} />
      </ReadingList>
    </Card>
  )
}

/** Names both axles only if their recommended pressures differ. */
function TireStep({ tires, flat }: { tires: TirePressure; flat: boolean }) {
  const { t } = useLingui()
  const { pressure, list } = useFormats()
  const psi = list(
    [...new Set([tires.recommendedFront, tires.recommendedRear])].map((value) => pressure(value).text),
  )
  return flat ? t`Check it before the next drive and inflate to ${psi}.` : t`Inflate to ${psi}.`
}

function Readings({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useLingui()
  const { percent, distance } = useFormats()
  const { ev, fuel, rangeMi, tirePressure, oilLife, brakePad, engineFilter, diagnostics } = vehicle.details
  const charge = percent(fuel ?? 0)
  const level = charge
  const lowLevel = isLowLevel(fuel)
  const range = distance(rangeMi).text
  const low = lowTires(tirePressure)
  const brakesWorn = areBrakesWorn(brakePad)
  const tireLow = low.length > 0 || diagnostics.tire
  const flat = tirePressure !== null && low.some((wheel) => isFlat(tirePressure, wheel))
  const front = percent(brakePad?.front ?? 0)
  const rear = percent(brakePad?.rear ?? 0)
  const filter = percent(engineFilter ?? 0)
  return (
    <>
      <FactRow
        icon={flat ? ICONS.octagonAlert : tireLow ? ICONS.triangleAlert : ICONS.circleGauge}
        tone={flat ? 'high' : tireLow ? 'med' : 'ok'}
        name={t`Tire pressure`}
        step={tireLow && tirePressure && <TireStep tires={tirePressure} flat={flat} />}
      >
        {tireLow && tirePressure ? (
          <LowTires tires={tirePressure} />
        ) : (
          t`All four are close to the recommended pressure`
        )}
      </FactRow>
      {ev && fuel !== null && (
        <FactRow
          icon={lowLevel ? ICONS.triangleAlert : ICONS.zap}
          tone={lowLevel ? 'med' : 'ok'}
          name={t`Battery`}
          step={lowLevel && t`Charge soon`}
        >
          {t`${charge} charged, enough for ${range}`}
        </FactRow>
      )}
      {!ev && fuel !== null && (
        <FactRow
          icon={lowLevel ? ICONS.triangleAlert : ICONS.fuel}
          tone={lowLevel ? 'med' : 'ok'}
          name={t`Fuel`}
          step={lowLevel && t`Refuel soon`}
        >
          {t`${level} left, enough for ${range}`}
        </FactRow>
      )}
      {oilLife !== null && <OilRow vehicle={vehicle} oilLife={oilLife} />}
      {brakePad && (
        <FactRow
          icon={brakesWorn ? ICONS.triangleAlert : ICONS.disc3}
          tone={brakesWorn ? 'med' : 'ok'}
          name={t`Brake pads`}
          step={brakesWorn && t`Schedule brake service.`}
        >
          {t`Front ${front}, rear ${rear}`}
        </FactRow>
      )}
      {engineFilter !== null && (
        <FactRow icon={VEHICLE_ICONS.air} tone="ok" name={t`Engine air filter`}>
          {t`${filter} life left`}
        </FactRow>
      )}
    </>
  )
}

/**
 * Oil life, and how long it has been low. The alert waits for three ignition cycles,
 * unless the vehicle itself has raised the flag.
 */
function OilRow({ vehicle, oilLife }: { vehicle: Vehicle; oilLife: number }) {
  const { t } = useLingui()
  const { percent } = useFormats()
  const trips = useTripsOfVehicle(vehicle.id)
  const low = vehicle.details.diagnostics.oil || isLowOil(oilLife)
  const readings = oilLifeAtTripEnds(oilLife, valueOr(trips, []))
  const cycles = lowOilCycles(readings)
  const alert = vehicle.details.diagnostics.oil || oilAlertFires(readings)
  const oil = percent(oilLife)
  const needed = OIL_ALERT_CYCLES
  return (
    <FactRow
      icon={low ? (alert ? ICONS.octagonAlert : ICONS.triangleAlert) : ICONS.droplet}
      tone={low ? (alert ? 'high' : 'med') : 'ok'}
      name={t`Engine oil`}
      step={low && t`Schedule an oil change.`}
    >
      {t`${oil} life left`}
      {low && cycles > 0 && (
        <>
          {', '}
          <Plural value={cycles} one="low for # ignition cycle" other="low for # ignition cycles in a row" />
        </>
      )}
      {low && !alert && (
        <>
          {'. '}
          <Trans>The alert is sent after {needed} cycles.</Trans>
        </>
      )}
    </FactRow>
  )
}
