import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { type LaneView, LEDGER_FILTERS, type LedgerFilter, ledgerState, nextTry } from '#domain/booth/ledger'
import type { Interaction } from '#domain/recording/interaction'
import { NO_TIME } from '#domain/recording/storedInteraction'
import {
  type DeliverySummary,
  LEDGER_PAGE_ROWS,
  type LedgerPage,
  useLedgerPage,
} from '../../../data/booth/ledger/ledgerPages'
import { MISSING } from '../../../i18n/formats'
import type { Metrics } from '../../../metrics/start'
import { Chip } from '../../../ui/controls/Chip'
import { Card } from '../../../ui/display/Card'
import { EmptyState } from '../../../ui/feedback/EmptyState'
import { Gate } from '../../../ui/feedback/Gate'
import { ICONS } from '../../../ui/icons/icons'
import { Pagination } from '../../../ui/paging/Pagination'
import { DataTable } from '../../../ui/table/DataTable'
import type { DataColumn } from '../../../ui/table/dataColumns'
import { useLastValue } from '../frame/useLastValue'
import styles from './LedgerPanel.module.css'
import { StateLabel } from './StateLabel'
import { StoryDialog } from './StoryDialog'

export interface LedgerPanelProps {
  summary: DeliverySummary
  lane: LaneView | null
  metrics: Metrics | null
}

const FILTER_WORDS: Record<LedgerFilter, MessageDescriptor> = {
  all: msg`All`,
  waiting: msg`Waiting`,
  sent: msg`Delivered`,
  refused: msg`Refused`,
  elsewhere: msg`With another kiosk`,
}

/** The year is in the record's history. */
const WHEN = {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
} as const

const idOf = ({ id }: Interaction) => id

/** Every record of this device page by page, newest first; each opens with its history (docs/booth.md B5). */
export function LedgerPanel({ summary, lane, metrics }: LedgerPanelProps) {
  const { t, i18n } = useLingui()
  const [filter, setFilter] = useState<LedgerFilter>('all')
  const [page, setPage] = useState(1)
  const [opened, setOpened] = useState<Interaction | null>(null)
  const live = useLedgerPage(filter, page)
  const kept = useLastValue(live)
  const counts = countsOf(summary)
  const table = (shown: LedgerPage | null) => (
    <LedgerTable page={shown} lane={lane} onOpen={setOpened} onPage={(next) => setPage(next)} />
  )
  return (
    <Card title={t`Delivery ledger`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings its own legend and box */}
      <div role="group" aria-label={t`State`} className={styles.chips}>
        {LEDGER_FILTERS.filter((id) => id !== 'elsewhere' || counts.elsewhere > 0 || filter === id).map(
          (id) => (
            <Chip
              key={id}
              on={filter === id}
              staysOn
              aside={i18n.number(counts[id])}
              onToggle={() => {
                setFilter(id)
                setPage(1)
              }}
            >
              {i18n._(FILTER_WORDS[id])}
            </Chip>
          ),
        )}
      </div>
      <Gate live={live} loading={table(kept)}>
        {table}
      </Gate>
      <StoryDialog
        row={opened}
        lane={lane}
        onSendAgain={({ id }) => metrics?.requeueRefused([id]) ?? Promise.resolve()}
        onClose={() => setOpened(null)}
      />
    </Card>
  )
}

function countsOf(summary: DeliverySummary): Record<LedgerFilter, number> {
  const { pending, sent, refused, handedOver, foreign } = summary
  const elsewhere = handedOver + foreign
  return { all: pending + sent + refused + elsewhere, waiting: pending, sent, refused, elsewhere }
}

interface LedgerTableProps {
  /** Null while the first page is loading. */
  page: LedgerPage | null
  lane: LaneView | null
  onOpen: (row: Interaction) => void
  onPage: (page: number) => void
}

function LedgerTable({ page, lane, onOpen, onPage }: LedgerTableProps) {
  const { t, i18n } = useLingui()
  const columns = useColumns(lane, onOpen)
  const first = page ? (page.page - 1) * LEDGER_PAGE_ROWS + 1 : 0
  const range = [first, page ? first + page.rows.length - 1 : 0].map((number) => i18n.number(number))
  const total = i18n.number(page?.total ?? 0)
  return (
    <>
      <DataTable
        label={t`Records`}
        bare
        ordered
        columns={columns}
        rows={page?.rows ?? null}
        rowId={idOf}
        empty={<EmptyState icon={ICONS.inbox} title={t`No record here`} />}
      />
      {page && (
        <Pagination
          label={t`Pages of the ledger`}
          page={page.page}
          pages={page.pages}
          onChange={onPage}
          summary={t`${range[0] ?? ''}–${range[1] ?? ''} of ${total}`}
        />
      )}
    </>
  )
}

function useColumns(lane: LaneView | null, onOpen: (row: Interaction) => void): DataColumn<Interaction>[] {
  const { t, i18n } = useLingui()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words follow the language
  return useMemo(
    () => [
      {
        id: 'recorded',
        header: t`Recorded`,
        width: 176,
        opens: true,
        cell: (row) => (
          <button
            type="button"
            data-row-link=""
            className={styles.open}
            onClick={() => onOpen(row)}
            aria-haspopup="dialog"
          >
            {row.createdAt === NO_TIME ? t`Time unknown` : i18n.date(new Date(row.createdAt), WHEN)}
          </button>
        ),
      },
      {
        id: 'action',
        header: t`Action`,
        width: 140,
        keep: true,
        // The reported name, the same in every language.
        cell: ({ action }) => <span translate="no">{action}</span>,
      },
      {
        id: 'state',
        header: t`State`,
        width: 152,
        keep: true,
        cell: (row) => <StateLabel state={ledgerState(row)} />,
      },
      {
        id: 'receipt',
        header: t({ message: 'Receipt', context: 'delivery' }),
        width: 204,
        cell: (row) => <ReceiptCell row={row} lane={lane} />,
      },
    ],
    [i18n.locale, lane, onOpen],
  )
}

/** When the service acknowledged a record; otherwise how often it was rejected, or when it is retried. */
function ReceiptCell({ row, lane }: { row: Interaction; lane: LaneView | null }) {
  const { i18n } = useLingui()
  const { attempts, lastStatus, ackAt } = row
  if (ackAt !== null) {
    const at = i18n.date(new Date(ackAt), { timeStyle: 'medium' })
    return lastStatus === null ? (
      at
    ) : (
      <Trans>
        {at}, HTTP {lastStatus}
      </Trans>
    )
  }
  if (attempts > 0)
    return (
      <>
        <Plural value={attempts} one="Refused once" other="Refused # times" />
        {lastStatus !== null && <Trans>, HTTP {lastStatus}</Trans>}
      </>
    )
  const next = nextTry(lane)
  if (ledgerState(row) !== 'pending' || next.kind !== 'at') return MISSING
  const time = i18n.date(new Date(next.atMs), { timeStyle: 'medium' })
  return <Trans>Next try {time}</Trans>
}
