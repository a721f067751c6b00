import { createEmitter } from '#domain/base/emitter'

const checks = createEmitter<number>()

/** Publishes that the challenge of this value was done (docs/game.md T4). */
export const publishChallengeCheck = checks.emit

/** Subscribes to `challenge-check`. @returns the unsubscribe function */
export const onChallengeCheck = checks.on
