import { useEffect, useRef } from 'react'

/** Where the visitor was; null until the first screen of this page has shown. */
let previousAddress: string | null = null

export interface ScreenHeadingProps {
  title: string
  /** Address of the screen: a new one moves the focus here, so that a screen reader says the title. */
  place: string
  className?: string | undefined
}

/** The `h1` of a screen; its title says it whole where the header has to cut it. */
export function ScreenHeading({ title, place, className }: ScreenHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The very first screen keeps the browser's own focus; nobody navigated to it.
    // Who walks along tabs by key is still there, also where each tab is an address of its own.
    const onTab = document.activeElement?.closest('[role="tab"]')
    if (previousAddress !== null && previousAddress !== place && !onTab) heading.current?.focus({ preventScroll: true })
    previousAddress = place
  }, [place])
  return (
    <h1 ref={heading} tabIndex={-1} className={className} title={title}>
      {title}
    </h1>
  )
}
