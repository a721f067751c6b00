import type { ReactNode } from 'react'
import { ICONS } from '../icons/icons'
import { Notice } from './Notice'

export interface EmptyStateProps {
  title: string
  icon?: string
  /** Why there is nothing, or what to do. */
  children?: ReactNode
  actions?: ReactNode
}

/** Where a list or a card has nothing to show: never a blank. */
export function EmptyState({ icon = ICONS.inbox, ...rest }: EmptyStateProps) {
  return <Notice icon={icon} {...rest} />
}
