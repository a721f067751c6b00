import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isTripHistory } from '#domain/device/routes'
import { useAttractOn } from '../../state/ghost'
import { FramePainted } from '../../ui/feedback/framePainted'
import { renderAfterPaint } from '../../ui/feedback/renderAfterPaint'
import styles from './Shell.module.css'

/**
 * The screen inside the shell. The commit that answers a press contains only title and navigation, and the next screen
 * is rendered once they are painted, in slices that give way to the next press. Redirects, questions about unsaved
 * changes and lazy parts are done by then, because the router renders a match only after them. The attract loop answers
 * no press: its screens come with their titles, so that passers-by see no empty one.
 */
export function ScreenSlot() {
  const screen = useRouterState({
    select: ({ matches }) => {
      const { routeId = '', pathname = '', search = {} } = matches.at(-1) ?? {}
      return nameOf(routeId, pathname, search)
    },
  })
  const [shown, setShown] = useState<string | null>(null)
  const isLoop = useAttractOn()
  if (isLoop && shown !== screen) setShown(screen)
  // A screen that is left before that is never rendered.
  useEffect(() => {
    if (shown !== screen) return renderAfterPaint(() => setShown(screen))
  }, [shown, screen])
  if (shown !== screen) return <div className={styles.coming} aria-busy="true" />
  return (
    <FramePainted value={true}>
      <Outlet />
    </FramePainted>
  )
}

/** Identifies a screen; the trips of a detail page are a separate one. */
function nameOf(routeId: string, pathname: string, { tab }: { tab?: string | undefined }): string {
  return isTripHistory(pathname, tab) ? `${routeId} ${tab}` : routeId
}
