import type { ReactNode } from 'react'
import { MenuTrigger } from 'react-aria-components/Menu'
import { TriggerButton, type TriggerButtonProps } from '../fields/TriggerButton'
import { useOpening } from '../kit/useOpening'
import { type MenuGroup, MenuPopover } from './MenuPopover'

export interface MenuButtonProps {
  label: string
  trigger: TriggerButtonProps
  groups: readonly MenuGroup[]
  /** Above the entries, such as the signed-in user. Not part of the menu for a screen reader. */
  header?: ReactNode
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end'
}

/** A button that opens a list of actions or choices. */
export function MenuButton({ trigger, ...menu }: MenuButtonProps) {
  const { isAsked, isOpen, setOpen } = useOpening()
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <TriggerButton aria-expanded={isAsked} {...trigger} />
      <MenuPopover {...menu} />
    </MenuTrigger>
  )
}
