import { useLingui } from '@lingui/react/macro'
import { setSound, useSound } from '../../../state/sound'
import { Switch } from '../../../ui/controls/Switch'
import { playSound, unlockSound } from './sounds'

/** Whether the game is heard; it is not until somebody wants it. */
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

/** Turns the sound on or off, within the press that asks for it. */
export function changeSound(on: boolean): void {
  setSound(on)
  unlockSound()
  if (on) playSound('find')
}
