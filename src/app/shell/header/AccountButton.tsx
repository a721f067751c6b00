import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Suspense, useId, useRef, useState } from 'react'
import { useSignedIn } from '../../../data/queries/accounts'
import { ROLE_LABELS } from '../../../i18n/labelsAccount'
import { useCapabilities } from '../../../state/capabilities'
import { Avatar } from '../../../ui/display/Avatar'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { AccountMenu, preloadOverlays } from '../lazyOverlays'
import styles from './AccountButton.module.css'

/**
 * Who is signed in and as what (docs/rules.md HD-07; docs/decisions.md Q14); opens the account menu
 * (docs/rules.md HD-06).
 */
export function AccountButton() {
  const { _ } = useCatalog()
  const { t } = useLingui()
  const live = useSignedIn(useCapabilities().signIn)
  const person = live.status === 'ready' ? live.value : null
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const who = useId()
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.account}
        aria-label={t`Account menu`}
        aria-describedby={who}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={preloadOverlays}
        onClick={() => setOpen(true)}
      >
        {person ? <Avatar name={person.name} /> : <Skeleton className={styles.noAvatar} />}
        <span id={who} className={styles.who}>
          {person ? (
            <>
              <span className={styles.name}>{person.name}</span>
              <span className={styles.role}>{_(ROLE_LABELS[person.role])}</span>
            </>
          ) : (
            <>
              <Skeleton className={styles.noName} />
              <Skeleton className={styles.noRole} />
            </>
          )}
        </span>
        <Icon path={ICONS.chevronDown} size={16} className={styles.arrow} />
      </button>
      {open && (
        <Suspense>
          <AccountMenu triggerRef={button} person={person ?? null} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
