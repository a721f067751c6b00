import { useNavigate, useRouter } from '@tanstack/react-router'
import { AccountScreen } from '../../../features/account/AccountScreen'
import { startOver } from '../../../session/reset'
import { useCapabilities } from '../../../state/capabilities'
import { OverlaySlot } from '../../shell/overlays/OverlaySlot'
import { SCREEN_OVERLAYS } from '../../shell/overlays/screenOverlays'
import { useScreenTitle } from '../tree/useScreenTitle'

/** My account, without navigation: back leads to the previous screen, otherwise to the dashboard. */
export function AccountRoute() {
  const title = useScreenTitle('myAccount')
  const { history } = useRouter()
  const navigate = useNavigate()
  const home = useCapabilities().signIn === 'essentials' ? '/essentials' : '/home'
  return (
    <>
      <AccountScreen
        title={title}
        onBack={() => (history.canGoBack() ? history.back() : void navigate({ to: home }))}
        onSignOut={() => startOver('/welcome')}
      />
      <OverlaySlot overlays={SCREEN_OVERLAYS} />
    </>
  )
}
