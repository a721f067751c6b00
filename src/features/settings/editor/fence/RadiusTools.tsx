import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { currentShape } from '#domain/geofence/drawing/geofenceDraft'
import { nearestStep, parseTypedRadius, RADIUS_STEPS, stepRadius } from '#domain/geofence/geofenceRadius'
import { toDistanceUnit, toMiles } from '../../../../i18n/units'
import { useFormats } from '../../../../i18n/useFormats'
import { IconButton } from '../../../../ui/controls/IconButton'
import { TextField } from '../../../../ui/fields/TextField'
import { ACTION_ICONS } from '../../../../ui/icons/actionIcons'
import { ICONS } from '../../../../ui/icons/icons'
import type { FenceEditor } from './fenceEditor'
import { PlacePicker } from './PlacePicker'
import styles from './RadiusTools.module.css'

/** Tools for a circle: its center by a tap or a place, its radius by steps, a slider or a number. */
export function RadiusTools({ editor }: { editor: FenceEditor }) {
  const { t } = useLingui()
  const { system, locale, distance } = useFormats()
  const { draft, dispatch, sources } = editor
  const { radiusMi } = currentShape(draft)
  const [typed, setTyped] = useState<string | null>(null)
  const radius = radiusMi === null ? null : toDistanceUnit(system, radiusMi)
  const write = (value: number) => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(value)
  // Keeps the typed text while it parses to the same value.
  const same = typed !== null && close(parseTypedRadius(typed), radius)
  const text = typed !== null && (same || radius === null) ? typed : write(radius ?? 0)
  const set = (value: number) => {
    setTyped(null)
    dispatch({ type: 'radius', miles: toMiles(system, value) })
  }
  const type = (value: string) => {
    setTyped(value)
    const number = parseTypedRadius(value)
    dispatch({ type: 'radius', miles: number === null ? null : toMiles(system, number) })
  }
  const unit = distance(1).unit
  return (
    <>
      <PlacePicker
        label={t`Center at a place`}
        places={sources.places}
        onPick={(place) => {
          dispatch({ type: 'tap', at: place.position })
          editor.show([place.position])
        }}
      />
      <div className={styles.row}>
        <IconButton
          label={t`Smaller radius`}
          icon={ICONS.minus}
          onClick={() => set(stepRadius(radius ?? 1, false))}
        />
        <div className={styles.number}>
          <TextField
            label={t`Radius`}
            inputMode="decimal"
            maxLength={8}
            value={text}
            onChange={type}
            suffix={<span className={styles.unit}>{unit}</span>}
          />
        </div>
        <IconButton
          label={t`Larger radius`}
          icon={ACTION_ICONS.plus}
          onClick={() => set(stepRadius(radius ?? 1, true))}
        />
      </div>
      <input
        type="range"
        className={styles.slider}
        aria-label={t`Adjust radius`}
        aria-valuetext={radius === null ? undefined : `${write(radius)} ${unit}`}
        min={0}
        max={RADIUS_STEPS.length - 1}
        step={1}
        value={nearestStep(radius ?? 1)}
        onChange={(event) => set(RADIUS_STEPS[Number(event.target.value)] ?? 1)}
      />
    </>
  )
}

const close = (a: number | null, b: number | null): boolean =>
  a === b || (a !== null && b !== null && Math.abs(a - b) < 1e-6)
