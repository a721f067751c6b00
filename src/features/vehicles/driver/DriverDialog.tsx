import { useLingui } from '@lingui/react/macro'
import { type Live, mapLive, valueOr } from '#domain/base/live'
import { Avatar } from '../../../ui/display/Avatar'
import { PickDialog } from '../../../widgets/choice/PickDialog'

export interface DriverChoice {
  id: string
  name: string
  /** Label of this driver's current vehicle; null without one. */
  drives: string | null
}

export interface DriverDialogProps {
  label: string
  /** The current driver. */
  former: string | null
  drivers: Live<readonly DriverChoice[]>
  isOpen: boolean
  onClose: () => void
  onPick: (driver: DriverChoice) => void
}

/** Selects a driver for a vehicle: available drivers first, with a warning for others. */
export function DriverDialog({ label, former, drivers, onPick, ...rest }: DriverDialogProps) {
  const { t } = useLingui()
  const rows = mapLive(drivers, (all) =>
    all
      .toSorted((a, b) => Number(a.drives !== null) - Number(b.drives !== null))
      .map(({ id, name, drives: other }) => ({
        id,
        title: name,
        detail: other === null ? t`Available` : t`Drives ${other}`,
        free: other === null,
        picture: <Avatar name={name} />,
        warning: other === null ? undefined : t`${name} drives ${other} now. ${other} will have no driver.`,
      })),
  )
  return (
    <PickDialog
      title={t`Assign a driver to ${label}`}
      note={former === null ? undefined : t`${former} drives it now and will be available.`}
      searchLabel={t`Search drivers`}
      confirmLabel={t`Assign to ${label}`}
      rows={rows}
      onPick={(id) => {
        const driver = valueOr(drivers, []).find((one) => one.id === id)
        if (driver) onPick(driver)
      }}
      {...rest}
    />
  )
}
