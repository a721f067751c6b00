/**
 * Challenges of the game by their slug, and the value that each one's check carries
 * (tour-and-game.md). The spec fixes one: 60 days on the dashboard.
 */
export const CHALLENGE_VALUES = { 'go-the-extra-mile': 21 } as const

export type Challenge = keyof typeof CHALLENGE_VALUES
