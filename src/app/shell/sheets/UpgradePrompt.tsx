import { useNavigate } from '@tanstack/react-router'
import { closeUpgradePrompt } from '../../../state/upgradePrompt'
import { KitProvider } from '../../../ui/kit/KitProvider'
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
          void navigate({ to: '/10', search: { part: 'plans' } })
        }}
      />
    </KitProvider>
  )
}
