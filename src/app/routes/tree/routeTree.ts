import { createRoute } from '@tanstack/react-router'
import { checkSettingsSearch } from '#domain/account/settingsPage'
import { oneOf, searchChecker, text } from '#domain/base/search'
import { BEHAVIOR_GROUPS } from '#domain/behavior/behavior'
import { checkDashboardSearch } from '#domain/dashboard/dashboardSearch'
import { checkBoothSearch } from '#domain/device/boothSection'
import { PATHS } from '#domain/device/routes'
import { checkVehiclesSearch } from '#domain/lists/listSearch'
import { checkMapSearch } from '#domain/lists/mapSearch'
import { checkPeopleSearch } from '#domain/lists/peopleSearch'
import { checkCenterSearch } from '#domain/notifications/centerSearch'
import { checkCamerasSearch } from '#domain/performance/camerasSearch'
import { checkDriveBlockSearch } from '#domain/performance/driveBlockSearch'
import { checkEventsSearch, checkVehicleEventsSearch } from '#domain/performance/eventsSearch'
import { checkPerformanceSearch } from '#domain/performance/performanceSearch'
import { checkExpenseSearch } from '#domain/reports/expenseList'
import { checkReportsSearch } from '#domain/reports/reportSearch'
import { checkTripSearch } from '#domain/trips/tripSearch'
import { windowDays } from '#domain/trips/windowSearch'
import { checkFleetsSearch } from '#domain/vehicle/fleet'
import { loadScreenCatalogs } from '../../../i18n/activate'
import { currentCapabilities } from '../../../state/capabilities'
import { kioskConfig } from '../../../state/config'
import { enterMode, resetModes, setEssentials } from '../../../state/mode'
import { comingSoon, index, root, welcome } from '../entryRoutes'
import { guard } from '../guard'
import { lazyScreen } from '../lazyScreen'
import { enterFleetDemo, enterSettings, restoreMapChoices } from './guards'
import { readDashboard, readVehicles } from './readAhead'

/** Search parameters of a behavior table, as in `?window=60&vehicles=gas&sort=-change`. */
const checkBehaviorSearch = searchChecker({
  window: windowDays,
  sort: text,
  vehicles: oneOf(BEHAVIOR_GROUPS),
})

/** Search parameters of `/game`: the id of the run to beat, while the screen is handed over. */
const checkGameSearch = searchChecker({ beat: text })

/** Search parameters of `/10`: the id of the open invoice, and the section that a link scrolls to. */
const checkSubscriptionsSearch = searchChecker({ invoice: text, part: oneOf(['plans']) })

/**
 * A screen and its search parameters for each row of `domain/device/routes.ts`, written out so that links
 * and addresses are type-checked. Every screen but the first is loaded lazily.
 */
const dashboardScreen = lazyScreen(() => import('../dashboard/DashboardRoute'), 'DashboardRoute')
const behaviorScreen = () => lazyScreen(() => import('../lists/BehaviorRoute'), 'BehaviorRoute')
const addOnScreen = () => lazyScreen(() => import('../addons/AddOnDetailRoute'), 'AddOnDetailRoute')

const tour = createRoute({
  getParentRoute: () => root,
  path: PATHS.tour,
  // The tour sets demo mode (docs/decisions.md D6); the configuration may disable it (docs/decisions.md D26).
  beforeLoad: guard({ allows: () => currentCapabilities().tour, onEnter: () => enterMode('demo') }),
  component: lazyScreen(() => import('../first/TourRoute'), 'TourRoute'),
})

const bare = createRoute({
  getParentRoute: () => root,
  id: 'bare',
  component: lazyScreen(() => import('../bare/BarePage'), 'BarePage'),
})

const booth = createRoute({
  getParentRoute: () => bare,
  path: PATHS.booth,
  validateSearch: checkBoothSearch,
  component: lazyScreen(async () => {
    // The catalog of the staff room is loaded by no other screen.
    const words = loadScreenCatalogs('staff')
    const { BoothRoute } = await import('../booth/BoothRoute')
    await words
    return { BoothRoute }
  }, 'BoothRoute'),
})

const game = createRoute({
  getParentRoute: () => bare,
  path: PATHS.game,
  validateSearch: checkGameSearch,
  // Visiting the route turns game mode on, even by a typed address (docs/decisions.md D6).
  beforeLoad: guard({ onEnter: () => enterMode('game') }),
  component: lazyScreen(() => import('../game/GameRoute'), 'GameRoute'),
})

const yourFleet = createRoute({
  getParentRoute: () => bare,
  path: PATHS['your-fleet'],
  beforeLoad: guard({ onEnter: enterFleetDemo }),
  component: lazyScreen(() => import('../yourfleet/YourFleetRoute'), 'YourFleetRoute'),
})

const shell = createRoute({
  getParentRoute: () => root,
  id: 'shell',
  component: lazyScreen(() => import('../../shell/Shell'), 'Shell'),
})

/** The three addresses of the dashboard share their search parameters. */
const dashboard = createRoute({
  getParentRoute: () => shell,
  id: 'dashboard',
  validateSearch: checkDashboardSearch,
  beforeLoad: readDashboard,
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
  component: lazyScreen(() => import('../MapRoute'), 'MapRoute'),
})

const vehicles = createRoute({
  getParentRoute: () => shell,
  path: PATHS.vehicles,
  validateSearch: checkVehiclesSearch,
  beforeLoad: readVehicles,
  component: lazyScreen(() => import('../lists/VehiclesRoute'), 'VehiclesRoute'),
})
const vehicleDetail = createRoute({
  getParentRoute: () => shell,
  path: PATHS['vehicle-detail'],
  validateSearch: checkTripSearch,
  component: lazyScreen(() => import('../vehicle/VehicleDetailRoute'), 'VehicleDetailRoute'),
})

const users = createRoute({
  getParentRoute: () => shell,
  path: PATHS['drivers-screen'],
  validateSearch: checkPeopleSearch,
  component: lazyScreen(() => import('../lists/UsersRoute'), 'UsersRoute'),
})
const userDetail = createRoute({
  getParentRoute: () => shell,
  path: PATHS['user-detail'],
  validateSearch: checkTripSearch,
  component: lazyScreen(() => import('../lists/UserDetailRoute'), 'UserDetailRoute'),
})

const expenses = createRoute({
  getParentRoute: () => shell,
  path: PATHS.expenses,
  validateSearch: checkExpenseSearch,
  component: lazyScreen(() => import('../expenses/ExpensesRoute'), 'ExpensesRoute'),
})

const accountSettings = createRoute({
  getParentRoute: () => shell,
  path: PATHS['account-settings'],
  validateSearch: checkSettingsSearch,
  beforeLoad: enterSettings,
  component: lazyScreen(() => import('../account/SettingsRoute'), 'SettingsRoute'),
})
const myAccount = createRoute({
  getParentRoute: () => bare,
  path: PATHS['my-account'],
  component: lazyScreen(() => import('../account/AccountRoute'), 'AccountRoute'),
})
const notificationSettings = createRoute({
  getParentRoute: () => shell,
  path: PATHS['notification-settings'],
  component: lazyScreen(
    () => import('../../../features/settings/rows/NotificationSettingsScreen'),
    'NotificationSettingsScreen',
  ),
})
const notificationEditor = createRoute({
  getParentRoute: () => shell,
  path: PATHS['notification-editor'],
  component: lazyScreen(() => import('../rules/NotificationEditorRoute'), 'NotificationEditorRoute'),
})

const addOns = createRoute({
  getParentRoute: () => shell,
  path: PATHS['add-ons'],
  component: lazyScreen(() => import('../../../features/addons/AddOnsScreen'), 'AddOnsScreen'),
})
const addOnAdapter = createRoute({
  getParentRoute: () => shell,
  path: PATHS['add-on-adapter'],
  component: addOnScreen(),
})
const addOnCoaching = createRoute({
  getParentRoute: () => shell,
  path: PATHS['add-on-ivc'],
  component: addOnScreen(),
})
const addOnPlugAndCharge = createRoute({
  getParentRoute: () => shell,
  path: PATHS['add-on-evgo'],
  component: addOnScreen(),
})
const addOnCamera = createRoute({
  getParentRoute: () => shell,
  path: PATHS['add-on-camera'],
  component: addOnScreen(),
})

const performance = createRoute({
  getParentRoute: () => shell,
  path: PATHS.performance,
  validateSearch: checkPerformanceSearch,
  component: lazyScreen(() => import('../performance/PerformanceRoute'), 'PerformanceRoute'),
})
const cameras = createRoute({
  getParentRoute: () => shell,
  path: PATHS['camera-statuses'],
  validateSearch: checkCamerasSearch,
  component: lazyScreen(() => import('../safety/CamerasRoute'), 'CamerasRoute'),
})
const driveBlock = createRoute({
  getParentRoute: () => shell,
  path: PATHS['vehicle-ignition'],
  validateSearch: checkDriveBlockSearch,
  component: lazyScreen(() => import('../safety/DriveBlockRoute'), 'DriveBlockRoute'),
})
const vehicleEvents = createRoute({
  getParentRoute: () => shell,
  path: PATHS['vehicle-events'],
  validateSearch: checkVehicleEventsSearch,
  component: lazyScreen(() => import('../safety/VehicleEventsRoute'), 'VehicleEventsRoute'),
})
const tripEvents = createRoute({
  getParentRoute: () => shell,
  path: PATHS['trip-events'],
  validateSearch: checkEventsSearch,
  component: lazyScreen(() => import('../safety/EventsRoute'), 'EventsRoute'),
})

const fleets = createRoute({
  getParentRoute: () => shell,
  path: PATHS.fleets,
  validateSearch: checkFleetsSearch,
  component: lazyScreen(() => import('../lists/FleetsRoute'), 'FleetsRoute'),
})

const reports = createRoute({
  getParentRoute: () => shell,
  path: PATHS.reports,
  validateSearch: checkReportsSearch,
  component: lazyScreen(() => import('../reports/ReportsRoute'), 'ReportsRoute'),
})

const subscriptions = createRoute({
  getParentRoute: () => shell,
  path: PATHS.subscriptions,
  validateSearch: checkSubscriptionsSearch,
  component: lazyScreen(() => import('../billing/SubscriptionsRoute'), 'SubscriptionsRoute'),
})
const notifications = createRoute({
  getParentRoute: () => shell,
  path: PATHS['all-notifications'],
  validateSearch: checkCenterSearch,
  component: lazyScreen(() => import('../notifications/NotificationsRoute'), 'NotificationsRoute'),
})
const recalls = createRoute({
  getParentRoute: () => shell,
  path: PATHS.recalls,
  component: lazyScreen(() => import('../../../features/recalls/RecallsScreen'), 'RecallsScreen'),
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
  bare.addChildren([game, booth, myAccount, yourFleet]),
  createRoute({
    getParentRoute: () => root,
    path: PATHS.attract,
    // The next visitor starts without a mode (docs/booth.md B2).
    beforeLoad: guard({ allows: () => kioskConfig().features.attract, onEnter: resetModes }),
    component: lazyScreen(() => import('../attract/AttractRoute'), 'AttractRoute'),
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
