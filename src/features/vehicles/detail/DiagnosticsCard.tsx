import { Plural, useLingui } from '@lingui/react/macro'
import { areBrakesWorn, isFlat, isLowLevel, lowTires } from '#domain/vehicle/lowReadings'
import type { TirePressure, Vehicle } from '#domain/vehicle/vehicle'
import { findingsOf, reportsReadings } from '#domain/vehicle/vehicleHealth'
import { useFormats } from '../../../i18n/FormatsProvider'
import { Card } from '../../../ui/display/Card'
import { FactRow } from '../../../ui/display/FactRow'
import { StatusLabel } from '../../../ui/display/StatusLabel'
import { ICONS } from '../../../ui/icons/icons'
import { VEHICLE_ICONS } from '../../../ui/icons/vehicle/vehicleIcons'
import { LowTires } from './LowTires'
import { OilRow } from './OilRow'
import { ReadingList } from './ReadingList'

/** What the vehicle says about itself; a silent one says nothing, and the card says so. */
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

/** Both axles are named only where they differ. */
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
