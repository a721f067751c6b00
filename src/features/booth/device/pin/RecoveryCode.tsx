import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { groupedRecoveryCode } from '#domain/booth/pinRecovery'
import { Button } from '../../../../ui/controls/Button'
import styles from './RecoveryCode.module.css'

/** The recovery code, in groups that are easy to copy; it can be printed. */
export function RecoveryCode({ code, children }: { code: string; children: ReactNode }) {
  return (
    <div className={styles.sheet} data-prints>
      <p>
        <Trans>The PIN is set. If you forget it, this recovery code removes it:</Trans>
      </p>
      <p className={styles.code}>{groupedRecoveryCode(code)}</p>
      <p className={styles.line}>
        <Trans>
          Write it down and keep it away from the booth. It is shown only now, and a new PIN gets a new code.
        </Trans>
      </p>
      <div className={styles.actions}>
        {children}
        <Button kind="plain" onClick={() => window.print()}>
          <Trans>Print</Trans>
        </Button>
      </div>
    </div>
  )
}
