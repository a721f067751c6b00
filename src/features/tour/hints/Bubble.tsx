import { autoUpdate, hide, type Middleware, useFloating } from '@floating-ui/react-dom'
import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useId, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { Box } from '#domain/tour/box'
import { type BubblePlace, placeBubble } from '#domain/tour/bubblePlace'
import { hintOffsetPx } from '#domain/tour/hintOffset'
import type { WaypointName } from '#domain/tour/waypoints'
import { beforePage } from '../../../session/input/input'
import { sendHint } from '../../../session/tour'
import { useLocale } from '../../../state/locale'
import { onWaypoints, waypointArea, waypointTarget } from '../../../state/waypoints'
import { IconButton } from '../../../ui/controls/IconButton'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import styles from './Bubble.module.css'
import { useHint } from './hintTexts'
import { boxOf, findEdges, roomWithout } from './occlusion'

/** Between the bubble and the edge of the window. */
const MARGIN_PX = 12
/** Half of the tip's side. */
const TIP_PX = 7

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
  const bubble = useRef<HTMLDivElement>(null)
  const target = useStepTarget(name, step)
  const { refs, floatingStyles, middlewareData, isPositioned } = useFloating({
    elements: { reference: target },
    strategy: 'fixed',
    middleware: [besideTarget(name, hintOffsetPx(useLocale())), hide()],
    whileElementsMounted: autoUpdate,
  })
  const place: BubblePlace | undefined = middlewareData[BESIDE_TARGET]
  useBubbleFocus(bubble, beacon, takesFocus && isPositioned)
  useEscape(bubble)
  useStepInView(target, step)
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
        data-side={place?.side}
      >
        {place && <span className={styles.tip} style={tipStyle(place)} />}
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

const BESIDE_TARGET = 'besideTarget'

/** Beside the target of a step and what belongs to it. */
function besideTarget(name: WaypointName, offset: number): Middleware {
  return {
    name: BESIDE_TARGET,
    options: [name, offset],
    fn: ({ rects: { reference, floating }, elements }) => {
      const { left, top, right, bottom } = elements.reference.getBoundingClientRect()
      const target = { left, top, right, bottom }
      const column = document.querySelector('main')?.getBoundingClientRect()
      const data = placeBubble({
        target,
        area: withArea(target, waypointArea(name)),
        width: floating.width,
        height: floating.height,
        room: {
          // The navigation stays free.
          left: (column?.left ?? 0) + MARGIN_PX,
          top: MARGIN_PX,
          right: (column?.right ?? window.innerWidth) - MARGIN_PX,
          bottom: window.innerHeight - MARGIN_PX,
        },
        offset,
      })
      return { x: data.left + reference.x - left, y: data.top + reference.y - top, data }
    },
  }
}

function withArea(target: Box, area: Element | null): Box {
  if (!area) return target
  const { left, top, right, bottom } = area.getBoundingClientRect()
  return {
    left: Math.min(target.left, left),
    top: Math.min(target.top, top),
    right: Math.max(target.right, right),
    bottom: Math.max(target.bottom, bottom),
  }
}

function tipStyle({ side, tip }: BubblePlace) {
  return side === 'bottom' || side === 'top' ? { left: tip - TIP_PX } : { top: tip - TIP_PX }
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
