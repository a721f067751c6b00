import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { memo } from 'react'
import { wishToStartOver } from '../../../session/unsaved'
import { useCapabilities } from '../../../state/capabilities'
import { useLongPress } from '../../../ui/controls/useLongPress'
import { Logo } from '../../../ui/icons/Logo'
import { Mark } from '../../../ui/icons/Mark'
import { holdForStaff } from './holdForStaff'
import styles from './LogoButton.module.css'

/**
 * The logo ends the visit and starts over, at the tour or at welcome (docs/rules.md SH-23 to SH-25). A long press
 * leads to the staff room (docs/booth.md B3).
 */
export const LogoButton = memo(function LogoButton({ look }: { look: 'full' | 'rail' }) {
  const { t } = useLingui()
  const { startAddress } = useCapabilities()
  const navigate = useNavigate()
  const startOver = () => wishToStartOver(startAddress)
  const hold = async () => {
    if (!(await holdForStaff(() => navigate({ to: '/booth' })))) startOver()
  }
  return (
    <button
      type="button"
      ref={useLongPress(() => void hold())}
      className={`${styles.logo} ${styles[look]}`}
      aria-label={t`Pharos Fleet: start over`}
      onClick={startOver}
    >
      {look === 'full' ? <Logo size="nav" /> : <Mark size={34} />}
    </button>
  )
})
