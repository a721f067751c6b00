import { memo } from 'react'
import { useCapabilities } from '../../../state/capabilities'
import { FleetChoice } from '../../../widgets/scope/FleetChoice'
import { AccountButton } from './AccountButton'
import { BellButton } from './BellButton'
import styles from './Header.module.css'

/** Fleet selector, notifications and account: the part of the header that a change of screen leaves alone. */
export const HeaderTools = memo(function HeaderTools() {
  const { fleets } = useCapabilities()
  return (
    <div className={styles.tools}>
      {fleets && <FleetChoice />}
      <BellButton />
      <AccountButton />
    </div>
  )
})
