import type { AppErrorCode } from '#domain/base/errors'
import { healDevice } from './offline'

/** Handles "Try again": fetches the demo data again, or reloads the page after a storage error. */
export function retryData(code: AppErrorCode): void {
  if (code === 'dataset-invalid' || code === 'dataset-missing') void healDevice()
  else location.reload()
}
