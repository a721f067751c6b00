import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Locale } from '#domain/base/locale'
import type { RuleConditions } from '#domain/notifications/notificationRule'
import { EDITED_MARGIN, EDITED_SPEED } from '#domain/notifications/ruleBounds'
import { RULE_DEFAULTS } from '#domain/notifications/ruleDefaults'
import { FIXED_SPEED_KPH, ROAD_MARGINS } from '#domain/notifications/ruleSpeeds'
import { RULE_TYPES } from '#domain/notifications/ruleType'
import { FIXED_SPEED_MPH } from '#domain/trips/trip'
import { UNIT_LABELS } from '../../../../i18n/unitLabels'
import { toDistanceUnit, toMiles } from '../../../../i18n/units'
import { useFormats } from '../../../../i18n/useFormats'
import { publishEvent } from '../../../../session/events'
import { DialField } from '../../../../ui/dial/DialField'
import { Card } from '../../../../ui/display/Card'
import { NumberField } from '../../../../ui/fields/NumberField'
import { SegmentedControl } from '../../../../ui/fields/SegmentedControl'
import { ICONS } from '../../../../ui/icons/icons'
import { RULE_ICONS } from '../../../../ui/icons/ruleIcons'
import { TRIP_ICONS } from '../../../../ui/icons/tripIcons'
import { FieldProblem } from '../../../../widgets/form/FieldProblem'
import { ConditionRow } from '../fields/ConditionRow'
import styles from '../fields/RuleCards.module.css'
import { isWithin, problemsOf, type RulePartProps, type TypedNumber } from '../ruleForm'
import type { RuleKind } from '../ruleKind'

type Speeds = RuleConditions['speedConditions']

export interface BehaviorForm {
  toggles: RuleConditions['toggles']
  speed: TypedNumber
  speedUnit: Speeds['fixed']['unit']
  margin: TypedNumber
  marginUnit: Speeds['road']['unit']
}

/** Rule type that notifies of speeding, hard braking and acceleration, and open seat belts. */
export const BEHAVIOR_KIND: RuleKind<typeof RULE_TYPES.driverBehavior, BehaviorForm> = {
  type: RULE_TYPES.driverBehavior,
  example: msg`Highway speed`,
  form(stored, { system, locale }) {
    const { fixed, road } = (stored ?? RULE_DEFAULTS).speedConditions
    const form: BehaviorForm = {
      toggles: stored?.toggles ?? { ...RULE_DEFAULTS.toggles, fixedSpeed: true },
      speed: fixed.speed,
      speedUnit: fixed.unit,
      margin: road.over,
      marginUnit: road.unit,
    }
    if (stored || system === 'imperial') return form
    return { ...form, speed: FIXED_SPEED_KPH[locale], speedUnit: 'km/h' }
  },
  problems: ({ toggles, speed, speedUnit, margin }) =>
    problemsOf([
      ['noCondition', !Object.values(toggles).some(Boolean)],
      ['number', toggles.fixedSpeed && !isWithin(speed, EDITED_SPEED[speedUnit])],
      ['number', toggles.roadSpeed && !isWithin(margin, EDITED_MARGIN)],
    ]),
  conditions({ toggles, speed, speedUnit, margin, marginUnit }, stored) {
    const before = (stored ?? RULE_DEFAULTS).speedConditions
    return {
      toggles,
      speedConditions: {
        active: toggles.fixedSpeed || toggles.roadSpeed,
        fixed: isWithin(speed, EDITED_SPEED[speedUnit]) ? { speed, unit: speedUnit } : before.fixed,
        road: isWithin(margin, EDITED_MARGIN) ? { over: margin, unit: marginUnit } : before.road,
      },
    }
  },
  onCreated({ toggles, speed, speedUnit }) {
    if (toggles.fixedSpeed && speed !== null) publishEvent({ kind: 'fixedSpeedSet', speed, unit: speedUnit })
  },
  Part: BehaviorPart,
}

/** Events of a driver behavior rule, with their speeds. */
function BehaviorPart(part: RulePartProps<BehaviorForm>) {
  const { t } = useLingui()
  const { form, change, problem } = part
  const { toggles } = form
  const toggle = (which: Partial<RuleConditions['toggles']>) => change({ toggles: { ...toggles, ...which } })
  return (
    <Card title={t`Fires when any of these happens`}>
      <div className={styles.conditions}>
        <ConditionRow
          icon={ICONS.gauge}
          label={t`Fixed speed`}
          detail={t`Any vehicle that goes faster than this`}
          checked={toggles.fixedSpeed}
          onChange={(fixedSpeed) => toggle({ fixedSpeed })}
        >
          <FixedSpeedField {...part} />
        </ConditionRow>
        <ConditionRow
          icon={RULE_ICONS.roadSign}
          label={t`Over the road limit`}
          detail={t`The posted limit, plus a margin`}
          checked={toggles.roadSpeed}
          onChange={(roadSpeed) => toggle({ roadSpeed })}
        >
          <RoadMarginField {...part} />
        </ConditionRow>
        <ConditionRow
          icon={TRIP_ICONS.brake}
          label={t`Hard braking`}
          detail={t`A sudden loss of speed`}
          checked={toggles.brake}
          onChange={(brake) => toggle({ brake })}
        />
        <ConditionRow
          icon={TRIP_ICONS.acceleration}
          label={t`Hard acceleration`}
          detail={t`A sudden gain of speed`}
          checked={toggles.accel}
          onChange={(accel) => toggle({ accel })}
        />
        <ConditionRow
          icon={RULE_ICONS.seatBelt}
          label={t`Seat belt`}
          detail={t`A drive of two minutes or more with a seat belt off`}
          checked={toggles.seatbelt}
          onChange={(seatbelt) => toggle({ seatbelt })}
        />
      </div>
      <FieldProblem>{problem('noCondition')}</FieldProblem>
    </Card>
  )
}

const SCALES = {
  mph: { from: 50, to: 100, step: 5, labelEvery: 10 },
  'km/h': { from: 80, to: 160, step: 5, labelEvery: 20 },
}

/**
 * The fixed speed in the visitor's unit; a stored speed keeps its unit until it is changed
 * (docs/rules.md SE-36, SE-37).
 */
function FixedSpeedField({ form, change, tried }: RulePartProps<BehaviorForm>) {
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

/** The form's speed in a unit, rounded; the default is the number that the language's text names. */
function speedIn(
  { speed, speedUnit }: BehaviorForm,
  unit: BehaviorForm['speedUnit'],
  locale: Locale,
): number | null {
  if (speed === null || speedUnit === unit) return speed
  if (speedUnit === 'mph' && speed === FIXED_SPEED_MPH) return FIXED_SPEED_KPH[locale]
  return Math.round(unit === 'mph' ? toMiles('metric', speed) : toDistanceUnit('metric', speed))
}

/** Margin over the posted limit (docs/rules.md SE-39). */
function RoadMarginField({ form, change, tried }: RulePartProps<BehaviorForm>) {
  const { t, i18n } = useLingui()
  const { system } = useFormats()
  const labels = {
    percent: i18n._(UNIT_LABELS.percent),
    mph: i18n._(UNIT_LABELS.milesPerHour),
    'km/h': i18n._(UNIT_LABELS.kilometersPerHour),
  }
  const { margin, marginUnit } = form
  return (
    <div className={styles.beside}>
      <NumberField
        label={t`Margin`}
        hint={
          system === 'metric'
            ? t`8 km/h over the limit is a common choice.`
            : t`5 mph over the limit is a common choice.`
        }
        unit={labels[marginUnit]}
        value={margin}
        onChange={(value) => change({ margin: value })}
        {...EDITED_MARGIN}
        isChecked={tried}
      />
      <SegmentedControl
        label={t`Unit of the margin`}
        segments={(['percent', 'mph', 'km/h'] as const).map((id) => ({ id, label: labels[id] }))}
        value={marginUnit}
        onChange={(unit) =>
          // An unchanged default margin follows the unit.
          change({
            marginUnit: unit,
            ...(margin === ROAD_MARGINS[marginUnit] && { margin: ROAD_MARGINS[unit] }),
          })
        }
      />
    </div>
  )
}
