import { Trans, useLingui } from '@lingui/react/macro'
import { Card } from '../../../ui/display/Card'
import { StaffQrCode } from '../../../widgets/booth/StaffQrCode'
import styles from './ProofCard.module.css'

export interface ProofCardProps {
  /** Content of the QR code; null until there is a verdict. */
  text: string | null
  facts: readonly { name: string; value: string }[]
}

/** The verdict for the team chat, and the facts that it is about. */
export function ProofCard({ text, facts }: ProofCardProps) {
  const { t } = useLingui()
  return (
    <Card title={t`Proof`}>
      <div className={styles.code}>
        {text !== null && (
          <StaffQrCode value={text} label={t`QR code with the proof`} className={styles.picture} />
        )}
      </div>
      <p className={styles.caption}>
        {text === null ? (
          <Trans>The code appears when the checks are done.</Trans>
        ) : (
          <Trans>Proof for the team chat</Trans>
        )}
      </p>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
