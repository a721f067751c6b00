import { cloneElement, type DOMAttributes, type ReactElement, useRef, useState } from 'react'
import { Focusable, Tooltip as RacTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import { cx } from '../cx'
import styles from './Tooltip.module.css'
import { useGesture } from './useGesture'

export interface TooltipProps {
  /** A few words; never the only place where something is said. */
  text: string
  placement?: 'top' | 'bottom' | 'left' | 'right'
  /** One focusable element, such as an `IconButton`. */
  children: ReactElement<DOMAttributes<Element>>
}

/** How long it stays after a finger that held has left. */
const HIDE_DELAY_MS = 1500

/** Shows a few words beside an element that is pointed at, held, or has the keyboard focus. */
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
    // Who held it to read it did not mean to press it.
    onClickCapture: (event: React.MouseEvent) => {
      if (!held.current) return
      held.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  })
  return (
    <TooltipTrigger delay={500} closeDelay={150} isOpen={open} onOpenChange={setOpen}>
      {/* The type knows only native elements; ours hand their props and ref on to one. */}
      <Focusable>{trigger as ReactElement<DOMAttributes<Element>, string>}</Focusable>
      <RacTooltip className={cx(styles.tooltip)} placement={placement} offset={6}>
        {text}
      </RacTooltip>
    </TooltipTrigger>
  )
}
