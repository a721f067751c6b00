import { createRootRoute, createRoute } from '@tanstack/react-router'
import { checkSettingsSearch } from '#domain/account/settingsPage'
import { checkSubscriptionsSearch } from '#domain/account/subscriptionsSearch'
import { checkBehaviorSearch } from '#domain/behavior/behaviorSearch'
import { checkBoothSearch } from '#domain/booth/section'
import { checkDashboardSearch } from '#domain/dashboard/dashboardSearch'
import { allowsAddress } from '#domain/device/allowedModes'
import { checkCommonSearch, PATHS } from '#domain/device/routes'
import { checkVehiclesSearch } from '#domain/lists/listSearch'
import { checkMapSearch } from '#domain/lists/mapSearch'
import { checkPeopleSearch } from '#domain/lists/peopleSearch'
import { checkCenterSearch } from '#domain/notifications/centerSearch'
import { checkCamerasSearch } from '#domain/performance/camerasSearch'
import { checkDriveBlockSearch } from '#domain/performance/driveBlockSearch'
import { checkEventsSearch } from '#domain/performance/eventsSearch'
import { checkPerformanceSearch } from '#domain/performance/performanceSearch'
import { checkVehicleEventsSearch } from '#domain/performance/vehicleEventsSearch'
import { checkExpenseSearch } from '#domain/reports/expenseList'
import { checkReportsSearch } from '#domain/reports/reportSearch'
import { checkTripSearch } from '#domain/trips/tripSearch'
import { checkFleetsSearch } from '#domain/vehicle/fleet'
import { loadScreenCatalogs } from '../../i18n/activate'
import { currentCapabilities } from '../../state/capabilities'
import { kioskConfig } from '../../state/config'
import { deviceSettings } from '../../state/deviceSettings'
import { enterMode, modeFlags, resetModes, setEssentials } from '../../state/mode'
import { enterSettings } from './account/settingsEntry'
import { WelcomeRoute } from './first/WelcomeRoute'
import { guard } from './guard'
import { lazyScreen } from './lazyScreen'
import { Root } from './Root'
import { restoreMapChoices } from './restoreMapChoices'

/**
 * A screen and its search parameters for each row of `domain/device/routes.ts`, written out so that links
 * and addresses are type-checked. Every screen but the first is loaded lazily.
 */
const comingSoon = lazyScreen(() => import('./first/ComingSoon'), 'ComingSoon')
const dashboardScreen = lazyScreen(() => import('./dashboard/DashboardRoute'), 'DashboardRoute')
const behaviorScreen = () => lazyScreen(() => import('./lists/BehaviorRoute'), 'BehaviorRoute')

const root = createRootRoute({
  component: Root,
  notFoundComponent: comingSoon,
  validateSearch: checkCommonSearch,
  // Before any screen turns its own mode on: what staff do not allow here leads to what they do (docs/booth.md B3).
  beforeLoad: ({ location }) =>
    guard({ allows: () => allowsAddress(deviceSettings().modes, modeFlags(), location.pathname) })({
      cause: 'stay',
    }),
})

const index = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: guard({ allows: () => false, keepSearch: true }),
})

const welcome = createRoute({
  getParentRoute: () => root,
  path: PATHS.welcome,
  component: WelcomeRoute,
})

const tour = createRoute({
  getParentRoute: () => root,
  path: PATHS.tour,
  // The tour sets demo mode (docs/decisions.md D6); the configuration may disable it (docs/decisions.md D26).
  beforeLoad: guard({ allows: () => currentCapabilities().tour, onEnter: () => enterMode('demo') }),
  component: lazyScreen(() => import('./first/TourRoute'), 'TourRoute'),
})

const bare = createRoute({
  getParentRoute: () => root,
  id: 'bare',
  component: lazyScreen(() => import('./bare/BarePage'), 'BarePage'),
})

const booth = createRoute({
  getParentRoute: () => bare,
  path: PATHS.booth,
  validateSearch: checkBoothSearch,
  component: lazyScreen(async () => {
    // The staff room has words of its own, which no other screen loads.
    const words = loadScreenCatalogs('staff')
    const { BoothRoute } = await import('./booth/BoothRoute')
    await words
    return { BoothRoute }
  }, 'BoothRoute'),
})

const game = createRoute({
  getParentRoute: () => bare,
  path: PATHS.game,
  // Visiting the route turns game mode on, even by a typed address (docs/decisions.md D6).
  beforeLoad: guard({ onEnter: () => enterMode('game') }),
  component: lazyScreen(() => import('./game/GameRoute'), 'GameRoute'),
})

const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  component: lazyScreen(() => import('../shell/Shell'), 'Shell'),
})

/** The three addresses of the dashboard share their search parameters. */
const dashboard = createRoute({
  getParentRoute: () => shell,
  id: 'dashboard',
  validateSearch: checkDashboardSearch,
})
const home = createRoute({
  getParentRoute: () => dashboard,
  path: PATHS.home,
  component: dashboardScreen,
})
const homeAlias = createRoute({
  getParentRoute: () => dashboard,
  path: PATHS['home-alias'],
  component: dashboardScreen,
})
const essentials = createRoute({
  getParentRoute: () => dashboard,
  path: PATHS.essentials,
  // Must be set before anything outside the plan can be shown (docs/rules.md MO-06).
  beforeLoad: guard({ onEnter: () => setEssentials(true) }),
  component: dashboardScreen,
})

const map = createRoute({
  getParentRoute: () => shell,
  path: PATHS.map,
  validateSearch: checkMapSearch,
  beforeLoad: restoreMapChoices,
  component: lazyScreen(() => import('./MapRoute'), 'MapRoute'),
})

const vehicles = createRoute({
  getParentRoute: () => shell,
  path: PATHS.vehicles,
  validateSearch: checkVehiclesSearch,
  component: lazyScreen(() => import('./lists/VehiclesRoute'), 'VehiclesRoute'),
})
const vehicleDetail = createRoute({
  getParentRoute: () => shell,
  path: PATHS['vehicle-detail'],
  validateSearch: checkTripSearch,
  component: lazyScreen(() => import('./vehicle/VehicleDetailRoute'), 'VehicleDetailRoute'),
})

const users = createRoute({
  getParentRoute: () => shell,
  path: PATHS['drivers-screen'],
  validateSearch: checkPeopleSearch,
  component: lazyScreen(() => import('./lists/UsersRoute'), 'UsersRoute'),
})
const userDetail = createRoute({
  getParentRoute: () => shell,
  path: PATHS['user-detail'],
  validateSearch: checkTripSearch,
  component: lazyScreen(() => import('./lists/UserDetailRoute'), 'UserDetailRoute'),
})

const expenses = createRoute({
  getParentRoute: () => shell,
  path: PATHS.expenses,
  validateSearch: checkExpenseSearch,
  component: lazyScreen(() => import('./expenses/ExpensesRoute'), 'ExpensesRoute'),
})

const accountSettings = createRoute({
  getParentRoute: () => shell,
  path: PATHS['account-settings'],
  validateSearch: checkSettingsSearch,
  beforeLoad: enterSettings,
  component: lazyScreen(() => import('./account/SettingsRoute'), 'SettingsRoute'),
})
const myAccount = createRoute({
  getParentRoute: () => bare,
  path: PATHS['my-account'],
  component: lazyScreen(() => import('./account/AccountRoute'), 'AccountRoute'),
})
const notificationSettings = createRoute({
  getParentRoute: () => shell,
  path: PATHS['notification-settings'],
  component: lazyScreen(
    () => import('../../features/settings/rows/NotificationSettingsScreen'),
    'NotificationSettingsScreen',
  ),
})
const notificationEditor = createRoute({
  getParentRoute: () => shell,
  path: PATHS['notification-editor'],
  component: lazyScreen(() => import('./rules/NotificationEditorRoute'), 'NotificationEditorRoute'),
})

const addOns = createRoute({
  getParentRoute: () => shell,
  path: PATHS['add-ons'],
  component: lazyScreen(() => import('./addons/AddOnsRoute'), 'AddOnsRoute'),
})
const addOnAdapter = createRoute({
  getParentRoute: () => shell,
  path: PATHS['add-on-adapter'],
  component: lazyScreen(() => import('./addons/AdapterRoute'), 'AdapterRoute'),
})
const addOnCoaching = createRoute({
  getParentRoute: () => shell,
  path: PATHS['add-on-ivc'],
  component: lazyScreen(() => import('./addons/CoachingRoute'), 'CoachingRoute'),
})
const addOnPlugAndCharge = createRoute({
  getParentRoute: () => shell,
  path: PATHS['add-on-evgo'],
  component: lazyScreen(() => import('./addons/PlugAndChargeRoute'), 'PlugAndChargeRoute'),
})
const addOnCamera = createRoute({
  getParentRoute: () => shell,
  path: PATHS['add-on-camera'],
  component: lazyScreen(() => import('./addons/CameraRoute'), 'CameraRoute'),
})

const performance = createRoute({
  getParentRoute: () => shell,
  path: PATHS.performance,
  validateSearch: checkPerformanceSearch,
  component: lazyScreen(() => import('./performance/PerformanceRoute'), 'PerformanceRoute'),
})
const cameras = createRoute({
  getParentRoute: () => shell,
  path: PATHS['camera-statuses'],
  validateSearch: checkCamerasSearch,
  component: lazyScreen(() => import('./safety/CamerasRoute'), 'CamerasRoute'),
})
const driveBlock = createRoute({
  getParentRoute: () => shell,
  path: PATHS['vehicle-ignition'],
  validateSearch: checkDriveBlockSearch,
  component: lazyScreen(() => import('./safety/DriveBlockRoute'), 'DriveBlockRoute'),
})
const vehicleEvents = createRoute({
  getParentRoute: () => shell,
  path: PATHS['vehicle-events'],
  validateSearch: checkVehicleEventsSearch,
  component: lazyScreen(() => import('./safety/VehicleEventsRoute'), 'VehicleEventsRoute'),
})
const tripEvents = createRoute({
  getParentRoute: () => shell,
  path: PATHS['trip-events'],
  validateSearch: checkEventsSearch,
  component: lazyScreen(() => import('./safety/EventsRoute'), 'EventsRoute'),
})

const fleets = createRoute({
  getParentRoute: () => shell,
  path: PATHS.fleets,
  validateSearch: checkFleetsSearch,
  component: lazyScreen(() => import('./lists/FleetsRoute'), 'FleetsRoute'),
})

const reports = createRoute({
  getParentRoute: () => shell,
  path: PATHS.reports,
  validateSearch: checkReportsSearch,
  component: lazyScreen(() => import('./reports/ReportsRoute'), 'ReportsRoute'),
})

const subscriptions = createRoute({
  getParentRoute: () => shell,
  path: PATHS.subscriptions,
  validateSearch: checkSubscriptionsSearch,
  component: lazyScreen(() => import('./billing/SubscriptionsRoute'), 'SubscriptionsRoute'),
})
const notifications = createRoute({
  getParentRoute: () => shell,
  path: PATHS['all-notifications'],
  validateSearch: checkCenterSearch,
  component: lazyScreen(() => import('./notifications/NotificationsRoute'), 'NotificationsRoute'),
})
const recalls = createRoute({
  getParentRoute: () => shell,
  path: PATHS.recalls,
  component: lazyScreen(() => import('../../features/recalls/RecallsScreen'), 'RecallsScreen'),
})

/** The three behavior tables share their search parameters. */
const behavior = createRoute({
  getParentRoute: () => shell,
  id: 'behavior',
  validateSearch: checkBehaviorSearch,
})
const behaviorDistance = createRoute({
  getParentRoute: () => behavior,
  path: PATHS['behavior-distance'],
  component: behaviorScreen(),
})
const behaviorEfficiency = createRoute({
  getParentRoute: () => behavior,
  path: PATHS['behavior-efficiency'],
  component: behaviorScreen(),
})
const behaviorFuel = createRoute({
  getParentRoute: () => behavior,
  path: PATHS['behavior-fuel'],
  component: behaviorScreen(),
})

/** Unknown addresses stay inside the shell, so that the visitor can still use the navigation. */
const unknown = createRoute({ getParentRoute: () => shell, path: '/$', component: comingSoon })

export const routeTree = root.addChildren([
  index,
  welcome,
  tour,
  bare.addChildren([game, booth, myAccount]),
  createRoute({
    getParentRoute: () => root,
    path: PATHS.attract,
    // What the next visitor begins with is clean (docs/booth.md B2).
    beforeLoad: guard({ allows: () => kioskConfig().features.attract, onEnter: resetModes }),
    component: lazyScreen(() => import('./attract/AttractRoute'), 'AttractRoute'),
  }),
  shell.addChildren([
    dashboard.addChildren([home, homeAlias, essentials]),
    map,
    vehicles,
    vehicleDetail,
    users,
    userDetail,
    expenses,
    performance,
    tripEvents,
    vehicleEvents,
    cameras,
    driveBlock,
    reports,
    accountSettings,
    notificationEditor,
    addOns,
    addOnAdapter,
    addOnCoaching,
    addOnPlugAndCharge,
    addOnCamera,
    fleets,
    subscriptions,
    recalls,
    notifications,
    notificationSettings,
    behavior.addChildren([behaviorDistance, behaviorEfficiency, behaviorFuel]),
    unknown,
  ]),
])
