import { useLingui } from '@lingui/react/macro'
import type { Locale } from '#domain/base/locale'
import { EDITED_SPEED } from '#domain/notifications/ruleBounds'
import { FIXED_SPEED_KPH } from '#domain/notifications/ruleSpeeds'
import { FIXED_SPEED_MPH } from '#domain/trips/trip'
import { useFormats } from '../../../../i18n/FormatsProvider'
import { toDistanceUnit, toMiles } from '../../../../i18n/units'
import { publishEvent } from '../../../../session/events'
import { DialField } from '../../../../ui/dial/DialField'
import type { RulePartProps } from '../rulePart'
import type { BehaviorForm } from './behaviorKind'

const SCALES = {
  mph: { from: 50, to: 100, step: 5, labelEvery: 10 },
  'km/h': { from: 80, to: 160, step: 5, labelEvery: 20 },
}

/**
 * The fixed speed in the visitor's unit; what is stored keeps its own until somebody changes it
 * (docs/rules.md SE-36, SE-37).
 */
export function FixedSpeedField({ form, change, tried }: RulePartProps<BehaviorForm>) {
  const { t } = useLingui()
  const { system, speed, locale } = useFormats()
  const metric = system === 'metric'
  const unit = metric ? 'km/h' : 'mph'
  return (
    <DialField
      label={t`Fixed speed`}
      hint={metric ? t`The usual alert is set to 129 km/h.` : t`The usual alert is set to 80 mph.`}
      unit={speed(0).unit}
      unitId={unit}
      value={speedIn(form, unit, locale)}
      onChange={(value) => change({ speed: value, speedUnit: unit })}
      onSet={(value) => value !== null && publishEvent({ kind: 'fixedSpeedSet', speed: value, unit })}
      {...EDITED_SPEED[unit]}
      isChecked={tried}
      scale={SCALES[unit]}
    />
  )
}

/** The form's speed in one of the units, whole; the usual one as the language's text says it. */
function speedIn(
  { speed, speedUnit }: BehaviorForm,
  unit: BehaviorForm['speedUnit'],
  locale: Locale,
): number | null {
  if (speed === null || speedUnit === unit) return speed
  if (speedUnit === 'mph' && speed === FIXED_SPEED_MPH) return FIXED_SPEED_KPH[locale]
  return Math.round(unit === 'mph' ? toMiles('metric', speed) : toDistanceUnit('metric', speed))
}
