import styles from './ReceiptPaper.module.css'
import type { ReceiptDocument, ReceiptLine } from './useReceiptDocument'

/** The receipt as the paper strip of a pump, on the screen and in print. */
export function ReceiptPaper({ receipt }: { receipt: ReceiptDocument }) {
  const { title, merchant, facts, item, calculation, total, payment, notes } = receipt
  return (
    <article className={styles.paper} data-paper="" aria-label={title}>
      <div className={styles.strip}>
        <p className={styles.merchant}>{merchant}</p>
        <Lines lines={facts} />
        <dl className={styles.lines}>
          <div className={styles.item}>
            <dt>
              {item.name}
              <span className={styles.calculation}>{calculation}</span>
            </dt>
            <dd>{item.value}</dd>
          </div>
        </dl>
        <dl className={styles.lines}>
          <div className={styles.total}>
            <dt>{total.name}</dt>
            <dd>{total.value}</dd>
          </div>
        </dl>
        <Lines lines={payment} />
        {notes.map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      </div>
    </article>
  )
}

function Lines({ lines }: { lines: readonly ReceiptLine[] }) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
