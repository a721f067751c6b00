import { useNavigate } from '@tanstack/react-router'
import { closeUpgradePrompt, useUpgradePrompt } from '../../../state/upgradePrompt'
import { KitProvider } from '../../../ui/kit/KitProvider'
import { UpgradeDialog } from '../../../widgets/upgrade/UpgradeDialog'

/** The prompt for a higher plan, on the dashboard of a plan that lacks cards; it leads to the plans (docs/decisions.md D16). */
export function UpgradePrompt() {
  const navigate = useNavigate()
  return (
    <KitProvider>
      <UpgradeDialog
        open={useUpgradePrompt()}
        onClose={closeUpgradePrompt}
        onLearnMore={() => {
          closeUpgradePrompt()
          void navigate({ to: '/10' })
        }}
      />
    </KitProvider>
  )
}
