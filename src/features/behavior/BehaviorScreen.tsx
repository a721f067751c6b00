import { useLingui } from '@lingui/react/macro'
import { useDeferredValue } from 'react'
import { useCapabilities } from '../../state/capabilities'
import { useBehavior } from '../../widgets/behavior/useBehavior'
import { useVehicleScope } from '../../widgets/scope/useVehicleScope'
import { LockedScreen } from '../../widgets/upgrade/LockedScreen'
import { BehaviorFrame, type BehaviorFrameProps } from './BehaviorFrame'

export type BehaviorScreenProps = Omit<BehaviorFrameProps, 'mode' | 'live'>

/** A behavior table of a fleet's vehicles or of a dealer's inventory; locked if the plan does not include it. */
export function BehaviorScreen(props: BehaviorScreenProps) {
  const { t } = useLingui()
  if (!useCapabilities().driverBehavior) {
    return (
      <LockedScreen title={t`This table is not included in your plan`} room={<ScopeBehavior {...props} />}>
        {t`A higher plan compares distance, efficiency, and fuel of every vehicle with the period before.`}
      </LockedScreen>
    )
  }
  return <ScopeBehavior {...props} />
}

function ScopeBehavior(props: BehaviorScreenProps) {
  const scope = useVehicleScope()
  // The choice changes at once, the rows follow.
  const window = useDeferredValue(props.window)
  const live = useBehavior(props.table, scope, window)
  return <BehaviorFrame {...props} mode={scope.section} live={live} />
}
