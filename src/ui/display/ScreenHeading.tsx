import { useEffect, useRef } from 'react'

/**
 * Keyboard users stay on the tab list, even if each tab has its own address; and a popup that was opened
 * while the screen was loading stays open, which losing the focus would close.
 */
const KEEPS_FOCUS = '[role="tab"], [role="dialog"], [role="menu"]'

const isClosing = () => document.activeElement?.closest('[data-exiting]') != null

/** Address of the previous screen; null before the first one. */
let previousAddress: string | null = null

export interface ScreenHeadingProps {
  title: string
  /** Address of the screen. When it changes, the focus moves here, so that screen readers announce the title. */
  place: string
  className?: string | undefined
}

/** The `h1` of a screen, with the full title if the header truncates it. */
export function ScreenHeading({ title, place, className }: ScreenHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The first screen keeps the browser's focus, because it was not navigated to.
    const isElsewhere = document.activeElement?.closest(KEEPS_FOCUS) && !isClosing()
    if (previousAddress !== null && previousAddress !== place && !isElsewhere)
      heading.current?.focus({ preventScroll: true })
    previousAddress = place
  }, [place])
  return (
    <h1 ref={heading} tabIndex={-1} className={className} title={title}>
      {title}
    </h1>
  )
}
