import { useLingui } from '@lingui/react/macro'
import { WINDOWS, type WindowDays } from '../../domain/trips/score'
import { useFormats } from '../../i18n/FormatsProvider'
import { useWaypoint } from '../../state/waypoints'
import { SegmentedControl } from '../../ui/fields/SegmentedControl'

/**
 * Over how many days behavior is summed up (docs/rules.md DA-29); the seven-day tiles stay as they are
 * (docs/decisions.md Q21).
 */
export function PeriodChoice({ days, onDays }: { days: WindowDays; onDays: (days: WindowDays) => void }) {
  const { t } = useLingui()
  const { whole } = useFormats()
  return (
    <SegmentedControl
      ref={useWaypoint('behavior')}
      label={t`Period`}
      segments={WINDOWS.map((window) => ({ id: String(window), label: t`${whole(window)} days` }))}
      value={String(days)}
      onChange={(id) => onDays(WINDOWS.find((window) => String(window) === id) ?? days)}
    />
  )
}
