import { Ghost } from '../../../widgets/ghost/Ghost'
import { PromptText } from './PromptText'

/** The run that is watched, over the real screens, with the words of the game. */
export const GhostOverlay = () => <Ghost Prompt={PromptText} />
