import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/controls/Button'
import { Avatar } from '../../../ui/display/Avatar'
import { Card } from '../../../ui/display/Card'
import { StatusLabel } from '../../../ui/display/StatusLabel'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import styles from './AssignmentPanel.module.css'

export interface AssignmentPanelProps {
  /** The current driver; null if the vehicle is available. */
  name: string | null
  /** The name as a link to the person, if there is a page. */
  link?: ReactNode
  /** Omit it if the vehicle cannot be assigned now, and tell why in `children`. */
  onAssign?: (() => void) | undefined
  onRelease: () => Promise<unknown>
  className?: string | undefined
  children?: ReactNode
}

/** Available or assigned (docs/rules.md DI-03, US-06), and the buttons that change it. */
export function AssignmentPanel({
  name,
  link,
  onAssign,
  onRelease,
  className,
  children,
}: AssignmentPanelProps) {
  const { t } = useLingui()
  return (
    <Card
      title={t`Driver`}
      className={className}
      aside={
        name === null ? (
          <StatusLabel tone="ok" icon={ICONS.circleCheck}>{t`Available`}</StatusLabel>
        ) : (
          <StatusLabel tone="brand" icon={ICONS.keyRound}>{t`Assigned`}</StatusLabel>
        )
      }
    >
      <div className={styles.who}>
        {name === null ? (
          <span className={styles.nobody}>
            <Icon path={ICONS.user} />
          </span>
        ) : (
          <Avatar name={name} />
        )}
        <span className={styles.name}>{name === null ? t`No driver assigned` : (link ?? name)}</span>
      </div>
      <div className={styles.actions}>
        {onAssign && (
          <Button kind={name === null ? 'soft' : 'plain'} onClick={onAssign}>
            {name === null ? t`Assign driver` : t`Change driver`}
          </Button>
        )}
        {name !== null && (
          <Button kind="ghost" onClick={onRelease}>
            {t`Release`}
          </Button>
        )}
      </div>
      {children}
    </Card>
  )
}
