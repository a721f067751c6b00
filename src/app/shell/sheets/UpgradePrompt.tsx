import { useNavigate } from '@tanstack/react-router'
import { closeUpgradePrompt } from '../../../state/upgradePrompt'
import { KitProvider } from '../../../ui/kit/KitProvider'
import { PLANS_LINK } from '../../../widgets/upgrade/plansLink'
import { UpgradeDialog } from '../../../widgets/upgrade/prompt/UpgradeDialog'
import { useUpgradeWanted } from '../overlays/useUpgradeWanted'

/** The prompt for a higher plan, once on the dashboard and whenever a locked card is tapped. It leads to the plans (docs/decisions.md D16). */
export function UpgradePrompt() {
  const navigate = useNavigate()
  return (
    <KitProvider>
      <UpgradeDialog
        open={useUpgradeWanted()}
        onClose={closeUpgradePrompt}
        onLearnMore={() => {
          closeUpgradePrompt()
          void navigate(PLANS_LINK)
        }}
      />
    </KitProvider>
  )
}
