import type { KeyboardEvent, Ref } from 'react'
import { SelectionIndicator } from 'react-aria-components/SelectionIndicator'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup'
import { cx } from '../cx'
import { Icon } from '../icons/Icon'
import styles from './SegmentedControl.module.css'

export interface Segment<Id extends string> {
  id: Id
  label: string
  icon?: string
}

export interface SegmentedControlProps<Id extends string> {
  /** What is chosen here, for a screen reader. */
  label: string
  /** Two to four. */
  segments: readonly Segment<Id>[]
  value: Id
  onChange: (id: Id) => void
  /** Fills the width, all segments alike. */
  block?: boolean
  /** Reads on a map: the chosen one is filled with the brand. */
  onMap?: boolean
  /** Less room around the words, for short ones in a narrow place. */
  tight?: boolean
  ref?: Ref<HTMLDivElement>
}

/** A choice of one of a few that changes what is shown right away. */
export function SegmentedControl<Id extends string>({
  label,
  segments,
  value,
  onChange,
  block = false,
  onMap = false,
  tight = false,
  ref,
}: SegmentedControlProps<Id>) {
  return (
    <ToggleButtonGroup
      ref={ref}
      aria-label={label}
      className={cx(styles.track, block && styles.block, onMap && styles.onMap, tight && styles.tight)}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      // A toolbar's arrows move the focus alone; those of a radio group choose.
      render={({ onKeyDownCapture, onFocusCapture, onBlurCapture, ...group }) => (
        <div {...group} role="radiogroup" onKeyDown={chooseByArrow} />
      )}
      onSelectionChange={(keys) => {
        const [id] = keys
        if (id !== undefined && id !== value) onChange(id as Id)
      }}
    >
      {segments.map(({ id, label: word, icon }) => (
        <ToggleButton
          key={id}
          id={id}
          excludeFromTabOrder={id !== value}
          data-target={`choice:${id}`}
          className={cx(styles.segment)}
        >
          <SelectionIndicator className={cx(styles.thumb)} />
          {icon && <Icon path={icon} className={styles.above} />}
          <span className={styles.above}>{word}</span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

const ARROWS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Chooses the next or the one before, around the ends. */
function chooseByArrow(event: KeyboardEvent<HTMLElement>): void {
  const step = ARROWS[event.key]
  const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
  if (step === undefined || isModified) return
  const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')]
  const at = radios.findIndex((radio) => radio.contains(event.target as Node))
  const next = radios[(at + step + radios.length) % radios.length]
  if (at < 0 || !next) return
  event.preventDefault()
  event.stopPropagation()
  next.focus()
  next.click()
}
