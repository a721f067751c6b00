import { cx } from '../../../ui/cx'
import { InvoiceStatus } from '../history/InvoiceStatus'
import styles from './InvoicePaper.module.css'
import type { InvoiceDocument, Party } from './useInvoiceDocument'

/** The invoice as a page, for the file and for printing. */
export function InvoicePaper({ invoice }: { invoice: InvoiceDocument }) {
  const { brand, title, state, facts, from, to, heads, rows, sums, total, notes } = invoice
  return (
    <article className={styles.paper} data-paper="">
      <div className={styles.head}>
        <p className={styles.brand}>{brand}</p>
        <p className={styles.title}>
          {title}
          <InvoiceStatus state={state} />
        </p>
      </div>
      <div className={styles.parties}>
        <div>
          <PartyText party={to} />
          <PartyText party={from} />
        </div>
        <dl className={styles.facts}>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <table className={styles.lines}>
        <thead>
          <tr>
            <th scope="col">{heads.description}</th>
            <th scope="col">{heads.vehicles}</th>
            <th scope="col">{heads.price}</th>
            <th scope="col">{heads.amount}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, description, vehicles, price, amount }) => (
            <tr key={id}>
              <th scope="row">{description}</th>
              <td>{vehicles}</td>
              <td>{price}</td>
              <td>{amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={cx(styles.facts, styles.sums)}>
        {sums.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{total.name}</dt>
          <dd>{total.value}</dd>
        </div>
      </dl>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </article>
  )
}

function PartyText({ party }: { party: Party }) {
  return (
    <div className={styles.party}>
      <p className={styles.quiet}>{party.heading}</p>
      <p className={styles.name}>{party.name}</p>
      {party.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
