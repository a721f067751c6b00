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

const WIDTH_PX = 320
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
  const offset = hintOffsetPx(useLocale())
  const { refs, floatingStyles, middlewareData, isPositioned } = useFloating({
    elements: { reference: target },
    strategy: 'fixed',
    middleware: [besideTarget(name, step, offset), hide()],
    whileElementsMounted: autoUpdate,
  })
  const place: PlacedBubble | undefined = middlewareData[BESIDE_TARGET]
  useBubbleFocus(bubble, beacon, takesFocus && isPositioned)
  useEscape(bubble)
  useStepInView(target, { name, step, offset, bubble })
  const isLast = step === steps
  return (
    <div
      ref={refs.setFloating}
      className={styles.place}
      style={floatingStyles}
      data-hidden={!isPositioned || middlewareData.hide?.referenceHidden === true}
    >
      {place?.ring && <span className={styles.ring} style={place.ring} />}
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
        {place && <Tip {...place} />}
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

function Tip({ side, tip }: BubblePlace) {
  if (tip === null) return null
  const start = side === 'bottom' || side === 'top' ? 'left' : 'top'
  return <span className={styles.tip} style={{ [start]: tip - TIP_PX }} />
}

const BESIDE_TARGET = 'besideTarget'

interface PlacedBubble extends BubblePlace {
  /** The outline of the target, from the bubble's corner, where no tip points at it. */
  ring: { left: number; top: number; width: number; height: number; borderRadius: string } | null
}

/** Beside the target of a step and what belongs to it. */
function besideTarget(name: WaypointName, step: number, offset: number): Middleware {
  return {
    name: BESIDE_TARGET,
    options: [name, step, offset],
    fn: ({ rects: { reference }, elements: { reference: element, floating } }) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      const target = { left, top, right, bottom }
      const column = document.querySelector('main')?.getBoundingClientRect()
      const room = {
        // The navigation stays free.
        left: (column?.left ?? 0) + MARGIN_PX,
        top: MARGIN_PX,
        right: (column?.right ?? window.innerWidth) - MARGIN_PX,
        bottom: window.innerHeight - MARGIN_PX,
      }
      const place = placeBubble({
        target,
        area: withArea(target, waypointArea(name, step)),
        width: Math.min(WIDTH_PX, room.right - room.left),
        heightAt: (width) => {
          floating.style.width = `${width}px`
          return floating.offsetHeight
        },
        room,
        offset,
      })
      floating.style.width = `${place.width}px`
      const ring = {
        left: left - place.left,
        top: top - place.top,
        width: right - left,
        height: bottom - top,
        borderRadius: element instanceof Element ? getComputedStyle(element).borderRadius : '',
      }
      const data: PlacedBubble = { ...place, ring: place.tip === null ? ring : null }
      return { x: place.left + reference.x - left, y: place.top + reference.y - top, data }
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

interface ShownStep {
  name: WaypointName
  step: number
  offset: number
  bubble: RefObject<HTMLElement | null>
}

/**
 * Scrolls to the target of a later step that is out of view. Where more than the target belongs to a step, it scrolls
 * until the bubble has room below all of it.
 */
function useStepInView(target: Element | null, { name, step, offset, bubble }: ShownStep): void {
  useEffect(() => {
    if (step === 1 || !target) return
    const room = roomWithout(findEdges(target))
    const box = boxOf(target)
    const { top, bottom } = box
    if (
      top < room.top ||
      top > room.bottom - LEAST_PX ||
      (bottom > room.bottom && bottom - top < room.bottom - room.top)
    ) {
      target.scrollIntoView({ block: 'center' })
      return
    }
    const area = waypointArea(name, step)
    if (!area) return
    const height = bubble.current?.offsetHeight ?? 0
    const end = withArea(box, area).bottom + offset + height + MARGIN_PX
    if (end > room.bottom) window.scrollBy(0, Math.ceil(end - room.bottom))
  }, [target, name, step, offset, bubble])
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
