import { useLingui } from '@lingui/react/macro'
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components/Slider'
import { Input, Label, TextField } from 'react-aria-components/TextField'
import { useFormats } from '../../i18n/useFormats'
import { IconButton } from '../controls/IconButton'
import { cx } from '../cx'
import { type FieldBasics, FieldMessages } from '../fields/FieldMessages'
import { type NumberInputProps, useNumberInput } from '../fields/useNumberInput'
import { ACTION_ICONS } from '../icons/actionIcons'
import { ICONS } from '../icons/icons'
import styles from './DialField.module.css'

export interface DialFieldProps extends NumberInputProps, Pick<FieldBasics, 'label' | 'hint'> {
  /** Shown beside the number. */
  unit: string
  /** Language-independent name of the unit. */
  unitId?: string
  /** Range of the slider; numbers beyond it can be typed. */
  scale: { from: number; to: number; step: number; labelEvery: number }
  /** Called with the value that was typed or stepped to, or where a drag ended, not with intermediate ones. */
  onSet?: (value: number | null) => void
}

/** A whole number that is readable from a distance: large, between two large buttons, above a slider. */
export function DialField({ label, hint, unit, unitId, scale, onSet, ...number }: DialFieldProps) {
  const { t } = useLingui()
  const { whole } = useFormats()
  const { from, to, step, labelEvery } = scale
  const set = (value: number | null) => {
    number.onChange(value)
    onSet?.(value)
  }
  const { text, type, stepBy, onKeyDown, canStep, error } = useNumberInput({ ...number, onChange: set, step })
  const at = Math.min(to, Math.max(from, number.value ?? from))
  const ticks = Array.from({ length: (to - from) / step + 1 }, (_, index) => from + index * step)
  const share = (value: number) => ((value - from) / (to - from)) * 100
  return (
    <TextField
      className={cx(styles.dial)}
      value={text}
      onChange={type}
      inputMode="numeric"
      autoComplete="off"
      isInvalid={error !== undefined}
    >
      <Label className="visually-hidden">{label}</Label>
      <div className={styles.value}>
        <Input
          className={cx(styles.input)}
          data-target={unitId === undefined ? 'dial-number' : `dial-number@${unitId}`}
          maxLength={5}
          size={3}
          onKeyDown={onKeyDown}
        />
        <span className={styles.unit}>{unit}</span>
      </div>
      <IconButton
        label={t`Decrease ${label}`}
        icon={ICONS.minus}
        data-target="dial-less"
        disabled={!canStep.down}
        onClick={() => stepBy(false)}
      />
      <div className={styles.slide}>
        <Slider
          aria-label={label}
          value={at}
          onChange={number.onChange}
          onChangeEnd={(value) => onSet?.(value)}
          minValue={from}
          maxValue={to}
          step={step}
        >
          <SliderTrack className={cx(styles.track)} data-target="dial-scale" data-target-surface="scale">
            <div className={styles.fill} style={{ inlineSize: `${share(at)}%` }} />
            <SliderThumb className={cx(styles.thumb)} />
          </SliderTrack>
        </Slider>
        <div className={styles.scale} aria-hidden="true">
          {ticks.map((tick) => (
            <span
              key={tick}
              className={cx(styles.tick, tick % labelEvery === 0 && styles.major)}
              style={{ insetInlineStart: `${share(tick)}%` }}
            >
              {tick % labelEvery === 0 && <span className={styles.mark}>{whole(tick)}</span>}
            </span>
          ))}
        </div>
      </div>
      <IconButton
        label={t`Increase ${label}`}
        icon={ACTION_ICONS.plus}
        data-target="dial-more"
        disabled={!canStep.up}
        onClick={() => stepBy(true)}
      />
      <div className={styles.messages}>
        <FieldMessages hint={hint} error={error} />
      </div>
    </TextField>
  )
}
