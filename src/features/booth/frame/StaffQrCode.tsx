import { lazy, Suspense } from 'react'
import type { QrCodeProps } from '../../../ui/qr/QrCode'

const QrCode = lazy(() => import('../../../ui/qr/QrCode').then((part) => ({ default: part.QrCode })))

/** A QR code beside what staff read first: it is loaded after that, and its place is kept by `className`. */
export function StaffQrCode(props: Omit<QrCodeProps, 'correction'>) {
  return (
    <Suspense fallback={<div className={props.className} />}>
      <QrCode {...props} correction="L" />
    </Suspense>
  )
}
