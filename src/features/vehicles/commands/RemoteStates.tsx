import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { HornStopReason } from '#domain/vehicle/remoteCommand'
import { recordRemoteEvent, useHornSeconds, useRemoteState } from '../../../state/remoteCommands'
import { FactRow } from '../../../ui/display/FactRow'
import { ACTION_ICONS } from '../../../ui/icons/actionIcons'
import { ICONS } from '../../../ui/icons/icons'
import styles from './RemoteStates.module.css'

/** Horn and lights while they are off, by what ended them. */
const HORN_END_MESSAGES: Record<HornStopReason, MessageDescriptor> = {
  time: msg`Off: 30 seconds elapsed`,
  command: msg({ context: 'horn and lights', message: 'Off' }),
  doorOpened: msg`Off: driver door opened`,
  ignitionOn: msg`Off: ignition turned on`,
}

/**
 * Doors, horn and lights after the commands of this visit. While the horn is on, the events that stop it
 * early can be simulated; otherwise `children`, the notes, are shown there.
 */
export function RemoteStates({ id, children }: { id: string; children: ReactNode }) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const { locked, hornEnd } = useRemoteState(id)
  const seconds = useHornSeconds(id)
  const hornActive = seconds > 0
  return (
    <div>
      <ul>
        <FactRow
          icon={locked === false ? ACTION_ICONS.unlock : ICONS.lock}
          tone={locked === null ? 'unk' : locked ? 'ok' : 'med'}
          name={t`Doors`}
        >
          {locked === null ? t`No commands yet` : locked ? t`Locked` : t`Unlocked`}
        </FactRow>
        <FactRow icon={ICONS.megaphone} tone={hornActive ? 'med' : 'unk'} name={t`Horn and lights`}>
          <span role="status">
            {hornActive
              ? t({ context: 'horn and lights', message: 'On' })
              : _(HORN_END_MESSAGES[hornEnd ?? 'command'])}
          </span>
          {hornActive && (
            // Announced once, not on every second of the countdown.
            <span aria-hidden="true">, {t`${seconds} s left`}</span>
          )}
        </FactRow>
      </ul>
      <div className={styles.foot}>
        {hornActive ? (
          <>
            <button
              type="button"
              className={styles.simulate}
              onClick={() => recordRemoteEvent(id, 'doorOpened')}
            >
              {t`Simulate driver door opening`}
            </button>
            <button
              type="button"
              className={styles.simulate}
              onClick={() => recordRemoteEvent(id, 'ignitionOn')}
            >
              {t`Simulate ignition on`}
            </button>
          </>
        ) : (
          children
        )}
      </div>
    </div>
  )
}
