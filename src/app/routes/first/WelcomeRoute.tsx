import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { WelcomeScreen } from '../../../features/welcome/WelcomeScreen'
import { useCapabilities } from '../../../state/capabilities'
import { useDeviceSettings } from '../../../state/deviceSettings'
import { useLocale } from '../../../state/locale'
import { enterMode, resetModes, setEssentials } from '../../../state/mode'
import { useOfflineStatus } from '../../../state/offline'
import { useOwnFleet } from '../../../state/ownFleet'
import { chooseLanguage } from '../../boot/language'
import { holdForStaff } from '../../shell/header/holdForStaff'
import { useScreenTitle } from '../useScreenTitle'

/** Entry page: it resets the modes, and each entry sets its own (docs/rules.md WE-06 to WE-11). */
export function WelcomeRoute() {
  const navigate = useNavigate()
  const locale = useLocale()
  const offline = useOfflineStatus()
  const { tour } = useCapabilities()
  useScreenTitle('welcome')
  useEffect(resetModes, [])

  const enterFleet = () => {
    enterMode('fleet')
    setEssentials(false)
    void navigate({ to: tour ? '/tour' : '/home' })
  }
  const enterEssentials = () => {
    setEssentials(true)
    void navigate({ to: tour ? '/tour' : '/essentials' })
  }
  const enterDealer = () => {
    enterMode('dealer')
    void navigate({ to: '/home' })
  }
  return (
    <WelcomeScreen
      locale={locale}
      modes={useDeviceSettings().modes}
      offline={offline}
      fleetOf={useOwnFleet()?.company}
      onFleet={enterFleet}
      onEssentials={enterEssentials}
      onDealer={enterDealer}
      onGame={() => void navigate({ to: '/game' })}
      onLanguage={(next) => void chooseLanguage(next)}
      onHoldLogo={() => void holdForStaff()}
    />
  )
}
