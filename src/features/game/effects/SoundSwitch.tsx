import { useLingui } from '@lingui/react/macro'
import { setSound, useSound } from '../../../state/sound'
import { Switch } from '../../../ui/controls/Switch'
import { playSound, unlockSound } from './sounds'

/** Switches the game's sound, which is off by default. */
export function SoundSwitch() {
  const { t } = useLingui()
  return (
    <Switch
      label={t`Sound`}
      states={{ on: t`The game can be heard`, off: t`The game is silent` }}
      checked={useSound()}
      onChange={changeSound}
    />
  )
}

/** Turns the sound on or off, within the press that requests it. */
export function changeSound(on: boolean): void {
  setSound(on)
  unlockSound()
  if (on) playSound('find')
}
