import type { Challenge } from '#domain/game/challenges'
import { usePrompt } from '../../../features/game/prompts'
import { Ghost } from '../../../widgets/ghost/Ghost'

/** Replays the chosen run over the real screens, with the prompts of the game. */
export const GhostOverlay = () => <Ghost Prompt={PromptText} />

function PromptText({ challenge }: { challenge: Challenge }) {
  return usePrompt(challenge)
}
