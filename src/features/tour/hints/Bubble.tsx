import { arrow, autoUpdate, flip, hide, offset, shift, useFloating } from '@floating-ui/react-dom'
import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { hintOffsetPx } from '#domain/tour/hintOffset'
import type { WaypointName } from '#domain/tour/waypoints'
import { beforePage } from '../../../session/input/input'
import { sendHint } from '../../../session/tour'
import { useLocale } from '../../../state/locale'
import { onWaypoints, waypointTarget } from '../../../state/waypoints'
import { IconButton } from '../../../ui/controls/IconButton'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import styles from './Bubble.module.css'
import { useHint } from './hintTexts'
import { boxOf, findEdges, roomWithout } from './occlusion'

/** Between the bubble and the edge of the window. */
const MARGIN_PX = 12
/** Half of the arrow's diagonal, which keeps it off the round corners. */
const ARROW_MARGIN_PX = 18

/** Part of a target that must be visible for its bubble to make sense. */
const LEAST_PX = 80

export interface BubbleProps {
  id: string
  name: WaypointName
  step: number
  steps: number
  /** Opened by keyboard: the focus moves in, and back to the beacon. */
  takesFocus: boolean
  beacon: RefObject<HTMLElement | null>
}

/** The text of a step beside its target, which it never covers (docs/game.md T1). */
export function Bubble({ id, name, step, steps, takesFocus, beacon }: BubbleProps) {
  const { t, i18n } = useLingui()
  const { title, text } = useHint(name, step)
  const ids = { title: useId(), text: useId() }
  const tip = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLDivElement>(null)
  const target = useStepTarget(name, step)
  const { refs, floatingStyles, placement, middlewareData, isPositioned } = useFloating({
    elements: { reference: target },
    strategy: 'fixed',
    placement: 'bottom',
    middleware: [
      offset(hintOffsetPx(useLocale())),
      flip({ padding: MARGIN_PX, crossAxis: false, fallbackPlacements: ['top', 'left', 'right'] }),
      // If no side has space, it covers a part of its target rather than leave the window.
      shift({ padding: MARGIN_PX, crossAxis: true }),
      arrow({ element: tip, padding: ARROW_MARGIN_PX }),
      hide(),
    ],
    whileElementsMounted: autoUpdate,
  })
  useBubbleFocus(bubble, beacon, takesFocus && isPositioned)
  useEscape(bubble)
  useStepInView(target, step)
  const side = placement
  const { x, y } = middlewareData.arrow ?? {}
  const isLast = step === steps
  return (
    <div
      ref={refs.setFloating}
      className={styles.place}
      style={floatingStyles}
      data-hidden={!isPositioned || middlewareData.hide?.referenceHidden === true}
    >
      <div
        ref={bubble}
        id={id}
        role="dialog"
        aria-labelledby={ids.title}
        aria-describedby={ids.text}
        tabIndex={-1}
        className={styles.bubble}
        data-side={side}
      >
        <span ref={tip} className={styles.tip} style={{ left: x, top: y }} />
        <h2 id={ids.title} className={styles.title}>
          {title}
        </h2>
        <p id={ids.text} className={styles.text} aria-live="polite">
          {text}
        </p>
        <div className={styles.row}>
          {steps > 1 && (
            <p className={styles.steps}>
              <span className={styles.dots} aria-hidden="true">
                {Array.from({ length: steps }, (_, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: dots have no other identity
                  <span key={index} className={styles.step} data-on={index + 1 === step} />
                ))}
              </span>
              <span>{t`${i18n.number(step)} of ${i18n.number(steps)}`}</span>
            </p>
          )}
          <IconButton label={t`Close`} icon={ICONS.x} onClick={() => sendHint({ kind: 'closed' })} />
          <button
            type="button"
            className={styles.next}
            aria-label={t`Next`}
            onClick={() => sendHint({ kind: 'next' })}
          >
            <Icon path={isLast ? ICONS.check : ICONS.chevronRight} />
          </button>
        </div>
      </div>
    </div>
  )
}

/** Scrolls to the target of a later step that is out of view. */
function useStepInView(target: Element | null, step: number): void {
  useEffect(() => {
    if (step === 1 || !target) return
    const room = roomWithout(findEdges(target))
    const { top, bottom } = boxOf(target)
    if (
      top < room.top ||
      top > room.bottom - LEAST_PX ||
      (bottom > room.bottom && bottom - top < room.bottom - room.top)
    )
      target.scrollIntoView({ block: 'center' })
  }, [target, step])
}

/** The focus moves in if the bubble was opened by keyboard and is visible, and never stays in a hidden one. */
function useBubbleFocus(
  bubble: RefObject<HTMLElement | null>,
  beacon: RefObject<HTMLElement | null>,
  takesFocus: boolean,
): void {
  useEffect(() => {
    if (takesFocus) bubble.current?.focus({ preventScroll: true })
  }, [bubble, takesFocus])
  useLayoutEffect(() => {
    const shown = bubble.current
    const button = beacon.current
    return () => {
      if (shown?.contains(document.activeElement)) button?.focus({ preventScroll: true })
    }
  }, [bubble, beacon])
}

/** Escape closes the bubble before anything under it, and after any menu or dialog over it. */
function useEscape(bubble: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      const shown = bubble.current
      if (!shown?.checkVisibility({ visibilityProperty: true })) return
      event.preventDefault()
      event.stopPropagation()
      sendHint({ kind: 'closed' })
    }
    return beforePage('hints', { keydown: onKey })
  }, [bubble])
}

/** The current target of a step. */
function useStepTarget(name: WaypointName, step: number): Element | null {
  return useSyncExternalStore(onWaypoints, () => waypointTarget(name, step))
}
