import { Trans } from '@lingui/react/macro'
import { CatchBoundary, useRouter, useRouterState } from '@tanstack/react-router'
import { Activity, Suspense, useDeferredValue, useEffect, useState } from 'react'
import { LONG_WORK } from '#domain/base/longWork'
import { workAhead } from '#domain/base/workAhead'
import { fillsShell, titleIdOf, titleParameter } from '#domain/device/routes'
import { useCapabilities } from '../../state/capabilities'
import { useOfflineStatus } from '../../state/offline'
import { setPanelOpen, usePanelOpen } from '../../state/panel'
import { moveSidebar, setSidebarVisible, useSidebarSlides } from '../../state/sidebar'
import { useIsWide } from '../../state/useIsWide'
import { KitProvider } from '../../ui/kit/KitProvider'
import { useCancelOpening } from '../../ui/kit/useOpening'
import { useScreenTitle } from '../routes/tree/useScreenTitle'
import { Header } from './header/Header'
import { InShell } from './inShell'
import { FeedWatch, NotificationsPanel, preloadOverlays } from './lazyOverlays'
import { Drawer } from './nav/Drawer'
import { FooterBar } from './nav/FooterBar'
import { NavRail } from './nav/NavRail'
import { SideNav } from './nav/SideNav'
import { useSidebarRules } from './nav/useSidebarRules'
import { OverlaySlot } from './overlays/OverlaySlot'
import { SCREEN_OVERLAYS } from './overlays/screenOverlays'
import { preloadScreens } from './preloadScreens'
import { ScreenSlot } from './ScreenSlot'
import styles from './Shell.module.css'
import { useScreenLeft } from './useScreenLeft'

const close = () => setSidebarVisible(false)

/** Layout of most screens: navigation, header, and the footer bar on narrow windows. */
export function Shell() {
  // Uses the location that is rendered, not the one still loading, so title and screen change together.
  const pathname = useRouterState({
    select: (state) => state.matches.at(-1)?.pathname ?? state.location.pathname,
  })
  const given = useRouterState({
    select: (state) => titleParameter(state.matches.at(-1)?.search.title),
  })
  const tab = useRouterState({ select: (state) => tabOf(state.matches.at(-1)?.search ?? {}) })
  const days = useRouterState({ select: (state) => daysOf(state.matches.at(-1)?.search ?? {}) })
  const { inventory } = useCapabilities()
  const title = useScreenTitle(titleIdOf(pathname, { tab, dealer: inventory }), given)
  const slides = useSidebarSlides()
  const wide = useIsWide()
  const open = useSidebarRules(wide, pathname, tab)
  useScreenLeft()
  const covered = !wide && open
  return (
    <KitProvider>
      <InShell value={true}>
        <div
          className={styles.shell}
          data-nav={wide ? (open ? 'open' : 'rail') : 'drawer'}
          data-slides={slides}
        >
          {wide ? (
            <WideNav open={open} pathname={pathname} />
          ) : (
            <Drawer open={open} onClose={close}>
              <SideNav pathname={pathname} onClose={close} />
            </Drawer>
          )}
          <div className={styles.column} inert={covered}>
            <Header
              title={title}
              pathname={pathname}
              tab={tab}
              days={days}
              menuOpen={open}
              onMenu={() => moveSidebar(!open)}
            />
            <ShellPanel />
            <main className={styles.content} data-fills={fillsShell(pathname)}>
              <ScreenSlot />
              <p className={styles.note}>
                <Trans>Sample data</Trans>
              </p>
            </main>
            {!wide && <FooterBar />}
          </div>
        </div>
      </InShell>
      <OverlaySlot overlays={SCREEN_OVERLAYS} />
    </KitProvider>
  )
}

/** The navigation beside a wide screen. Both looks are kept once they were shown: some screens open with the other one. */
function WideNav({ open, pathname }: { open: boolean; pathname: string }) {
  const [first] = useState(open)
  const [hasBoth, setHasBoth] = useState(false)
  if (open !== first && !hasBoth) setHasBoth(true)
  return (
    <div className={styles.side}>
      {(first || hasBoth) && (
        <Activity mode={open ? 'visible' : 'hidden'}>
          <SideNav pathname={pathname} />
        </Activity>
      )}
      {(!first || hasBoth) && (
        <Activity mode={open ? 'hidden' : 'visible'}>
          <NavRail />
        </Activity>
      )}
    </div>
  )
}

/** The tab of the screen, where it has tabs. */
function tabOf(search: { tab?: string | undefined }): string | undefined {
  return search.tab
}

/** The period of its figures, where the address has one. */
function daysOf(search: { days?: string | undefined }): string | undefined {
  return search.days
}

/** The panel beside the screen. It is part of the shell so that it follows the header in focus order. */
function ShellPanel() {
  // The bell looks pressed before its panel is rendered. It closes at once.
  const isAsked = usePanelOpen()
  const isRendered = useDeferredValue(isAsked)
  useCancelOpening(isAsked && !isRendered, () => setPanelOpen(false))
  const [atRest, setAtRest] = useState(false)
  useEffect(() => {
    const loadOverlays = () => {
      preloadOverlays()
      setAtRest(true)
    }
    return workAhead(loadOverlays, LONG_WORK.overlays)
  }, [])
  const router = useRouter()
  const isSaved = useOfflineStatus().kind === 'ready'
  // Earlier, it would delay files that are still being saved.
  useEffect(() => (isSaved ? preloadScreens(router) : undefined), [isSaved, router])
  return (
    <>
      <Suspense>{isAsked && isRendered && <NotificationsPanel />}</Suspense>
      {/* If it fails, only the bell is missing. */}
      <CatchBoundary getResetKey={() => ''} errorComponent={Nothing}>
        <Suspense>{atRest && <FeedWatch />}</Suspense>
      </CatchBoundary>
    </>
  )
}

const Nothing = () => null
