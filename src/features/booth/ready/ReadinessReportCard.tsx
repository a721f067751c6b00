import { Trans, useLingui } from '@lingui/react/macro'
import { fitReadinessReport } from '#domain/booth/readiness/readinessReport'
import type { CheckResults, Verdict } from '#domain/booth/readiness/verdict'
import type { Readiness } from '../../../state/readiness'
import { Card } from '../../../ui/display/Card'
import { StaffQrCode } from '../frame/StaffQrCode'
import { CHECK_NAMES } from './checkNames'
import styles from './ReadinessReportCard.module.css'
import { useCheckResultText } from './useCheckResultText'
import { useReadinessFormats } from './useReadinessFormats'
import type { VerdictWords } from './useVerdictWords'

export interface ReadinessReportCardProps {
  readiness: Readiness
  results: CheckResults
  verdict: Verdict
  words: VerdictWords
  deviceName: string
  event: string
}

/** The verdict for the team chat, and the facts that it is about. */
export function ReadinessReportCard(props: ReadinessReportCardProps) {
  const { t } = useLingui()
  const { text, facts } = useReadinessReport(props)
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

/** The content of the QR code, null until there is a verdict, and the facts beside it. */
function useReadinessReport({
  readiness,
  results,
  verdict,
  words,
  deviceName,
  event,
}: ReadinessReportCardProps) {
  const { t, i18n } = useLingui()
  const say = useCheckResultText()
  const { stamp } = useReadinessFormats()
  const pack = results.data?.code === 'data-whole' ? results.data.pack : null
  const checkedAt = readiness.provenAtMs === null ? null : stamp(readiness.provenAtMs)
  const facts = [
    { name: t`Device`, value: deviceName || t`No name yet` },
    { name: t`Event`, value: event },
    { name: t`Build`, value: __BUILD_ID__ },
    ...(pack === null ? [] : [{ name: t`Dataset`, value: pack }]),
    ...(checkedAt === null ? [] : [{ name: t`Checked`, value: checkedAt }]),
  ]
  if (readiness.phase !== 'done') return { text: null, facts }
  const [passed, total] = [i18n.number(verdict.passed), i18n.number(verdict.total)]
  const findings = [...verdict.bad, ...verdict.unknown].map((check) => {
    const result = results[check]
    return result ? `${i18n._(CHECK_NAMES[check])}: ${say(result)}` : i18n._(CHECK_NAMES[check])
  })
  const lines = [
    `Pharos Fleet: ${words.title}`,
    t`${passed} of ${total} checks passed`,
    ...facts.map(({ name, value }) => `${name}: ${value}`),
    ...findings,
  ]
  return { text: fitReadinessReport(lines), facts }
}
