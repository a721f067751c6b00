import type { ReactNode } from 'react'
import { DialogTrigger, Dialog as RacDialog } from 'react-aria-components/Dialog'
import { Popover as RacPopover } from 'react-aria-components/Popover'
import { cx } from '../cx'
import { TriggerButton, type TriggerButtonProps } from '../fields/TriggerButton'
import { useOpening } from '../kit/useOpening'
import { useFreeArea } from './freeArea'
import styles from './Popover.module.css'

export interface PopoverProps {
  /** Accessible name of the popup. */
  label: string
  trigger: TriggerButtonProps
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end'
  /** The content; a function receives a callback that closes it. */
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** A button and a small panel beside it; a click outside or Escape closes, the page stays usable. */
export function Popover({ label, trigger, placement = 'bottom start', children }: PopoverProps) {
  const { isAsked, isOpen, setOpen } = useOpening()
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <TriggerButton aria-expanded={isAsked} {...trigger} />
      <RacPopover
        {...useFreeArea()}
        className={cx(styles.popover)}
        placement={placement}
        offset={6}
        containerPadding={16}
      >
        <RacDialog className={cx(styles.content)} aria-label={label}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </RacDialog>
      </RacPopover>
    </DialogTrigger>
  )
}
