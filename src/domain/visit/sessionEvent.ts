import type { DotKind } from '#domain/trips/tripMoments'
import type { RemoteCommand } from '#domain/vehicle/remoteCommand'

/** Events of a visit, observed by updates and challenges. */
export type SessionEvent =
  /** The address changed; its search parameters are plain text, as the router reads them. */
  | { kind: 'navigated'; pathname: string; search: Readonly<Record<string, string>> }
  | { kind: 'panelOpened' }
  /** A tab or segment was pressed that is already chosen; heard in a run of the game only. */
  | { kind: 'choiceRepeated' }
  | { kind: 'commandChosen'; command: RemoteCommand }
  /** A drive block was turned on, and is stored. */
  | { kind: 'driveBlockTurnedOn' }
  /** An expense is shown: of a charging session, or of a fueling. */
  | { kind: 'expenseOpened'; isCharging: boolean }
  | { kind: 'tripEventOpened'; event: DotKind; id?: number }
  | { kind: 'geofenceCreated' }
  /** Drivers were enrolled in in-vehicle coaching on an add-on page. */
  | { kind: 'coachingEnrolled' }
  /** The fixed speed of a rule's form was set in the unit of its field, or a rule with it was created. */
  | { kind: 'fixedSpeedSet'; speed: number; unit: 'mph' | 'km/h' }
