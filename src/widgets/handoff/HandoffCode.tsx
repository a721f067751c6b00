import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { handoffAddress } from '#domain/handoff/encodeHandoff'
import type { Handoff } from '#domain/handoff/handoff'
import { markTrail } from '../../session/visitTrail'
import { useKioskConfig } from '../../state/config'
import { QrCode } from '../../ui/qr/QrCode'

export interface HandoffCodeProps {
  handoff: Handoff
  className?: string | undefined
}

/** The QR code of a summary (docs/booth.md B10), counted for the booth's report; nothing if no page for phones is configured. */
export function HandoffCode({ handoff, className }: HandoffCodeProps) {
  const { t } = useLingui()
  const { handoffUrl } = useKioskConfig()
  const address = handoffAddress(handoffUrl, handoff)
  const isShown = address !== null
  useEffect(() => {
    if (isShown) void markTrail({ kind: 'handoff' })
  }, [isShown])
  if (!isShown) return null
  return <QrCode value={address} label={t`QR code of your summary`} correction="L" className={className} />
}
