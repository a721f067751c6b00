import type { ReactElement } from 'react'
import { Focusable, Tooltip as RacTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import { cx } from './cx'
import styles from './Tooltip.module.css'

export interface TooltipProps {
  /** A few words; never the only place where something is said. */
  text: string
  placement?: 'top' | 'bottom' | 'left' | 'right'
  /** One focusable element, such as an `IconButton`. */
  children: ReactElement<React.DOMAttributes<Element>, string>
}

/** Shows a few words beside an element that is pointed at or has the keyboard focus. */
export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  return (
    <TooltipTrigger delay={500} closeDelay={150}>
      <Focusable>{children}</Focusable>
      <RacTooltip className={cx(styles.tooltip)} placement={placement} offset={6}>
        {text}
      </RacTooltip>
    </TooltipTrigger>
  )
}
