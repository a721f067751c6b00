import { useLingui } from '@lingui/react/macro'
import { driveBlockHindrance, driveBlockState } from '#domain/vehicle/driveBlock'
import type { Vehicle } from '#domain/vehicle/vehicle'
import { Switch } from '../../../ui/controls/Switch'
import { useSignedInPermissions } from '../../../widgets/people/useSignedInPermissions'
import { DriveBlockDialog } from '../../../widgets/vehicle/driveBlock/DriveBlockDialog'
import { useDriveBlock } from '../../../widgets/vehicle/driveBlock/useDriveBlock'
import { useHindranceText } from '../../../widgets/vehicle/driveBlock/useHindranceText'
import styles from './DriveBlockSwitch.module.css'

/** Turns the drive block on or off after a confirmation, or shows why it cannot be changed. */
export function DriveBlockSwitch({ vehicle }: { vehicle: Vehicle }) {
  const { t } = useLingui()
  const { id, label, status, details, addOns } = vehicle
  const { isDriveBlockEnabled: isBlocked, isIgnitionOn, isLocationMasked } = details
  const { ask, dialog } = useDriveBlock()
  const { blocksDriving } = useSignedInPermissions()
  const reasonOf = useHindranceText()
  const facts = { status, isBlocked, isIgnitionOn, isLocationMasked, hasAdapter: addOns.adapter }
  const hindrance = driveBlockHindrance(facts)
  const state = driveBlockState({ ...facts, wasReleased: false })
  const on = state === 'waiting' ? t`Waiting until the ignition is off` : t`Drive block is on`
  const off = t`Drive block is off`
  if (hindrance !== null || !blocksDriving) {
    return (
      <div className={styles.fixed}>
        <p className={styles.name}>{t`Drive block`}</p>
        <p className={styles.reason}>{hindrance === null ? (isBlocked ? on : off) : reasonOf(hindrance)}</p>
      </div>
    )
  }
  return (
    <>
      <Switch
        label={t`Drive block`}
        states={{ on, off }}
        checked={isBlocked}
        onChange={() => ask({ id, label, on: !isBlocked, isIgnitionOn })}
      />
      <DriveBlockDialog {...dialog} />
    </>
  )
}
