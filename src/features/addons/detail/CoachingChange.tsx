import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { addTips, tipsOfDriver } from '#domain/account/coachingTips'
import { mapLive } from '#domain/base/live'
import { DEDUCTION_KINDS } from '#domain/vehicle/score'
import type { DrivenVehicle } from '#domain/vehicle/vehicle'
import { useVehicleDays } from '../../../data/queries/vehicleDays'
import { Gate } from '../../../ui/feedback/Gate'
import { LOSS_LOOK } from '../../../widgets/trips/score/dotLook'
import { useLossNames } from '../../../widgets/trips/score/useLossNames'
import type { AddOnChoice } from '../useEstimate'
import { ChangeTable } from './ChangeTable'

/** Tips of recent days: for enrolled drivers, and with the chosen ones or all others. */
export function CoachingChange({ choice: { active, open, chosen } }: { choice: AddOnChoice }) {
  const { t } = useLingui()
  const names = useLossNames()
  const days = useVehicleDays()
  const tips = useMemo(
    () =>
      mapLive(days, (all) => {
        const sum = (vehicles: readonly DrivenVehicle[]) =>
          addTips(vehicles.map(({ driverId }) => tipsOfDriver(all, driverId ?? '')))
        const now = sum(active)
        const added = chosen ? open.filter(({ id }) => chosen.includes(id)) : open
        return { now, planned: addTips([now, sum(added)]) }
      }),
    [days, active, open, chosen],
  )
  return (
    <Gate live={tips}>
      {({ now, planned }) => (
        <ChangeTable
          title={t`Tips in the last 7 days`}
          before={t`Enrolled now`}
          after={chosen ? t`With those chosen` : t`With all drivers`}
          rows={DEDUCTION_KINDS.map((kind) => ({
            key: kind,
            icon: LOSS_LOOK[kind].icon,
            label: names[kind],
            before: now[kind],
            after: planned[kind],
          }))}
          note={t`One tip for each event that costs points, up to yesterday.`}
        />
      )}
    </Gate>
  )
}
