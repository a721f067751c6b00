import { useLingui } from '@lingui/react/macro'
import { WINDOWS, type WindowDays } from '#domain/vehicle/score'
import { useFormats } from '../../../i18n/useFormats'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl'

export interface WindowChoiceProps {
  window: WindowDays
  onWindow: (window: WindowDays) => void
}

/** Selects the number of days of a score. */
export function WindowChoice({ window, onWindow }: WindowChoiceProps) {
  const { t } = useLingui()
  const { whole } = useFormats()
  return (
    <SegmentedControl
      label={t`Score period`}
      block
      tight
      segments={WINDOWS.map((length) => ({ id: String(length), label: t`${whole(length)} days` }))}
      value={String(window)}
      onChange={(id) => onWindow(WINDOWS.find((length) => String(length) === id) ?? window)}
    />
  )
}
