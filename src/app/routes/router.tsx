import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  type lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router'
import { ROUTES, type RouteName } from '../../domain/kiosk/routes'
import { WelcomeRoute } from './first/WelcomeRoute'
import { lazyScreen } from './lazyScreen'
import { ScreenError } from './ScreenError'
import { scrollBackWhenGrown } from './scrollBack'
import { parseSearch, stringifySearch } from './search'

/**
 * Screens bound to the rows of `domain/kiosk/routes.ts`. Rows without a screen of their own yet show
 * Coming Soon under their own title. Every screen but the first loads apart.
 */
const comingSoon = lazyScreen(() => import('./first/ComingSoon'), 'ComingSoon')
const dashboard = lazyScreen(() => import('./DashboardRoute'), 'DashboardRoute')
const SCREENS: Partial<Record<RouteName, ReturnType<typeof lazyRouteComponent>>> = {
  tour: lazyScreen(() => import('./first/TourRoute'), 'TourRoute'),
  home: dashboard,
  'home-alias': dashboard,
  essentials: dashboard,
  map: lazyScreen(() => import('./MapRoute'), 'MapRoute'),
  vehicles: lazyScreen(() => import('./lists/VehiclesRoute'), 'VehiclesRoute'),
  'vehicle-detail': lazyScreen(() => import('./vehicle/VehicleDetailRoute'), 'VehicleDetailRoute'),
  'notification-editor': lazyScreen(() => import('./NotificationEditorRoute'), 'NotificationEditorRoute'),
  'drivers-screen': lazyScreen(() => import('./lists/UsersRoute'), 'UsersRoute'),
  'user-detail': lazyScreen(() => import('./lists/UserDetailRoute'), 'UserDetailRoute'),
  'behavior-distance': lazyScreen(() => import('./lists/BehaviorRoute'), 'BehaviorRoute'),
  'behavior-efficiency': lazyScreen(() => import('./lists/BehaviorRoute'), 'BehaviorRoute'),
  'behavior-fuel': lazyScreen(() => import('./lists/BehaviorRoute'), 'BehaviorRoute'),
  fleets: lazyScreen(() => import('./lists/FleetsRoute'), 'FleetsRoute'),
  booth: lazyScreen(() => import('./BoothRoute'), 'BoothRoute'),
}

const root = createRootRoute({ component: Outlet, notFoundComponent: comingSoon })
const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  component: lazyScreen(() => import('../shell/Shell'), 'Shell'),
})
const index = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/welcome', replace: true, search: true })
  },
})

function rows(kind: 'bare' | 'shell', parent: AnyRoute): AnyRoute[] {
  return ROUTES.filter((row) => row.kind === kind).map((row) =>
    createRoute({
      getParentRoute: () => parent,
      path: row.path,
      component: row.name === 'welcome' ? WelcomeRoute : (SCREENS[row.name] ?? comingSoon),
    }),
  )
}

/** An address that fits no row stays inside the shell, so that a lost visitor can walk on. */
const unknown = createRoute({ getParentRoute: () => shell, path: '/$', component: comingSoon })

const routeTree = root.addChildren([
  index,
  ...rows('bare', root),
  shell.addChildren([...rows('shell', shell), unknown]),
])

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultErrorComponent: ScreenError,
  scrollRestoration: true,
})

scrollBackWhenGrown(router)
