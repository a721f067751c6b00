import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { AddOnId } from '#domain/account/addOns'
import { countTips, tipsOfDriver } from '#domain/account/coachingTips'
import { valueOr } from '#domain/base/live'
import { type DrivenVehicle, modelText } from '#domain/vehicle/vehicle'
import type { VehicleDays } from '#domain/vehicle/vehicleDays'
import { useVehicleDays } from '../../../data/queries/vehicleDays'
import { fleetLabel } from '../../../i18n/fleetLabel'
import { useCapabilities } from '../../../state/capabilities'

/** Texts of a vehicle's row on the page of an add-on. */
export interface RowText {
  name: string
  detail: string
}

const NO_DAYS: VehicleDays[] = []

/** Name and second line of a vehicle for an add-on; coaching is about its driver. */
export function useRowText(addOn: AddOnId): (vehicle: DrivenVehicle) => RowText {
  const { t, i18n } = useLingui()
  const { driverBehavior } = useCapabilities()
  const days = valueOr(useVehicleDays(), NO_DAYS)
  return useMemo(() => {
    const tipsOf = (driverId: string | null) => {
      const tips = driverId === null ? 0 : countTips(tipsOfDriver(days, driverId))
      return t`${plural(tips, { one: '# tip in 7 days', other: '# tips in 7 days' })}`
    }
    return (vehicle) => {
      const model = modelText(vehicle)
      const driver = vehicle.driverName ?? t`Unassigned`
      switch (addOn) {
        case 'coaching':
          return {
            name: driver,
            detail: driverBehavior ? [vehicle.label, tipsOf(vehicle.driverId)].join(' · ') : vehicle.label,
          }
        case 'adapter':
          return { name: vehicle.label, detail: [model, fleetLabel(vehicle.fleet, i18n)].join(' · ') }
        case 'plugAndCharge':
          return { name: vehicle.label, detail: [model, driver].join(' · ') }
        case 'camera': {
          const fitted = vehicle.details.camera === null ? t`Needs a camera` : t`Camera fitted`
          return { name: vehicle.label, detail: [model, driver, fitted].join(' · ') }
        }
      }
    }
  }, [addOn, days, driverBehavior, t, i18n])
}
