import { guardDoublePresses } from './doublePress'
import { hearOneTransition } from './oneTransition'

/** Prepares the page for the kit, once and before any part of it is rendered in this element. */
export function prepareKit(page: HTMLElement): void {
  preventInlineStyle()
  hideInsteadOfInert(page)
  guardDoublePresses()
  hearOneTransition()
}

/**
 * React Aria makes the page inert while a panel is open, and a browser gives each element of an inert page new styles,
 * when the panel opens and again in the frame that answers the press which closes it. The page is hidden from screen
 * readers instead: a panel keeps the focus, and what is pressed beside it is the mask of a dialog or of the page
 * (Popover.module.css).
 */
function hideInsteadOfInert(page: HTMLElement): void {
  Object.defineProperty(page, 'inert', {
    configurable: true,
    get: () => page.ariaHidden === 'true',
    set: (isHidden: boolean) => {
      const focused = document.activeElement
      // Like an inert page: browsers refuse to hide what has the focus.
      if (isHidden && focused instanceof HTMLElement && page.contains(focused)) focused.blur()
      page.ariaHidden = isHidden ? 'true' : null
    },
  })
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
