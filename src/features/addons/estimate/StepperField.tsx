import { useLingui } from '@lingui/react/macro'
import { type CSSProperties, type ReactNode, useId } from 'react'
import { useFormats } from '../../../i18n/useFormats'
import { ACTION_ICONS } from '../../../ui/icons/actionIcons'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import styles from './StepperField.module.css'

export interface StepperFieldProps {
  label: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
  /** Below the number, such as "of 48 vehicles". */
  caption?: ReactNode
}

/** A large whole number: two large buttons around it and a scale below, which set the same value. */
export function StepperField({ label, value, min, max, onChange, caption }: StepperFieldProps) {
  const { t } = useLingui()
  const { whole } = useFormats()
  const captionId = useId()
  const share = max > min ? (value - min) / (max - min) : 1
  return (
    // A fieldset would bring its own legend and box.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div role="group" aria-label={label} className={styles.stepper}>
      <div className={styles.count}>
        <button
          type="button"
          className={styles.step}
          aria-label={t`One fewer`}
          disabled={value <= min}
          onClick={() => onChange(value - 1)}
        >
          <Icon path={ICONS.minus} size={28} />
        </button>
        <span className={styles.glance}>
          <output className={styles.value}>{whole(value)}</output>
          {caption && (
            <span id={captionId} className={styles.caption}>
              {caption}
            </span>
          )}
        </span>
        <button
          type="button"
          className={styles.step}
          aria-label={t`One more`}
          disabled={value >= max}
          onClick={() => onChange(value + 1)}
        >
          <Icon path={ACTION_ICONS.plus} size={28} />
        </button>
      </div>
      {max > min && (
        <>
          <input
            type="range"
            className={styles.scale}
            aria-label={label}
            aria-describedby={caption ? captionId : undefined}
            min={min}
            max={max}
            value={value}
            style={{ '--share': share } as CSSProperties}
            onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
          />
          <span className={styles.ends} aria-hidden="true">
            <span>{whole(min)}</span>
            <span>{whole(max)}</span>
          </span>
        </>
      )}
    </div>
  )
}
