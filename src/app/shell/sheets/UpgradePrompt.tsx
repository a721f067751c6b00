import { useNavigate } from '@tanstack/react-router'
import { closeUpgradePrompt, useUpgradePrompt } from '../../../state/upgradePrompt'
import { KitProvider } from '../../../ui/kit/KitProvider'
import { UpgradeDialog } from '../../../widgets/upgrade/prompt/UpgradeDialog'

/** Upgrade prompt on the dashboard of a plan without all cards. It leads to the plans (docs/decisions.md D16). */
export function UpgradePrompt() {
  const navigate = useNavigate()
  return (
    <KitProvider>
      <UpgradeDialog
        open={useUpgradePrompt()}
        onClose={closeUpgradePrompt}
        onLearnMore={() => {
          closeUpgradePrompt()
          void navigate({ to: '/10', search: { part: 'plans' } })
        }}
      />
    </KitProvider>
  )
}
