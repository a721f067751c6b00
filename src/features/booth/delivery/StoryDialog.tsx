import { Trans, useLingui } from '@lingui/react/macro'
import { type LaneView, ledgerState, recordStory } from '#domain/booth/ledger'
import type { Interaction } from '#domain/recording/interaction'
import { Button } from '../../../ui/controls/Button'
import { FactList } from '../../../ui/display/FactList'
import { Dialog } from '../../../ui/overlays/Dialog'
import { ActProblem } from '../frame/ActProblem'
import { useAttempt } from '../frame/useAttempt'
import { StateLabel } from './StateLabel'
import styles from './StoryDialog.module.css'
import { StoryLine } from './StoryLine'

export interface StoryDialogProps {
  row: Interaction | null
  lane: LaneView | null
  onSendAgain: (row: Interaction) => Promise<unknown>
  onClose: () => void
}

/** A record with its history, and every field as it is stored. */
export function StoryDialog({ row, lane, onSendAgain, onClose }: StoryDialogProps) {
  const { t } = useLingui()
  const { failed, attempt } = useAttempt<'resend'>()
  return (
    <Dialog
      isOpen={row !== null}
      onClose={onClose}
      title={row?.action ?? ''}
      actions={
        <>
          {row && ledgerState(row) === 'refused' && (
            <Button kind="primary" onClick={() => attempt('resend', () => onSendAgain(row).then(onClose))}>
              <Trans>Send again</Trans>
            </Button>
          )}
          <Button kind="plain" onClick={onClose}>{t`Close`}</Button>
        </>
      }
    >
      {row && <Story row={row} lane={lane} />}
      {failed && (
        <ActProblem error={failed.error}>
          <Trans>No record was put back in line.</Trans>
        </ActProblem>
      )}
    </Dialog>
  )
}

function Story({ row, lane }: { row: Interaction; lane: LaneView | null }) {
  const { t, i18n } = useLingui()
  const code = (text: string) => (
    <bdi className={styles.code} translate="no">
      {text === '' ? '--' : text}
    </bdi>
  )
  return (
    <>
      <StateLabel state={ledgerState(row)} />
      <ol className={styles.story}>
        {recordStory(row, lane).map((step) => (
          <li key={step.kind}>
            <StoryLine step={step} />
          </li>
        ))}
      </ol>
      <FactList
        facts={[
          { name: t`Value`, value: row.value === null ? '--' : i18n.number(row.value) },
          { name: t`Number on this device`, value: i18n.number(row.seq) },
          { name: t`Activation ID`, value: code(row.activationId) },
          { name: t`Visit`, value: code(row.sessionIdentifier) },
          { name: t`Record ID`, value: code(row.id) },
          ...(row.damaged === undefined ? [] : [{ name: t`As stored`, value: code(row.damaged) }]),
        ]}
      />
    </>
  )
}
