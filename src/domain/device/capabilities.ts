import type { Region } from '#domain/base/locale'
import type { KioskConfig } from './config'
import { DEFAULT_DEVICE_SETTINGS, type DeviceSettings } from './deviceSettings'
import type { ExclusiveMode } from './mode'
import { type SignInMode, signInMode } from './signIn'

/**
 * Parts that a plan may not include; they are shown locked, with a link to the plans (docs/rules.md DA-22 to
 * DA-25; docs/decisions.md D33).
 */
export const LOCKABLE_PARTS = [
  'vehiclePositions',
  'distances',
  'fuelUse',
  'levels',
  'tripHistory',
  'driverBehavior',
  'performance',
  'geofences',
] as const
export type LockablePart = (typeof LOCKABLE_PARTS)[number]

/** What this visit may see and do. */
export interface Capabilities extends Record<LockablePart, boolean> {
  signIn: SignInMode
  /** Fleet vehicles: "fleet only" means not dealer, so demo and game have them too (docs/decisions.md Q3). */
  fleets: boolean
  /** A dealer's inventory on lots, instead of fleets. */
  inventory: boolean
  /** Trips and scores in this region, whatever the plan (docs/decisions.md D3). */
  trips: boolean
  /** Whether the dual camera was added, which enables its counts (docs/decisions.md Q13). */
  camera: boolean
  /**
   * Remote commands other than start and stop work; otherwise they answer "not active for demo"
   * (docs/decisions.md D8, Q20).
   */
  remoteCommands: boolean
  /** The upgrade prompt (docs/decisions.md D14). */
  upgradePrompt: boolean
  /** The guided tour; without it its entries skip it (docs/decisions.md D26). */
  tour: boolean
  /** Tour hints on the screens, hidden in dealer and game mode (docs/decisions.md D14). */
  hints: boolean
  /** Target of the logo. */
  startAddress: '/tour' | '/welcome'
  /** The trial link (docs/decisions.md D13). */
  trial: boolean
}

export interface CapabilityInput {
  mode: ExclusiveMode
  essentials: boolean
  addOns: { camera: boolean }
  config: Pick<KioskConfig, 'features' | 'trialUrl'>
  region: Region
  /** Modes that staff allow on this device; all if omitted (docs/booth.md B3). */
  modes?: DeviceSettings['modes']
}

/** Decides in one place what mode, plan, add-ons and configuration allow. */
export function capabilities({
  mode,
  essentials,
  addOns,
  config,
  region,
  modes = DEFAULT_DEVICE_SETTINGS.modes,
}: CapabilityInput): Capabilities {
  const { features, trialUrl } = config
  const signIn = signInMode({ mode, essentials })
  const full = signIn !== 'essentials'
  const inventory = mode === 'dealer'
  // The tour keeps the plan.
  const leadsToTour = modes[essentials ? 'essentials' : 'fleet']
  return {
    signIn,
    fleets: !inventory,
    inventory,
    vehiclePositions: full,
    distances: full,
    fuelUse: full,
    levels: full,
    tripHistory: full,
    driverBehavior: full,
    performance: full,
    geofences: full,
    trips: features.tripHistory.includes(region),
    camera: addOns.camera,
    remoteCommands: signIn !== 'demo' || features.remoteCommands === 'simulated',
    upgradePrompt: !full,
    tour: features.tour,
    hints: features.tour && mode !== 'dealer' && mode !== 'game',
    startAddress: features.tour && !inventory && leadsToTour ? '/tour' : '/welcome',
    trial: isWebAddress(trialUrl) && !inventory,
  }
}

/** Only web addresses are linked, whatever the configuration says. */
function isWebAddress(url: string): boolean {
  return /^https?:\/\//i.test(url)
}
