import { useLingui } from '@lingui/react'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { WayIn } from '#domain/visit/wayIn'
import { WelcomeScreen } from '../../../features/welcome/WelcomeScreen'
import { WELCOME_TITLE } from '../../../i18n/documentTitle'
import { useCapabilities } from '../../../state/capabilities'
import { useDeviceSettings } from '../../../state/deviceSettings'
import { forgetResults } from '../../../state/gameResult'
import { useLocale } from '../../../state/locale'
import { enterMode, resetModes, setEssentials } from '../../../state/mode'
import { useOfflineStatus } from '../../../state/offline'
import { useOwnFleet } from '../../../state/ownFleet'
import { chooseLanguage } from '../../language/language'
import { holdForStaff } from '../../shell/header/holdForStaff'
import { useDocumentTitle } from '../useDocumentTitle'

/** Entry page: it resets the modes, and each entry sets its own (docs/rules.md WE-06 to WE-11). */
export function WelcomeRoute() {
  const navigate = useNavigate()
  const locale = useLocale()
  const offline = useOfflineStatus()
  const { tour } = useCapabilities()
  const { i18n } = useLingui()
  useDocumentTitle(i18n._(WELCOME_TITLE))
  useEffect(() => {
    resetModes()
    // The next visitor must not see these results (docs/game.md T7).
    forgetResults()
  }, [])

  const comesBy = (wayIn: WayIn) => void markWayIn(wayIn)
  const enterFleet = () => {
    comesBy('fleet')
    enterMode('fleet')
    setEssentials(false)
    void navigate(tour ? { to: '/tour', state: { withoutTour: '/home' } } : { to: '/home' })
  }
  const enterEssentials = () => {
    comesBy('essentials')
    setEssentials(true)
    void navigate(tour ? { to: '/tour', state: { withoutTour: '/essentials' } } : { to: '/essentials' })
  }
  const enterDealer = () => {
    comesBy('dealer')
    enterMode('dealer')
    void navigate({ to: '/home' })
  }
  const enterGame = () => {
    comesBy('game')
    // A run that was ended by opening welcome may have left its result meanwhile.
    forgetResults()
    void navigate({ to: '/game' })
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
      onGame={enterGame}
      onLanguage={(next) => void chooseLanguage(next)}
      onHoldLogo={() => void holdForStaff(() => navigate({ to: '/booth' }))}
    />
  )
}
/** Stores by which entry the visit began, with code that the first screen does not load. */
async function markWayIn(wayIn: WayIn): Promise<void> {
  try {
    const { markTrail } = await import('../../../session/visitTrail')
    await markTrail({ kind: 'wayIn', wayIn })
  } catch {
    // The way in is only missing in the report.
  }
}
