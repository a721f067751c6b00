import type { ReactNode } from 'react'
import { ICONS } from '../icons/icons'
import { Notice } from './Notice'

export interface EmptyStateProps {
  title: string
  icon?: string
  /** The reason, or what to do. */
  children?: ReactNode
  actions?: ReactNode
}

/** Shown in a list or card without content. */
export function EmptyState({ icon = ICONS.inbox, ...rest }: EmptyStateProps) {
  return <Notice icon={icon} {...rest} />
}
