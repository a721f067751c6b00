import { cloneElement, type DOMAttributes, type ReactElement, useRef, useState } from 'react'
import { Focusable, Tooltip as RacTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import { cx } from '../cx'
import styles from './Tooltip.module.css'
import { useGesture } from './useGesture'

export interface TooltipProps {
  /** A few words; never the only source of information. */
  text: string
  placement?: 'top' | 'bottom' | 'left' | 'right'
  /** One focusable element, such as an `IconButton`. */
  children: ReactElement<DOMAttributes<Element>>
}

/** How long it stays after the end of a long press. */
const HIDE_DELAY_MS = 1500

/** Shows a few words next to an element that is hovered, long-pressed or focused by keyboard. */
export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  const [open, setOpen] = useState(false)
  const held = useRef(false)
  const gesture = useGesture({
    onGesture: ({ kind }) => {
      if (kind !== 'hold') return
      held.current = true
      setOpen(true)
    },
  })
  const trigger = cloneElement(children, {
    ...gesture,
    onPointerDown: (event: React.PointerEvent) => {
      held.current = false
      if (event.pointerType === 'touch') gesture.onPointerDown(event)
    },
    onPointerUp: (event: React.PointerEvent) => {
      gesture.onPointerUp(event)
      if (held.current) setTimeout(() => setOpen(false), HIDE_DELAY_MS)
    },
    // A long press shows the tooltip and must not press the button.
    onClickCapture: (event: React.MouseEvent) => {
      if (!held.current) return
      held.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  })
  return (
    <TooltipTrigger delay={500} closeDelay={150} isOpen={open} onOpenChange={setOpen}>
      {/* The type allows only native elements; ours pass their props and ref on to one. */}
      <Focusable>{trigger as ReactElement<DOMAttributes<Element>, string>}</Focusable>
      <RacTooltip className={cx(styles.tooltip)} placement={placement} offset={6}>
        {text}
      </RacTooltip>
    </TooltipTrigger>
  )
}
