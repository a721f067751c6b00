import type { Interaction } from '#domain/recording/interaction'

/** A whole record of another visit that waits to be sent, for tests that damage it. */
export const PENDING_ROW: Interaction = {
  id: 'row',
  activationId: 'pharos-web-fleet-en-us',
  sessionIdentifier: 'another visit',
  action: 'Map',
  value: null,
  createdAt: '2026-11-21T08:00:00.000Z',
  updatedAt: '2026-11-21T08:00:00.000Z',
  synced: 0,
  state: 'pending',
  attempts: 0,
  lastStatus: null,
  ackAt: null,
  seq: 1,
}
