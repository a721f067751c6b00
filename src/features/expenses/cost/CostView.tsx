import { useLingui } from '@lingui/react/macro'
import type { Live } from '#domain/base/live'
import type { WindowDays } from '#domain/vehicle/score'
import { useCapabilities } from '../../../state/capabilities'
import type { SelectedFleet } from '../../../state/fleet'
import { Gate } from '../../../ui/feedback/Gate'
import { LockedScreen } from '../../../widgets/upgrade/LockedScreen'
import type { ExpenseRows } from '../useExpenseRows'
import { CostCard } from './CostCard'
import styles from './CostView.module.css'
import { useVehicleCosts } from './useVehicleCosts'

export interface CostViewProps {
  rows: Live<ExpenseRows>
  days: WindowDays
  fleet: SelectedFleet
}

/** What a mile cost, by vehicle: gas and electric ones apart, because they are bought in other ways. */
export function CostView(props: CostViewProps) {
  const { t } = useLingui()
  if (!useCapabilities().distances)
    return (
      <LockedScreen title={t`Cost per mile is not included in your plan`}>
        {t`A higher plan compares what each vehicle cost with how far it was driven.`}
      </LockedScreen>
    )
  return <Costs {...props} />
}

function Costs({ rows, days, fleet }: CostViewProps) {
  return (
    <Gate live={useVehicleCosts(rows, fleet, days)}>
      {(costs) => (
        <div className={styles.cards}>
          <CostCard kind="gas" costs={costs.filter(({ ev }) => !ev)} days={days} />
          <CostCard kind="electric" costs={costs.filter(({ ev }) => ev)} days={days} />
        </div>
      )}
    </Gate>
  )
}
