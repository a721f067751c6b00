import type { AppErrorCode } from '../../domain/kiosk/errors'
import { retryOffline } from './offline'

/** What "Try again" does: fetches the demo data anew, or starts the page over where the storage is at fault. */
export function retryData(code: AppErrorCode): void {
  if (code === 'dataset-invalid' || code === 'dataset-missing') void retryOffline()
  else location.reload()
}
