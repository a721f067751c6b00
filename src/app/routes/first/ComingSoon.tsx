import { useLocation } from '@tanstack/react-router'
import { useContext } from 'react'
import { routeFor, UNKNOWN_TITLE_ID } from '../../../domain/kiosk/routes'
import { ComingSoonScreen } from '../../../features/comingsoon/ComingSoonScreen'
import { InShell } from '../../shell/inShell'
import { useScreenTitle } from '../useScreenTitle'

/** Any address without a screen of its own yet, and any that is not known at all (docs/rules.md RO-36). */
export function ComingSoon() {
  const { pathname } = useLocation()
  const bare = !useContext(InShell)
  const row = routeFor(pathname)
  const title = useScreenTitle(row?.titleId ?? UNKNOWN_TITLE_ID)
  return <ComingSoonScreen title={title} place={pathname} known={row !== null} bare={bare} />
}
