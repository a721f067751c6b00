import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { estimateOf } from '#domain/account/estimate'
import { type Invoice, invoiceNumber } from '#domain/account/invoice'
import { ready } from '#domain/base/live'
import { MISSING } from '../../../i18n/formats'
import { useFormats } from '../../../i18n/useFormats'
import { useRegion } from '../../../state/region'
import { Button } from '../../../ui/controls/Button'
import { useBusy } from '../../../ui/controls/useBusy'
import { ACTION_ICONS } from '../../../ui/icons/actionIcons'
import { Icon } from '../../../ui/icons/Icon'
import type { DataColumn } from '../../../ui/table/dataColumns'
import { ColumnChooser } from '../../../widgets/list/ColumnChooser'
import { ListTable } from '../../../widgets/list/ListTable'
import { PLAIN_LIST } from '../../../widgets/list/plainList'
import { useList } from '../../../widgets/list/useList'
import { useLocalAddress } from '../../../widgets/list/useLocalAddress'
import { InvoiceDialog } from '../invoice/InvoiceDialog'
import { useInvoiceDocument } from '../invoice/useInvoiceDocument'
import { useInvoiceDownload } from '../invoice/useInvoiceDownload'
import type { Subscription } from '../useSubscription'
import styles from './InvoiceHistory.module.css'
import { InvoiceStatus } from './InvoiceStatus'

export interface InvoiceHistoryProps {
  subscription: Subscription
  openId: string | null
  /** Opens an invoice; null closes it. */
  onOpen: (id: string | null) => void
  className: string | undefined
}

const idOf = ({ id }: Invoice) => id

/** Every invoice with date, amount, state and its file, the upcoming one first (docs/rules.md SU-05). */
export function InvoiceHistory({ subscription, openId, onOpen, className }: InvoiceHistoryProps) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const region = useRegion()
  const { invoices } = subscription
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words follow the language
  const columns = useMemo((): DataColumn<Invoice>[] => {
    const centsOf = ({ lines }: Invoice) => estimateOf(lines, region).totalCents
    return [
      {
        id: 'date',
        opens: true,
        header: t`Invoice date`,
        width: 150,
        highFirst: true,
        sortBy: ({ daysAgo }) => -daysAgo,
        cell: ({ id, daysAgo, download }) => {
          const number = invoiceNumber({ download })
          return (
            <Link
              to="/10"
              search={{ invoice: id }}
              resetScroll={false}
              className={styles.date}
              data-row-link=""
            >
              <span>{formats.daysAgo(daysAgo)}</span>
              <span className={styles.number}>{number === null ? t`Preview` : t`No. ${number}`}</span>
            </Link>
          )
        },
      },
      {
        id: 'amount',
        header: t`Amount`,
        width: 120,
        numeric: true,
        keep: true,
        highFirst: true,
        sortBy: centsOf,
        cell: (invoice) => formats.money(centsOf(invoice) / 100),
      },
      {
        id: 'state',
        header: t`Status`,
        width: 130,
        keep: true,
        sortBy: ({ state }) => state,
        cell: ({ state }) => <InvoiceStatus state={state} />,
      },
      {
        id: 'vehicles',
        header: t`Vehicles billed`,
        width: 190,
        highFirst: true,
        sortBy: ({ lines }) => connectedOf(lines),
        cell: ({ lines }) => (
          <>
            <span className={styles.line}>
              {plural(connectedOf(lines), { one: '# connected', other: '# connected' })}
            </span>
            {addOnsOf(lines) > 0 && (
              <span className={styles.line}>
                {plural(addOnsOf(lines), { one: '# add-on', other: '# add-ons' })}
              </span>
            )}
          </>
        ),
      },
      {
        id: 'download',
        header: t`Download`,
        width: 170,
        cell: (invoice) => <DownloadInvoice invoice={invoice} subscription={subscription} />,
      },
    ]
  }, [i18n.locale, region, formats, subscription])
  const list = useList<Invoice, never>({
    live: useMemo(() => ready(invoices), [invoices]),
    address: useLocalAddress(),
    columns,
    ...PLAIN_LIST,
  })
  return (
    <section className={className} aria-labelledby="history">
      <div className={styles.head}>
        <h2 id="history" className={styles.title}>
          {t`Billing history`}
        </h2>
        <ColumnChooser list={list} />
      </div>
      <ListTable list={list} label={t`Billing history`} rowId={idOf} />
      <InvoiceDialog
        invoice={invoices.find(({ id }) => id === openId) ?? null}
        subscription={subscription}
        onClose={() => onOpen(null)}
      />
    </section>
  )
}

const connectedOf = (lines: Invoice['lines']): number =>
  lines.find(({ item }) => item === 'connected')?.vehicles ?? 0

const addOnsOf = (lines: Invoice['lines']): number =>
  lines
    .filter(({ item }) => item !== 'connected' && item !== 'fullPlan')
    .reduce((sum, { vehicles }) => sum + vehicles, 0)

interface DownloadInvoiceProps {
  invoice: Invoice
  subscription: Subscription
}

/** Saves the file of an invoice; an upcoming one has none (docs/rules.md IN-04). */
function DownloadInvoice({ invoice, subscription }: DownloadInvoiceProps) {
  const { t } = useLingui()
  const write = useInvoiceDocument(subscription)
  const download = useInvoiceDownload()
  const [pending, run] = useBusy()
  if (invoice.download === null) return MISSING
  const file = invoice.download
  return (
    <Button
      kind="soft"
      disabled={pending}
      aria-label={t`Download ${file}`}
      onClick={() => run(() => download(write(invoice)))}
    >
      <Icon path={ACTION_ICONS.download} />
      PDF
    </Button>
  )
}
