import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Suspense, useId, useRef } from 'react'
import { valueOr } from '#domain/base/live'
import { useSignedIn } from '../../../data/queries/accounts'
import { ROLE_LABELS } from '../../../i18n/labelsAccount'
import { useCapabilities } from '../../../state/capabilities'
import { Avatar } from '../../../ui/display/Avatar'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import { useOpening } from '../../../ui/kit/useOpening'
import { AccountMenu, preloadOverlays } from '../lazyOverlays'
import styles from './AccountButton.module.css'

/**
 * Shows who is signed in and in which role (docs/rules.md HD-07; docs/decisions.md Q14), and opens the
 * account menu (docs/rules.md HD-06).
 */
export function AccountButton() {
  const { _ } = useCatalog()
  const { t } = useLingui()
  const person = valueOr(useSignedIn(useCapabilities().signIn), null)
  const { isAsked, isOpen, setOpen } = useOpening()
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
        aria-expanded={isAsked}
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
      <Suspense>
        {isOpen && <AccountMenu triggerRef={button} person={person ?? null} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
