import { type KeyboardEvent, type Ref, type RefObject, useLayoutEffect, useRef } from 'react'
import { cx } from '../cx'
import { Icon } from '../icons/Icon'
import { useChoice } from '../kit/useChoice'
import styles from './SegmentedControl.module.css'

export interface Segment<Id extends string> {
  id: Id
  label: string
  icon?: string
}

export interface SegmentedControlProps<Id extends string> {
  label: string
  /** Two to four. */
  segments: readonly Segment<Id>[]
  value: Id
  onChange: (id: Id) => void
  /** Fills the width with segments of equal size. */
  block?: boolean
  /** For use on a map: the selected one is filled with the brand color. */
  onMap?: boolean
  /** Less padding, for short labels in a narrow place. */
  tight?: boolean
  ref?: Ref<HTMLDivElement>
}

/**
 * A selection of one of a few options that takes effect at once. Native buttons, because nearly every screen
 * has one above its rows and it is measured only when it changes.
 */
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
  const [chosen, choose] = useChoice(value, onChange)
  const thumb = useRef<HTMLSpanElement>(null)
  useSlide(
    thumb,
    segments.findIndex(({ id }) => id === chosen),
  )
  return (
    <div
      ref={ref}
      role="radiogroup"
      aria-label={label}
      className={cx(styles.track, block && styles.block, onMap && styles.onMap, tight && styles.tight)}
      onKeyDown={chooseByArrow}
    >
      {segments.map(({ id, label: word, icon }) => {
        const isOn = id === chosen
        return (
          // biome-ignore lint/a11y/useSemanticElements: a radio input has no place for the thumb that slides
          <button
            key={id}
            type="button"
            role="radio"
            aria-checked={isOn}
            tabIndex={isOn ? 0 : -1}
            data-target={`choice:${id}`}
            data-selected={isOn || undefined}
            className={styles.segment}
            onClick={() => {
              if (!isOn) choose(id)
            }}
          >
            {isOn && <span ref={thumb} className={styles.thumb} />}
            {icon && <Icon path={icon} className={styles.above} />}
            <span className={styles.above}>{word}</span>
          </button>
        )
      })}
    </div>
  )
}

/** Lets the thumb slide from the previously selected segment. */
function useSlide(thumb: RefObject<HTMLElement | null>, at: number): void {
  const before = useRef(at)
  useLayoutEffect(() => {
    const to = thumb.current?.parentElement
    const from = to?.parentElement?.children[before.current]
    before.current = at
    if (!thumb.current || !to || !(from instanceof HTMLElement) || from === to) return
    const { style } = thumb.current
    style.transition = 'none'
    style.translate = `${from.offsetLeft - to.offsetLeft}px ${from.offsetTop - to.offsetTop}px`
    style.width = `${from.offsetWidth}px`
    // Forces a layout, so that the transition starts from here.
    void thumb.current.offsetWidth
    style.transition = ''
    style.translate = ''
    style.width = ''
  }, [thumb, at])
}

const ARROWS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Selects the next or previous segment, wrapping around. */
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
