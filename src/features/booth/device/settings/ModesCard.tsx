import { Trans, useLingui } from '@lingui/react/macro'
import { DEVICE_MODES, type DeviceMode } from '#domain/device/deviceSettings'
import { useDeviceSettings } from '../../../../state/deviceSettings'
import { Switch } from '../../../../ui/controls/Switch'
import { Card } from '../../../../ui/display/Card'
import { toast } from '../../../../ui/feedback/toast'
import { useDeviceChange } from '../../frame/useDeviceChange'
import styles from './ModesCard.module.css'

/** Modes that visitors may choose on this device; at least one stays on. */
export function ModesCard() {
  const { t } = useLingui()
  const { modes } = useDeviceSettings()
  const change = useDeviceChange()
  const names: Record<DeviceMode, string> = {
    fleet: t`Full fleet demo`,
    essentials: t`Basic essentials fleet demo`,
    dealer: t`Dealer demo`,
    game: t`Play Fleet Hero`,
  }
  const allowed = DEVICE_MODES.filter((mode) => modes[mode])
  const set = (mode: DeviceMode, isOn: boolean) => {
    if (!isOn && allowed.length === 1) {
      toast(t`At least one demo has to stay. Turn on another one first.`, 'info')
      return
    }
    const name = names[mode]
    void change({ modes: { ...modes, [mode]: isOn } }, isOn ? t`${name}: offered` : t`${name}: hidden`)
  }
  return (
    <Card title={t`Demos on this device`} aside={t`${allowed.length} of ${DEVICE_MODES.length}`}>
      <p className={styles.line}>
        <Trans>The welcome screen shows only these, and the address of any other demo leads there.</Trans>
      </p>
      {DEVICE_MODES.map((mode) => (
        <Switch
          key={mode}
          label={names[mode]}
          states={{ on: t`Offered to visitors`, off: t`Hidden` }}
          checked={modes[mode]}
          onChange={(isOn) => set(mode, isOn)}
        />
      ))}
    </Card>
  )
}
