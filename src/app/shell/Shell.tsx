import { Trans } from '@lingui/react/macro'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  navStartsOpen,
  type RouteRow,
  routeFor,
  type TitleId,
  titleParameter,
  UNKNOWN_TITLE_ID,
} from '../../domain/routes'
import { useModeFlags } from '../../state/mode'
import { setPanelOpen, usePanelOpen } from '../../state/panel'
import { closeSheet, useShellSheet } from '../../state/sheet'
import { setSidebarVisible, toggleSidebar, useSidebarVisible } from '../../state/sidebar'
import { useScreenTitle } from '../useScreenTitle'
import { Drawer } from './Drawer'
import { useDataProblem, useRetryData } from './dataProblem'
import { FooterBar } from './FooterBar'
import { Header } from './Header'
import { InShell } from './inShell'
import { NotificationsPanel, preloadOverlays, ShellSheets } from './later'
import { NavRail } from './NavRail'
import styles from './Shell.module.css'
import { SideNav } from './SideNav'
import { useWide } from './useWide'

/** When a shell that has just appeared has come to rest, in milliseconds. */
const AT_REST_MS = 600

const close = () => setSidebarVisible(false)

/** What stands around most screens: navigation, header, and the footer bar on narrow ones. */
export function Shell() {
  // The address of what is shown, not of what is still loading: title and screen change together.
  const pathname = useRouterState({
    select: (state) => state.matches.at(-1)?.pathname ?? state.location.pathname,
  })
  const given = useRouterState({
    select: (state) => titleParameter((state.matches.at(-1)?.search as { title?: unknown })?.title),
  })
  const title = useScreenTitle(useTitleId(pathname), given)
  const open = useSidebarVisible()
  const wide = useWide()
  useSidebarRules(wide, pathname)
  useCloseWithScreen(pathname)
  const covered = !wide && open
  return (
    <InShell value={true}>
      <div className={styles.shell} data-nav={wide ? (open ? 'open' : 'rail') : 'drawer'}>
        {wide ? (
          <div className={styles.side}>
            {open ? <SideNav pathname={pathname} /> : <NavRail pathname={pathname} />}
          </div>
        ) : (
          <Drawer open={open} onClose={close}>
            <SideNav pathname={pathname} onClose={close} />
          </Drawer>
        )}
        <div className={styles.column} inert={covered}>
          <Header title={title} pathname={pathname} menuOpen={open} onMenu={toggleSidebar} />
          <Overlays />
          <main className={styles.content}>
            <Outlet />
            <p className={styles.note}>
              <Trans>Sample data</Trans>
            </p>
          </main>
          {!wide && <FooterBar pathname={pathname} />}
        </div>
      </div>
    </InShell>
  )
}

/** The panel beside the screen and the sheets over it; loaded when the shell has come to rest. */
function Overlays() {
  const panelOpen = usePanelOpen()
  const sheet = useShellSheet()
  const problem = useDataProblem()
  const onRetry = useRetryData()
  const [everOpened, setEverOpened] = useState(false)
  if (sheet !== null && !everOpened) setEverOpened(true)
  useEffect(() => {
    const timer = setTimeout(preloadOverlays, AT_REST_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Suspense>
      {panelOpen && <NotificationsPanel problem={problem} onRetry={onRetry} />}
      {/* Stays once it was there: a sheet that closes is still moving out. */}
      {everOpened && <ShellSheets />}
    </Suspense>
  )
}

/**
 * Wide: each screen starts with the navigation open or closed (decision 27), and between two that start
 * alike it stays as the visitor left it. Narrow: closed, and closed again on a change of screen.
 */
function useSidebarRules(wide: boolean, pathname: string): void {
  const before = useRef<{ wide: boolean; pathname: string } | null>(null)
  // Before the paint: a cold start at the map must not show the navigation closing.
  useLayoutEffect(() => {
    const last = before.current
    const starts = wide && navStartsOpen(pathname)
    if (last?.wide !== wide || starts !== (wide && navStartsOpen(last.pathname))) setSidebarVisible(starts)
    else if (!wide && last.pathname !== pathname) setSidebarVisible(false)
    before.current = { wide, pathname }
  }, [wide, pathname])
}

/** What was opened over a screen does not outlive it. */
function useCloseWithScreen(pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what ends it
  useEffect(
    () => () => {
      closeSheet()
      setPanelOpen(false)
    },
    [pathname],
  )
}

/** A row may carry another title in dealer mode (Q23). */
function useTitleId(pathname: string): TitleId {
  const { inDealerMode } = useModeFlags()
  const row: (RouteRow & { titleId: TitleId; dealerTitleId?: TitleId }) | null = routeFor(pathname)
  if (!row) return UNKNOWN_TITLE_ID
  return (inDealerMode && row.dealerTitleId) || row.titleId
}
