import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { cx } from '../cx'
import { Icon } from '../icons/Icon'
import { ICONS } from '../icons/icons'
import { useChoice } from '../kit/useChoice'
import styles from './Chip.module.css'

export interface ChipProps {
  children: string
  icon?: string
  /** If set, the chip is a filter that is on or off. */
  on?: boolean
  onToggle?: () => void
  /** One of several that exclude each other: a press does not turn it off. */
  staysOn?: boolean
  /** If set, the chip ends with an x that removes it. */
  onRemove?: () => void
  isDisabled?: boolean
  /** After the label, such as a count. */
  aside?: ReactNode
  'data-target'?: string
}

/**
 * A small pill: a filter to toggle, or a tag to remove. A native button with aria-pressed is enough.
 */
export function Chip({
  children,
  icon,
  on,
  onToggle,
  staysOn = false,
  onRemove,
  isDisabled = false,
  aside,
  'data-target': target,
}: ChipProps) {
  const { t } = useLingui()
  const [isOn, turn] = useChoice(on, (next) => next !== on && onToggle?.())
  const label = children
  const inside = (
    <>
      {isOn === true && !icon && <Icon path={ICONS.check} size={16} />}
      {icon && <Icon path={icon} size={16} />}
      <span className={styles.word} title={children}>
        {children}
      </span>
      {aside !== undefined && <span className={styles.aside}>{aside}</span>}
    </>
  )
  if (onRemove) {
    return (
      <span className={cx(styles.chip, styles.on, styles.removable)}>
        {inside}
        <button
          type="button"
          className={styles.remove}
          aria-label={t`Remove ${label}`}
          disabled={isDisabled}
          onClick={onRemove}
        >
          <Icon path={ICONS.x} size={16} />
        </button>
      </span>
    )
  }
  return (
    <button
      type="button"
      className={cx(styles.chip, isOn && styles.on)}
      aria-pressed={isOn}
      data-target={target}
      disabled={isDisabled}
      onClick={() => (isOn === undefined || (isOn && staysOn) ? onToggle?.() : turn(!isOn))}
    >
      {inside}
    </button>
  )
}
