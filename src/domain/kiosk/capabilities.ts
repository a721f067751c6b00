import { type SignInMode, signInMode } from '../account/account'
import type { KioskConfig } from './config'
import type { Region } from './locale'
import type { ExclusiveMode } from './mode'

/** Cards that a plan may lack; they show under a lock then (docs/rules.md DA-22 to DA-25). */
export const LOCKABLE_PARTS = ['vehiclePositions', 'distances', 'fuelUse', 'levels'] as const
export type LockablePart = (typeof LOCKABLE_PARTS)[number]

/** What this visit may see and do. */
export interface Capabilities extends Record<LockablePart, boolean> {
  /** Whom the visitor is signed in as. */
  signIn: SignInMode
  /** Vehicles of fleets: "fleet only" means not dealer, so demo and game have them too (docs/decisions.md Q3). */
  fleets: boolean
  /** A dealer's vehicles on lots, in place of fleets. */
  inventory: boolean
  /** Driver behavior on the dashboard. */
  driverBehavior: boolean
  /** Trips and their scores, where the region offers them (docs/decisions.md D3). */
  trips: boolean
  /** The dual camera was added: its counts show from then on (docs/decisions.md Q13). */
  camera: boolean
  /** Remote commands but start and stop are carried out; else they answer "not active for demo" (docs/decisions.md D8, Q20). */
  remoteCommands: boolean
  /** The prompt for a higher plan (docs/decisions.md D14). */
  upgradePrompt: boolean
  /** The guided tour; without it its entries lead past it (docs/decisions.md D26). */
  tour: boolean
  /** Hints of the tour on the screens: in none of dealer and game mode (docs/decisions.md D14). */
  hints: boolean
  /** Where the logo leads. */
  startAddress: '/tour' | '/welcome'
  /** The way to a trial (docs/decisions.md D13). */
  trial: boolean
}

export interface CapabilityInput {
  mode: ExclusiveMode
  essentials: boolean
  addOns: { camera: boolean }
  config: Pick<KioskConfig, 'features' | 'trialUrl'>
  region: Region
}

/** The one place that says what a mode, a plan, the add-ons and the configuration allow. */
export function capabilities({ mode, essentials, addOns, config, region }: CapabilityInput): Capabilities {
  const { features, trialUrl } = config
  const signIn = signInMode({ mode, essentials })
  const full = signIn !== 'essentials'
  const inventory = mode === 'dealer'
  return {
    signIn,
    fleets: !inventory,
    inventory,
    vehiclePositions: full,
    distances: full,
    fuelUse: full,
    levels: full,
    driverBehavior: full,
    trips: features.tripHistory.includes(region),
    camera: addOns.camera,
    remoteCommands: signIn !== 'demo' || features.remoteCommands === 'simulated',
    upgradePrompt: !full,
    tour: features.tour,
    hints: features.tour && mode !== 'dealer' && mode !== 'game',
    startAddress: features.tour && !inventory ? '/tour' : '/welcome',
    trial: isWebAddress(trialUrl) && !inventory,
  }
}

/** Nothing but the web is linked to, whatever a configuration says. */
function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url)
}
