import { Plural, useLingui } from '@lingui/react/macro'
import { LOW_FUEL_PERCENT, lowTires, type TirePressure, type Vehicle } from '../../../domain/vehicle/vehicle'
import {
  findingsOf,
  isFlat,
  reportsReadings,
  WORN_BRAKES_PERCENT,
} from '../../../domain/vehicle/vehicleHealth'
import { useFormats } from '../../../i18n/FormatsProvider'
import { Card } from '../../../ui/display/Card'
import { FactRow } from '../../../ui/display/FactRow'
import { StatusLabel } from '../../../ui/display/StatusLabel'
import { ICONS } from '../../../ui/icons/icons'
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
  const range = distance(rangeMi).text
  const low = tirePressure ? lowTires(tirePressure) : []
  const brakesWorn = brakePad !== null && Math.min(brakePad.front, brakePad.rear) < WORN_BRAKES_PERCENT
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
        // A low charge is not a fault, so only the battery card reports it.
        <FactRow icon={ICONS.zap} tone={fuel < LOW_FUEL_PERCENT ? 'unk' : 'ok'} name={t`Battery`}>
          {t`${charge} charged, enough for ${range}`}
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
        <FactRow icon={ICONS.wind} tone="ok" name={t`Engine air filter`}>
          {t`${filter} life left`}
        </FactRow>
      )}
    </>
  )
}
