import { useNavigate, useRouter } from '@tanstack/react-router'
import { AccountScreen } from '../../../features/account/AccountScreen'
import { startOver } from '../../../session/reset'
import { useCapabilities } from '../../../state/capabilities'
import { KitProvider } from '../../../ui/kit/KitProvider'
import { useScreenTitle } from '../useScreenTitle'

/** My account, without navigation: back leads to where one came from, else to the dashboard. */
export function AccountRoute() {
  const title = useScreenTitle('myAccount')
  const { history } = useRouter()
  const navigate = useNavigate()
  const home = useCapabilities().signIn === 'essentials' ? '/essentials' : '/home'
  return (
    <KitProvider>
      <AccountScreen
        title={title}
        onBack={() => (history.canGoBack() ? history.back() : void navigate({ to: home }))}
        onSignOut={() => startOver('/welcome')}
      />
    </KitProvider>
  )
}
