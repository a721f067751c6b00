import { useLocation } from '@tanstack/react-router'
import { useContext } from 'react'
import { routeFor, titleIdOf } from '#domain/device/routes'
import { ComingSoonScreen } from '../../../features/comingsoon/ComingSoonScreen'
import { InShell } from '../../shell/inShell'
import { useScreenTitle } from '../tree/useScreenTitle'

/** Shown for routes without a screen and for unknown addresses (docs/rules.md RO-36). */
export function ComingSoon() {
  const { pathname } = useLocation()
  const bare = !useContext(InShell)
  const row = routeFor(pathname)
  const title = useScreenTitle(titleIdOf(pathname))
  return <ComingSoonScreen title={title} place={pathname} known={row !== null} bare={bare} />
}
