import type { GameRun } from '../game/gameTypes'

/** A ranked run with one find, to change where a test needs it. */
export function aGameRun(id: string, changes: Partial<GameRun> = {}): GameRun {
  return {
    id,
    event: 'Pharos demo booth',
    startedAt: '2026-11-22T15:00:00.000Z',
    day: '2026-11-22',
    pack: 'pharos-demo',
    packVersion: 3,
    setup: { kind: 'ranked', deck: 'full', seed: 7, lengthMs: 90_000, available: ['ring-the-bell'] },
    steps: [
      { kind: 'done', atMs: 2_400 },
      { kind: 'end', atMs: 90_000, reason: 'time' },
    ],
    score: 135,
    initials: null,
    hidden: 0,
    ...changes,
  }
}
