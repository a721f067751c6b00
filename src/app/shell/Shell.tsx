import { Trans } from '@lingui/react/macro'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import {
  isTripHistory,
  type RouteRow,
  routeFor,
  type TitleId,
  titleParameter,
  UNKNOWN_TITLE_ID,
} from '../../domain/kiosk/routes'
import { useCapabilities } from '../../state/capabilities'
import { setPanelOpen } from '../../state/panel'
import { closeSheet } from '../../state/sheet'
import { setSidebarVisible, toggleSidebar, useSidebarVisible } from '../../state/sidebar'
import { useWide } from '../../state/useWide'
import { KitProvider } from '../../ui/kit/KitProvider'
import { useScreenTitle } from '../routes/useScreenTitle'
import { Header } from './header/Header'
import { InShell } from './inShell'
import { Drawer } from './nav/Drawer'
import { FooterBar } from './nav/FooterBar'
import { NavRail } from './nav/NavRail'
import { SideNav } from './nav/SideNav'
import { useSidebarRules } from './nav/useSidebarRules'
import styles from './Shell.module.css'
import { ShellPanel } from './ShellPanel'

const close = () => setSidebarVisible(false)

/** What stands around most screens: navigation, header, and the footer bar on narrow ones. */
export function Shell() {
  // The address of what is shown, not of what is still loading: title and screen change together.
  const pathname = useRouterState({
    select: (state) => state.matches.at(-1)?.pathname ?? state.location.pathname,
  })
  const given = useRouterState({
    select: (state) => titleParameter(state.matches.at(-1)?.search.title),
  })
  const tab = useRouterState({ select: (state) => tabOf(state.matches.at(-1)?.search ?? {}) })
  const title = useScreenTitle(useTitleId(pathname, tab), given)
  const open = useSidebarVisible()
  const wide = useWide()
  useSidebarRules(wide, pathname, tab)
  useCloseWithScreen(pathname)
  const covered = !wide && open
  return (
    <KitProvider>
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
            <Header title={title} pathname={pathname} tab={tab} menuOpen={open} onMenu={toggleSidebar} />
            <ShellPanel />
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
    </KitProvider>
  )
}

/** The tab of the screen, where it has any. */
function tabOf(search: { tab?: string | undefined }): string | undefined {
  return search.tab
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

/** A row may carry another title in dealer mode (docs/decisions.md Q23). */
function useTitleId(pathname: string, tab: unknown): TitleId {
  const { inventory } = useCapabilities()
  if (isTripHistory(pathname, tab)) return 'tripHistory'
  const row: (RouteRow & { titleId: TitleId; dealerTitleId?: TitleId }) | null = routeFor(pathname)
  if (!row) return UNKNOWN_TITLE_ID
  return (inventory && row.dealerTitleId) || row.titleId
}
