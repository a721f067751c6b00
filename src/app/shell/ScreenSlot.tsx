import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isTripHistory } from '#domain/device/routes'
import { afterNextPaint } from '../../ui/feedback/afterNextPaint'
import { FramePainted } from '../../ui/feedback/framePainted'
import styles from './Shell.module.css'

/**
 * The screen inside the shell. When one comes, the shell with it or not, the commit that answers the press holds
 * title and navigation alone, and the screen follows once they are painted: by then redirects, questions about
 * unsaved changes and lazy parts are behind it, because the router shows a match only after them.
 */
export function ScreenSlot() {
  const screen = useRouterState({
    select: ({ matches }) => {
      const { routeId = '', pathname = '', search = {} } = matches.at(-1) ?? {}
      return nameOf(routeId, pathname, search)
    },
  })
  const [shown, setShown] = useState<string | null>(null)
  // A screen that is left before its turn is never rendered.
  useEffect(() => {
    if (shown !== screen) return afterNextPaint(() => setShown(screen))
  }, [shown, screen])
  if (shown !== screen) return <div className={styles.coming} aria-busy="true" />
  return (
    <FramePainted value={true}>
      <Outlet />
    </FramePainted>
  )
}

/** Tells screens from each other: the trips of a page are one of their own. */
function nameOf(routeId: string, pathname: string, { tab }: { tab?: string | undefined }): string {
  return isTripHistory(pathname, tab) ? `${routeId} ${tab}` : routeId
}
