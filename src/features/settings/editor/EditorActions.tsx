import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { RuleBase } from '#domain/notifications/notificationRule'
import { useFormats } from '../../../i18n/useFormats'
import { Button } from '../../../ui/controls/Button'
import { buttonClass } from '../../../ui/controls/buttonClass'
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog'
import styles from './EditorActions.module.css'

export interface EditorActionsProps {
  /** Null: a new one. */
  rule: RuleBase | null
  busy: boolean
  onSave: () => Promise<void>
  onDelete: () => Promise<void>
}

/** Save, cancel and delete, always visible while the form scrolls. */
export function EditorActions({ rule, busy, onSave, onDelete }: EditorActionsProps) {
  const { t } = useLingui()
  const { at, relative } = useFormats()
  const [asking, setAsking] = useState(false)
  const when = rule && relative(at(rule.lastUpdated))
  return (
    <div className={styles.bar}>
      {when !== null && <p className={styles.when}>{t`Last updated: ${when}`}</p>}
      <div className={styles.buttons}>
        {rule && (
          <Button kind="ghost" disabled={busy} onClick={() => setAsking(true)}>
            {t`Delete`}
          </Button>
        )}
        <Link to="/7" className={buttonClass('plain')} activeOptions={{ exact: true }}>
          {t`Cancel`}
        </Link>
        <Button kind="primary" data-target="save-rule" disabled={busy} onClick={onSave}>
          {rule ? t`Save changes` : t`Create notification`}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={asking}
        onClose={() => setAsking(false)}
        danger
        title={t`Delete this notification?`}
        confirmLabel={t`Delete notification`}
        onConfirm={() => {
          setAsking(false)
          return onDelete()
        }}
      >
        <p>{t`It will be deleted for all fleet managers.`}</p>
      </ConfirmDialog>
    </div>
  )
}
