import type { KioskConfig } from '#domain/device/config'
import { createRecorder, type RecordContext, type RecorderParts, type RecorderStatus } from './recorder'

/**
 * Recording of interactions from the first paint on (docs/outbox.md O2). Nothing in here reaches
 * Dexie: events wait in memory until the writer is attached and config.json has been read.
 */
const recorder = createRecorder()

/**
 * Records an event; what it says about itself is frozen now, whenever it is written.
 * @param action wire name (docs/outbox.md O4)
 * @param value milliseconds for a close, seconds for a Reset, null for the rest
 * @returns true once committed, or when this mode, language and device are not tracked (then
 * nothing is owed, and `metrics not tracked` is logged); false, with `addRecord failed` logged,
 * when the database did not take it: the event stays in the spill and is stored later
 */
export function record(action: string, value: number | null, context: RecordContext): Promise<boolean> {
  return recorder.record(action, value, context)
}

/** Hands over the writer, which loads with the database. Returns how to take it away again. */
export function attachRecorder(parts: RecorderParts): () => void {
  return recorder.attach(parts)
}

/** Tells the configuration in force; events that happened before are decided by what they knew then. */
export function configureRecorder(config: KioskConfig): void {
  recorder.configure(config)
}

/** Tries again now what could not be written, as a wake-up does. */
export function retryRecorder(): void {
  recorder.retry()
}

/** Mirrors to sessionStorage what is not committed; for `pagehide`. */
export function mirrorRecorder(): void {
  recorder.mirror()
}

export function recorderStatus(): RecorderStatus {
  return recorder.status()
}

export function subscribeRecorder(listener: () => void): () => void {
  return recorder.subscribe(listener)
}
