import { createEmitter } from '#domain/base/emitter'
import type { AppError } from '#domain/base/errors'

let problem: AppError | null = null
const changes = createEmitter()

/** Why seeding failed; null while it runs or after it succeeded. */
export const seedProblem = (): AppError | null => problem

export function setSeedProblem(next: AppError | null): void {
  problem = next
  changes.emit()
}

/** Calls a listener whenever the problem changes. @returns the unsubscribe function */
export const onSeedProblem = changes.on
