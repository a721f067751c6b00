import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { AppErrorCode } from '../../domain/kiosk/errors'
import { useCapabilities } from '../../state/capabilities'
import { Button } from '../../ui/controls/Button'
import { buttonClass } from '../../ui/controls/buttonClass'
import { surface } from '../../ui/display/surface'
import { Notice } from '../../ui/feedback/Notice'
import { ProblemPanel } from '../../ui/feedback/ProblemPanel'
import { ACTION_ICONS } from '../../ui/icons/actionIcons'
import { Icon } from '../../ui/icons/Icon'
import { ICONS } from '../../ui/icons/icons'
import { FleetDialog } from './FleetDialog'
import { FleetSheet } from './FleetSheet'
import styles from './FleetsScreen.module.css'
import { FleetTable } from './FleetTable'
import { useFleetRows } from './useFleetRows'

export interface FleetsScreenProps {
  /** `?fleet=` of the address. */
  openId: string | null
  problem: AppErrorCode | null
  /** Opens a fleet, or with null closes it. */
  onOpen: (id: string | null) => void
  onRetry: (code: AppErrorCode) => void
}

/** All fleets: what is in each, a new one, and vehicles from one to another. */
export function FleetsScreen({ openId, problem, onOpen, onRetry }: FleetsScreenProps) {
  const { t } = useLingui()
  const { rows, problem: failed } = useFleetRows()
  const [creating, setCreating] = useState(false)
  const code = failed ?? problem
  if (!useCapabilities().fleets) {
    return (
      <section className={surface()}>
        <Notice
          icon={ICONS.network}
          title={t`A dealership has lots instead of fleets`}
          actions={
            <Link to="/1" className={buttonClass('primary')} activeOptions={{ exact: true }}>
              {t`View all vehicles`}
            </Link>
          }
        >
          <p>{t`Its vehicles are on the main, remote, or courtesy lot.`}</p>
        </Notice>
      </section>
    )
  }
  if (rows === null && code !== null) {
    return (
      <section className={surface()}>
        <ProblemPanel code={code} onRetry={() => onRetry(code)} />
      </section>
    )
  }
  const open = rows?.fleets.find(({ id }) => id === openId) ?? null
  return (
    <>
      <div className={styles.tools}>
        <p className={styles.hint} role="status">
          {rows && openId !== null && open === null
            ? t`We could not find this fleet. Choose one below.`
            : t`Open a fleet to move vehicles or show only that fleet.`}
        </p>
        <Button kind="primary" disabled={rows === null} onClick={() => setCreating(true)}>
          <Icon path={ACTION_ICONS.plus} />
          {t`Create a fleet`}
        </Button>
      </div>
      <FleetTable fleets={rows?.fleets ?? null} />
      {rows && (
        <>
          <FleetSheet
            fleet={open}
            fleets={rows.fleets}
            vehicles={rows.vehicles}
            onClose={() => onOpen(null)}
          />
          <FleetDialog
            fleet={null}
            fleets={rows.fleets}
            isOpen={creating}
            onClose={() => setCreating(false)}
            onCreated={onOpen}
          />
        </>
      )}
    </>
  )
}
