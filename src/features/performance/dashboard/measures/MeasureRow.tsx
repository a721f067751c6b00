import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, useRef } from 'react'
import { IconButton } from '../../../../ui/controls/IconButton'
import { Switch } from '../../../../ui/controls/Switch'
import { ACTION_ICONS } from '../../../../ui/icons/actionIcons'
import { Icon } from '../../../../ui/icons/Icon'
import { ICONS } from '../../../../ui/icons/icons'
import styles from './MeasureRow.module.css'

export interface MeasureRowProps {
  name: string
  isShown: boolean
  onToggle: () => void
  isFirst: boolean
  isLast: boolean
  onStep: (by: -1 | 1) => void
  /** Pointer handlers of the drag handle. */
  handle: ComponentProps<'span'>
}

/** One measure: whether it is shown, and its place. */
export function MeasureRow({ name, isShown, onToggle, isFirst, isLast, onStep, handle }: MeasureRowProps) {
  const { t } = useLingui()
  const row = useRef<HTMLLIElement>(null)
  // Moving a row in the document takes the focus from its button.
  const step = (by: -1 | 1) => (event: { currentTarget: HTMLButtonElement }) => {
    const button = event.currentTarget
    onStep(by)
    requestAnimationFrame(() => {
      button.focus()
      row.current?.scrollIntoView({ block: 'nearest' })
    })
  }
  return (
    <li ref={row} className={styles.row}>
      <span {...handle} className={styles.handle} aria-hidden="true">
        <Icon path={ACTION_ICONS.grip} />
      </span>
      <div className={styles.switch}>
        <Switch
          label={name}
          states={{ on: t`Shown`, off: t`Hidden` }}
          checked={isShown}
          onChange={onToggle}
        />
      </div>
      <IconButton
        label={t`Move ${name} up`}
        icon={ICONS.arrowUp}
        aria-disabled={isFirst}
        onClick={step(-1)}
      />
      <IconButton
        label={t`Move ${name} down`}
        icon={ICONS.arrowDown}
        aria-disabled={isLast}
        onClick={step(1)}
      />
    </li>
  )
}
