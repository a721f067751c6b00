import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

const TAB_STOP = 'a[href], button, input, select, textarea, [tabindex]'

/** The scrolling middle of a panel. It is focusable if nothing inside is, so that it can be scrolled by keyboard. */
export function ScrollBody({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  const [needsStop, setNeedsStop] = useState(false)
  // Runs after every render, because the content may have changed.
  useLayoutEffect(() => {
    const element = body.current
    if (!element) return
    setNeedsStop(element.scrollHeight > element.clientHeight && !element.querySelector(TAB_STOP))
  })
  return (
    <div ref={body} className={className} tabIndex={needsStop ? 0 : undefined}>
      {children}
    </div>
  )
}
