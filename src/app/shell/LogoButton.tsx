import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useKioskConfig } from '../../state/config'
import { useModeFlags } from '../../state/mode'
import { Logo } from '../../ui/Logo'
import { Mark } from '../../ui/Mark'
import { resetDemo } from '../reset'
import { closeDrawer } from './closeDrawer'
import styles from './LogoButton.module.css'

/** The logo ends the visit and starts over: at the tour, or at welcome (spec section 2, Shell). */
export function LogoButton({ look }: { look: 'full' | 'rail' }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { tour } = useKioskConfig().features
  const { inDealerMode } = useModeFlags()
  const startOver = () => {
    closeDrawer()
    const leave = () => void navigate({ to: tour && !inDealerMode ? '/tour' : '/welcome' })
    // A reset that could not be stored must not keep the next visitor here.
    void resetDemo().then(leave, leave)
  }
  return (
    <button
      type="button"
      className={`${styles.logo} ${styles[look]}`}
      aria-label={t`Pharos Fleet: start over`}
      onClick={startOver}
    >
      {look === 'full' ? <Logo size="nav" /> : <Mark size={34} />}
    </button>
  )
}
