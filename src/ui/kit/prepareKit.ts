import { guardDoublePresses } from './doublePress'
import { hearOneTransition } from './oneTransition'

/** Prepares the page for the kit, once and before any part of it is rendered. */
export function prepareKit(): void {
  preventInlineStyle()
  guardDoublePresses()
  hearOneTransition()
}

/**
 * React Aria adds a style element with one rule (`touch-action`, already set for the page by base.css)
 * unless an element with this id exists. The Content-Security-Policy would block it and log an error.
 */
function preventInlineStyle(): void {
  const placeholder = document.createElement('meta')
  placeholder.id = 'react-aria-pressable-style'
  document.head.append(placeholder)
}
