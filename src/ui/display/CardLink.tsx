import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { Icon } from '../icons/Icon'
import { ICONS } from '../icons/icons'
import styles from './CardLink.module.css'

function Anchor({ children, ...rest }: Omit<ComponentProps<'a'>, 'className'>) {
  return (
    <a {...rest} className={styles.link}>
      {children}
      <Icon path={ICONS.chevronRight} />
    </a>
  )
}

/** The last line of a card: a link to the full list. */
export const CardLink = createLink(Anchor)
