import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type LaneView, ledgerState, type NextTry, recordStory, type StoryStep } from '#domain/booth/ledger'
import type { Interaction } from '#domain/recording/interaction'
import { Button } from '../../../ui/controls/Button'
import { FactList } from '../../../ui/display/FactList'
import { Dialog } from '../../../ui/overlays/Dialog'
import { ActProblem, useAttempt } from '../frame/ActProblem'
import { StateLabel } from './StateLabel'
import styles from './StoryDialog.module.css'

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
          <Trans>No records were put back in the queue.</Trans>
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

/** One step of a record's history in a sentence. */
function StoryLine({ step }: { step: StoryStep }) {
  const { i18n } = useLingui()
  const time = (iso: string) => i18n.date(new Date(iso), { dateStyle: 'medium', timeStyle: 'medium' })
  switch (step.kind) {
    case 'recorded':
      return <Trans>Recorded {time(step.at)}.</Trans>
    case 'imported':
      return step.toSend ? (
        <Trans>Taken over from kiosk {step.from}. This kiosk delivers it.</Trans>
      ) : (
        <Trans>Imported from kiosk {step.from}, which delivers it. It is shown here only.</Trans>
      )
    case 'handedOver':
      return <Trans>Transferred to another kiosk, which delivers it.</Trans>
    case 'damaged':
      return (
        <Trans>
          Storage on this device damaged this record, so it cannot be sent. What is left of it is kept here
          and in every export.
        </Trans>
      )
    case 'unresolved':
      return <Trans>Waiting for a complete configuration, which supplies its activation ID.</Trans>
    case 'replyLost':
      return (
        <Trans>Sent, but the reply was lost. If the service already has it, it keeps only one copy.</Trans>
      )
    case 'rejected':
      return <Rejected {...step} />
    case 'requeued':
      return <Trans>Refused before (HTTP {step.status}). Staff put it back in the queue.</Trans>
    case 'delivered':
      return <Delivered {...step} at={step.at === null ? '' : time(step.at)} />
    case 'next':
      return <Next next={step.next} />
  }
}

function Rejected({ times, status, isFinal }: StoryStep & { kind: 'rejected' }) {
  return (
    <>
      <Plural value={times} one="Refused by the service once." other="Refused by the service # times." />{' '}
      {status !== null && <Trans>Last answer: HTTP {status}.</Trans>}{' '}
      {isFinal && <Trans>It is kept and not tried again until staff resend it.</Trans>}
    </>
  )
}

function Delivered({ at, status, wasThere }: Omit<StoryStep & { kind: 'delivered' }, 'at'> & { at: string }) {
  if (wasThere)
    return (
      <Trans>
        Receipt {at}: the service had it already (HTTP {status}).
      </Trans>
    )
  return (
    <Trans>
      Receipt {at}: stored by the service (HTTP {status}).
    </Trans>
  )
}

function Next({ next }: { next: NextTry }) {
  const { i18n } = useLingui()
  switch (next.kind) {
    case 'soon':
      return <Trans>Next try: at the next opportunity.</Trans>
    case 'never':
      return <Trans>No metrics address is configured, so it stays on this device.</Trans>
    case 'at': {
      const at = i18n.date(new Date(next.atMs), { timeStyle: 'medium' })
      return <Trans>Next try: {at}.</Trans>
    }
  }
}
