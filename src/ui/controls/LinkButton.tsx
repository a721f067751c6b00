import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { type ButtonKind, buttonClass } from './buttonClass'

interface AnchorProps extends Omit<ComponentProps<'a'>, 'className'> {
  kind: ButtonKind
}

function Anchor({ kind, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} className={buttonClass(kind)}>
      {children}
    </a>
  )
}

/** A link to another screen that looks like a button. For actions use `Button`. */
export const LinkButton = createLink(Anchor)
