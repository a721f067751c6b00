/**
 * Challenges of the game by their slug, and the value that each one's check carries
 * (docs/game.md T5): 60 days on the dashboard (docs/rules.md DA-30).
 */
export const CHALLENGE_VALUES = { 'go-the-extra-mile': 21 } as const

export type Challenge = keyof typeof CHALLENGE_VALUES
