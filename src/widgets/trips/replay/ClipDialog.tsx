import { useLingui } from '@lingui/react/macro'
import type { TripMoment } from '#domain/trips/tripMoments'
import { Dialog } from '../../../ui/overlays/Dialog'
import { Clip, type ClipProps } from './Clip'

export interface ClipDialogProps extends Omit<ClipProps, 'moment'> {
  /** The dot of the clip; null if the dialog is closed. */
  moment: TripMoment | null
  onClose: () => void
}

/** A clip of a camera event in a dialog. */
export function ClipDialog({ moment, onClose, ...rest }: ClipDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog isOpen={moment !== null} onClose={onClose} title={t`Camera clip`} width="wide">
      {moment && <Clip moment={moment} {...rest} />}
    </Dialog>
  )
}
