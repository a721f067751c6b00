import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useVehicle } from '../../data/vehicles'
import type { FleetUser } from '../../domain/user'
import { useFormats } from '../../i18n/FormatsProvider'
import { fleetText } from '../../i18n/fleetText'
import { ROLE_LABELS } from '../../i18n/labelsAccount'
import { Avatar } from '../../ui/Avatar'
import { Icon } from '../../ui/Icon'
import { ICONS } from '../../ui/icons'
import { StatusLabel } from '../../ui/StatusLabel'
import styles from './PersonCard.module.css'

/** Name, role, whether the person is active, the fleet, and the vehicle that is assigned. */
export function PersonCard({ user, className }: { user: FleetUser; className?: string | undefined }) {
  const { t, i18n } = useLingui()
  const { daysAgo } = useFormats()
  return (
    <section className={`${styles.card} ${className ?? ''}`} aria-labelledby="person-name">
      <div className={styles.top}>
        <Avatar name={user.name} />
        <div className={styles.who}>
          <h2 id="person-name">{user.name}</h2>
          <p>{i18n._(ROLE_LABELS[user.role])}</p>
        </div>
        {user.status === 'active' ? (
          <StatusLabel tone="ok" icon={ICONS.circleCheck} pill>{t`Active`}</StatusLabel>
        ) : (
          <StatusLabel tone="unk" icon={ICONS.clock} pill>{t`Invited`}</StatusLabel>
        )}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t`Fleet`}</dt>
          <dd>{fleetText(user.fleet, i18n)}</dd>
        </div>
        <div>
          <dt>{t`Joined`}</dt>
          <dd>{daysAgo(user.joinedDaysAgo)}</dd>
        </div>
        <div>
          <dt>{t`Added`}</dt>
          <dd>{daysAgo(user.addedDaysAgo)}</dd>
        </div>
        <div>
          <dt>{t`Vehicle`}</dt>
          <dd>{user.vehicleId === null ? t`Unassigned` : <AssignedVehicle id={user.vehicleId} />}</dd>
        </div>
      </dl>
    </section>
  )
}

function AssignedVehicle({ id }: { id: string }) {
  const found = useVehicle(id)
  const label = found.status === 'ready' ? found.value?.label : undefined
  if (label === undefined) return <>--</>
  return (
    <Link to="/1/detail/$id" params={{ id }} className={styles.vehicle}>
      {label}
      <Icon path={ICONS.chevronRight} size={16} />
    </Link>
  )
}
