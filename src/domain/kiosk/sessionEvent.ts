import type { DotKind } from '../trips/tripMoments'
import type { RemoteCommand } from '../vehicle/remoteCommand'

/** What happened in a visit, for whoever follows it: updates between visits, and challenges. */
export type SessionEvent =
  /** Another address is shown; its search parameters are plain text, as the router reads them. */
  | { kind: 'navigated'; pathname: string; search: Readonly<Record<string, string>> }
  | { kind: 'panelOpened' }
  | { kind: 'commandChosen'; command: RemoteCommand }
  | { kind: 'tripEventOpened'; event: DotKind }
  | { kind: 'geofenceCreated' }
