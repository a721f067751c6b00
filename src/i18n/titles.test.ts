import { expect, it } from 'vitest'
import { ROUTES, titleIdOf } from '#domain/device/routes'
import { SCREEN_TITLES } from './titles'

/** What each address shows (docs/rules.md RO-36), in the words of its title. */
const TITLES: Record<string, string> = {
  '/welcome': 'Your whole fleet at a glance.',
  '/tour': 'Guided tour',
  '/home': 'Dashboard',
  '/6': 'Dashboard',
  '/essentials': 'Dashboard',
  '/0': 'Map',
  '/1': 'Vehicles',
  '/1/detail/v-1': 'Vehicle details',
  '/1/detail/v-48': 'Vehicle details',
  '/2': 'Users',
  '/2/detail/u-1': 'User details',
  '/3': 'Expenses',
  '/4': 'Performance',
  '/4/events': 'Trip events',
  '/4/events/v-1': 'Vehicle events',
  '/4/camera-statuses': 'Camera statuses',
  '/4/vehicle-ignition': 'Drive block',
  '/5': 'Reports',
  '/7': 'Settings',
  '/7/set': 'New notification',
  '/7/set/8': 'New notification',
  '/7/set/8/1': 'Edit notification',
  '/8': 'Add-on Solutions',
  '/8/detail/adapter': 'Fleet adapter',
  '/8/detail/ivc': 'In-vehicle coaching',
  '/8/detail/evgo': 'Plug and charge',
  '/8/detail/camera': 'Dual camera',
  '/9': 'Fleets',
  '/10': 'Subscriptions',
  '/11': 'Recall vehicles',
  '/all-notifications': 'Notifications',
  '/notification-settings': 'Notification settings',
  '/behavior-distance-driven': 'Distance driven',
  '/behavior-efficiency': 'Efficiency',
  '/behavior-fuel-consumption': 'Fuel consumption',
  '/myba': 'My account',
  '/game': 'Fleet Hero',
  '/booth': 'Staff room',
  '/attract': 'Attract screen',
  '/your-fleet': 'Your fleet',
}

it('each address has the title of what it shows', () => {
  const paths = new Set(ROUTES.flatMap(({ examples }) => examples.map((path) => path.split('?')[0] ?? '')))
  for (const path of paths) expect.soft(SCREEN_TITLES[titleIdOf(path)].message, path).toBe(TITLES[path])
})
