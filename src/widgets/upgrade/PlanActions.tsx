import { useLingui } from '@lingui/react/macro'
import { openUpgradePrompt } from '../../state/upgradePrompt'
import { Button } from '../../ui/controls/Button'
import { LinkButton } from '../../ui/controls/LinkButton'
import { PLANS_LINK } from './plansLink'

/** Where a part that the plan does not include leads: to the plans, and to what a higher one brings. */
export function PlanActions() {
  const { t } = useLingui()
  return (
    <>
      <LinkButton kind="primary" {...PLANS_LINK}>
        {t`Compare plans`}
      </LinkButton>
      <Button kind="ghost" onClick={openUpgradePrompt}>
        {t`See what you get`}
      </Button>
    </>
  )
}
