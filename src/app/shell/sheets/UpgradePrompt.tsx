import { useNavigate } from '@tanstack/react-router'
import { closeUpgradePrompt } from '../../../state/upgradePrompt'
import { PLANS_LINK } from '../../../widgets/upgrade/plansLink'
import { UpgradeDialog } from '../../../widgets/upgrade/prompt/UpgradeDialog'

/**
 * The prompt for a higher plan, with a link to the plans: once on the dashboard, and after a tap on a locked card
 * (docs/decisions.md D16).
 */
export function UpgradePrompt({ isWanted }: { isWanted: boolean }) {
  const navigate = useNavigate()
  return (
    <UpgradeDialog
      open={isWanted}
      onClose={closeUpgradePrompt}
      onLearnMore={() => {
        closeUpgradePrompt()
        void navigate(PLANS_LINK)
      }}
    />
  )
}
