import { type RouteName, routeFor } from '#domain/device/routes'
import { NEW_REPORT } from '#domain/reports/reportSearch'
import {
  isBestDriverShown,
  isCoachingEnrolled,
  isFixedSpeedSet,
  isSearchFound,
  isSoftTireShown,
} from './challengeChecks'
import { type ChallengeContext, screenOf } from './challengeContext'

export interface ChallengeRule {
  /** Reported value of its check (docs/game.md T5). */
  value: number
  /** Points before speed and streak; also the tier that it is drawn from. */
  base: 100 | 150 | 250
  /** Time that a novice needs, milliseconds. */
  parMs: number
  /**
   * Screens on the way; arriving at one of them delays the hint. The challenge is done on the last one;
   * without any, it can be done everywhere.
   */
  screens: readonly RouteName[]
  /** Id of the navigation item that leads there and glows as the hint; null if the bell does. */
  navId: number | null
  /** Looks only at the result, not at how it was reached. */
  isDone: (context: ChallengeContext) => boolean
}

/** The sixteen challenges of Fleet Hero (docs/game.md T5). */
export const CHALLENGES = {
  'ring-the-bell': {
    value: 101,
    base: 100,
    parMs: 4000,
    screens: [],
    navId: null,
    isDone: ({ event }) => event?.kind === 'panelOpened',
  },
  'where-is-everyone': {
    value: 102,
    base: 100,
    parMs: 5000,
    screens: ['map'],
    navId: 0,
    isDone: (context) => screenOf(context) === 'map',
  },
  'go-the-extra-mile': {
    value: 21,
    base: 100,
    parMs: 5000,
    screens: ['home-alias', 'essentials', 'home'],
    navId: 6,
    isDone: ({ pathname, search }) => routeFor(pathname)?.titleId === 'home' && search.days === '60',
  },
  'recall-roundup': {
    value: 103,
    base: 100,
    parMs: 6000,
    screens: ['home', 'recalls'],
    navId: 6,
    isDone: (context) => screenOf(context) === 'recalls',
  },
  'plug-in': {
    value: 104,
    base: 100,
    parMs: 8000,
    screens: ['map'],
    navId: 0,
    isDone: (context) => screenOf(context) === 'map' && context.search.tab === 'charging',
  },
  'tire-kicker': {
    value: 105,
    base: 150,
    parMs: 10_000,
    screens: ['vehicles', 'vehicle-detail'],
    navId: 1,
    isDone: isSoftTireShown,
  },
  'coach-mode': {
    value: 106,
    base: 150,
    parMs: 9000,
    screens: ['add-ons', 'add-on-ivc'],
    navId: 8,
    isDone: isCoachingEnrolled,
  },
  'park-it': {
    value: 107,
    base: 150,
    parMs: 10_000,
    screens: ['performance', 'vehicle-ignition'],
    navId: 4,
    isDone: (context) =>
      screenOf(context) === 'vehicle-ignition' && context.event?.kind === 'driveBlockTurnedOn',
  },
  'receipt-hunter': {
    value: 108,
    base: 150,
    parMs: 10_000,
    screens: ['expenses'],
    navId: 3,
    isDone: ({ event }) => event?.kind === 'expenseOpened' && event.isCharging,
  },
  'honk-honk': {
    value: 109,
    base: 150,
    parMs: 12_000,
    screens: ['vehicles', 'vehicle-detail'],
    navId: 1,
    isDone: ({ event }) => event?.kind === 'commandChosen' && event.command === 'hornOn',
  },
  'paper-trail': {
    value: 110,
    base: 150,
    parMs: 9000,
    screens: ['reports'],
    navId: 5,
    isDone: (context) => screenOf(context) === 'reports' && context.search.edit === NEW_REPORT,
  },
  'name-that-truck': {
    value: 111,
    base: 250,
    parMs: 13_000,
    screens: ['vehicles'],
    navId: 1,
    isDone: isSearchFound,
  },
  'top-of-the-class': {
    value: 112,
    base: 250,
    parMs: 14_000,
    screens: ['drivers-screen', 'user-detail'],
    navId: 2,
    isDone: isBestDriverShown,
  },
  'speed-trap': {
    value: 113,
    base: 250,
    parMs: 15_000,
    screens: ['account-settings', 'notification-editor'],
    navId: 7,
    isDone: isFixedSpeedSet,
  },
  'fence-me-in': {
    value: 114,
    base: 250,
    parMs: 13_000,
    screens: ['account-settings', 'notification-editor'],
    navId: 7,
    isDone: ({ event }) => event?.kind === 'geofenceCreated',
  },
  'trip-detective': {
    value: 115,
    base: 250,
    parMs: 15_000,
    screens: ['vehicles', 'drivers-screen', 'user-detail', 'vehicle-detail'],
    navId: 1,
    isDone: ({ event }) => event?.kind === 'tripEventOpened' && event.event === 'hardBraking',
  },
} as const satisfies Record<string, ChallengeRule>

export type Challenge = keyof typeof CHALLENGES

/** All challenges, in the order of docs/game.md T5. */
export const ALL_CHALLENGES = Object.keys(CHALLENGES) as readonly Challenge[]

/** The rule of a challenge, as the common type of all rows. */
export const ruleOf = (challenge: Challenge): ChallengeRule => CHALLENGES[challenge]

/**
 * Value of the active challenge's check, or null while it is not done (docs/rules.md DA-30): 60 days chosen
 * on the dashboard give 21 while `go-the-extra-mile` is active, and null otherwise.
 */
export function checkOf(active: Challenge | null, context: ChallengeContext): number | null {
  if (active === null) return null
  const { isDone, value } = ruleOf(active)
  return isDone(context) ? value : null
}

/** Whether this address is on the way to a challenge (docs/game.md T4): arriving there delays its hint. */
export function isOnTheWay(challenge: Challenge, context: Pick<ChallengeContext, 'pathname'>): boolean {
  const screen = screenOf(context)
  return screen !== undefined && ruleOf(challenge).screens.includes(screen)
}
