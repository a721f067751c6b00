import { useLocation } from '@tanstack/react-router'
import { useContext, useEffect } from 'react'
import { routeFor, UNKNOWN_TITLE_ID } from '../domain/routes'
import { ComingSoonScreen } from '../features/comingsoon/ComingSoonScreen'
import { setEssentials } from '../state/mode'
import { InShell } from './shell/inShell'
import { useScreenTitle } from './useScreenTitle'

/** Any address without a screen of its own yet, and any that is not known at all (RO-36). */
export function ComingSoon() {
  const { pathname } = useLocation()
  const bare = !useContext(InShell)
  const row = routeFor(pathname)
  const title = useScreenTitle(row?.titleId ?? UNKNOWN_TITLE_ID)
  const essentials = row?.name === 'essentials'
  // Visiting /essentials turns essentials mode on, also by a typed address (MO-06).
  useEffect(() => {
    if (essentials) setEssentials(true)
  }, [essentials])
  return <ComingSoonScreen title={title} place={pathname} known={row !== null} bare={bare} />
}
