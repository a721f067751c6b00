import { activationLanguage, type Locale } from '#domain/base/locale'
import type { ActivationIds, ActivationMode, DeviceKind } from '#domain/device/config'
import type { ModeFlags } from '#domain/device/mode'

/** The six fields on the wire (docs/outbox.md O2), frozen when the event happens. */
export interface WireInteraction {
  activationId: string
  sessionIdentifier: string
  action: string
  value: number | null
  /** ISO 8601, strictly increasing inside a session. */
  createdAt: string
  updatedAt: string
}

/** `unresolved`: waits for a configuration that says its activation id (docs/decisions.md D37). */
export type DeliveryState = 'unresolved' | 'pending' | 'sent' | 'refused'

/** A row of table `interactions`: the wire fields plus what delivery needs to know. */
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
  /** What the activation id follows from; while the row is unresolved, when `activationId` is empty. */
  context?: InteractionContext
  /** What was stored in its place, as text, where that is no record: set aside, never sent (docs/outbox.md O9). */
  damaged?: string
}

/** The context of an event, captured when it happens. */
export interface InteractionContext {
  mode: ModeFlags
  locale: Locale
  device: DeviceKind
}

/** dealer -> dealer, guided tour (demo) -> tour, else fleet (docs/contracts.md C4). */
export function activationMode(mode: ModeFlags): ActivationMode {
  if (mode.inDealerMode) return 'dealer'
  return mode.inDemoMode ? 'tour' : 'fleet'
}

/** The activation id for this mode, language and device, or null: not tracked (docs/rules.md ME-08). */
export function activationIdFor(activationIds: ActivationIds, context: InteractionContext): string | null {
  const ids = activationIds[context.device][activationMode(context.mode)]
  return ids[activationLanguage(context.locale)] || null
}

/** Exactly the six wire fields, in the order of the contract. */
export function toWire(row: WireInteraction): WireInteraction {
  const { activationId, sessionIdentifier, action, value, createdAt, updatedAt } = row
  return { activationId, sessionIdentifier, action, value, createdAt, updatedAt }
}

/** Action names (frozen: docs/outbox.md O4). */
export const RESET_ACTION = 'Reset'
