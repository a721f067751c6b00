import { useEffect, useRef } from 'react'

/** Address of the previous screen; null until the first one was shown. */
let previousAddress: string | null = null

export interface ScreenHeadingProps {
  title: string
  /** Address of the screen. A new one moves the focus here, so that screen readers announce the title. */
  place: string
  className?: string | undefined
}

/** The `h1` of a screen, which has the full title where the header truncates it. */
export function ScreenHeading({ title, place, className }: ScreenHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The first screen keeps the browser's focus, because nobody navigated to it.
    // Keyboard users stay on the tab list, even where each tab has its own address.
    const onTab = document.activeElement?.closest('[role="tab"]')
    if (previousAddress !== null && previousAddress !== place && !onTab)
      heading.current?.focus({ preventScroll: true })
    previousAddress = place
  }, [place])
  return (
    <h1 ref={heading} tabIndex={-1} className={className} title={title}>
      {title}
    </h1>
  )
}
