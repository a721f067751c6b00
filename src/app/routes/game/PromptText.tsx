import type { Challenge } from '#domain/game/challenges'
import { usePrompt } from '../../../features/game/prompts'

/** What a challenge asks for, in words. */
export function PromptText({ challenge }: { challenge: Challenge }) {
  return usePrompt(challenge)
}
