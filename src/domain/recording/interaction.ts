import { activationLanguage, type Locale } from '#domain/base/locale'
import type { ActivationIds, ActivationMode, DeviceKind } from '#domain/device/config'
import type { ModeFlags } from '#domain/device/mode'

/** The six reported fields (docs/outbox.md O2), which never change after the event. */
export interface WireInteraction {
  activationId: string
  sessionIdentifier: string
  action: string
  value: number | null
  /** ISO 8601, strictly increasing inside a session. */
  createdAt: string
  updatedAt: string
}

/** `unresolved`: waits for a configuration with its activation id (docs/decisions.md D37). */
export type DeliveryState = 'unresolved' | 'pending' | 'sent' | 'refused'

/** A row of table `interactions`: the reported fields plus what delivery needs. */
export interface Interaction extends WireInteraction {
  /** UUIDv7 created by us, because database-generated keys become unreadable on some iOS versions. */
  id: string
  /** 0/1 because IndexedDB cannot index booleans; exports show true/false. */
  synced: 0 | 1
  state: DeliveryState
  /** Rejections by the service (400, 413, 415, 422); the second one refuses the record. */
  attempts: number
  lastStatus: number | null
  ackAt: string | null
  /** Counter per device, assigned in the write transaction. */
  seq: number
  /** Device the row came from, when it was imported; absent on our own rows. */
  origin?: string
  /** 1 when an imported row was handed over to this device for delivery, or our own to another. */
  handedOver?: 0 | 1
  /** Determines the activation id; only while the row is unresolved and `activationId` is empty. */
  context?: InteractionContext
  /** The stored text in place of a record: set aside, never sent (docs/outbox.md O9). */
  damaged?: string
}

/** The context of an event, captured when it happens. */
export interface InteractionContext {
  mode: ModeFlags
  locale: Locale
  device: DeviceKind
}

/** dealer -> dealer, guided tour (demo) -> tour, otherwise fleet (docs/contracts.md C4). */
export function activationMode(mode: ModeFlags): ActivationMode {
  if (mode.inDealerMode) return 'dealer'
  return mode.inDemoMode ? 'tour' : 'fleet'
}

/** The activation id for this mode, language and device; null for not tracked (docs/rules.md ME-08). */
export function activationIdFor(activationIds: ActivationIds, context: InteractionContext): string | null {
  const ids = activationIds[context.device][activationMode(context.mode)]
  return ids[activationLanguage(context.locale)] || null
}

/** Exactly the six reported fields, in the order of the contract. */
export function toWire(row: WireInteraction): WireInteraction {
  const { activationId, sessionIdentifier, action, value, createdAt, updatedAt } = row
  return { activationId, sessionIdentifier, action, value, createdAt, updatedAt }
}

/** Action names (frozen: docs/outbox.md O4). */
export const RESET_ACTION = 'Reset'
