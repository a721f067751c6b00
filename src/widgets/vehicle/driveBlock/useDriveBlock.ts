import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { valueOr } from '#domain/base/live'
import { useSignedIn } from '../../../data/queries/accounts'
import { setDriveBlock } from '../../../data/queries/driveBlock'
import { MISSING } from '../../../i18n/formats'
import { useFormats } from '../../../i18n/useFormats'
import { publishEvent } from '../../../session/events'
import { useCapabilities } from '../../../state/capabilities'
import { useUndoable } from '../../undo/useUndoable'
import type { AskedBlock, DriveBlockDialogProps } from './DriveBlockDialog'

interface AskedVehicle extends AskedBlock {
  id: string
}

/**
 * Asks before a vehicle is blocked or released, sends the command, and offers undo. One dialog serves all
 * rows of a list.
 */
export function useDriveBlock(): {
  ask: (vehicle: AskedVehicle) => void
  dialog: DriveBlockDialogProps
} {
  const { t } = useLingui()
  const { stamp } = useFormats()
  const run = useUndoable()
  const user = valueOr(useSignedIn(useCapabilities().signIn), null)
  const [asked, setAsked] = useState<AskedVehicle | null>(null)
  return {
    ask: setAsked,
    dialog: {
      asked,
      onClose: () => setAsked(null),
      onConfirm: async (on) => {
        if (asked === null) return
        const { id, label } = asked
        setAsked(null)
        const isStored = await run(
          setDriveBlock(id, { on, at: stamp(), by: user?.name ?? MISSING }),
          on ? t`Drive block is on for ${label}` : t`Drive block is off for ${label}`,
        )
        if (isStored && on) publishEvent({ kind: 'driveBlockTurnedOn' })
      },
    },
  }
}
