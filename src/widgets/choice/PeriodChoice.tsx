import { useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'
import { WINDOWS, type WindowDays } from '#domain/vehicle/score'
import { useFormats } from '../../i18n/useFormats'
import { SegmentedControl } from '../../ui/fields/SegmentedControl'

export interface PeriodChoiceProps {
  days: WindowDays
  onDays: (days: WindowDays) => void
  ref?: Ref<HTMLDivElement>
}

/** Selects the number of full days for the figures of a screen (docs/rules.md DA-29, PE-07). */
export function PeriodChoice({ days, onDays, ref }: PeriodChoiceProps) {
  const { t } = useLingui()
  const { whole } = useFormats()
  return (
    <SegmentedControl
      {...(ref && { ref })}
      label={t`Period`}
      segments={WINDOWS.map((window) => ({ id: String(window), label: t`${whole(window)} days` }))}
      value={String(days)}
      onChange={(id) => onDays(WINDOWS.find((window) => String(window) === id) ?? days)}
    />
  )
}
