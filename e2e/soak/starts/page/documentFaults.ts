/** What a page can be given before its own scripts run. */
export type DocumentFault = 'database-mute' | 'storage-blocked' | 'storage-full' | 'clock-set-back'

const YEAR_MS = 365 * 24 * 60 * 60_000

const FAULTS: Record<DocumentFault, () => void> = {
  'database-mute': () => {
    Object.assign(IDBFactory.prototype, { open: () => ({ addEventListener() {} }) })
  },
  'storage-blocked': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  },
  'storage-full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  },
  'clock-set-back': () => {
    const real = Date.now.bind(Date)
    const RealDate = Date
    const back = () => real() - YEAR_MS
    window.Date = new Proxy(RealDate, {
      construct: (target, args: [number?]) =>
        new target(...((args.length === 0 ? [back()] : args) as [number])),
      get: (target, key) => (key === 'now' ? back : Reflect.get(target, key)),
    })
  },
}

export function isDocumentFault(fault: string): fault is DocumentFault {
  return fault in FAULTS
}

/** Makes the fault in this document. */
export function breakDocument(fault: string): void {
  if (isDocumentFault(fault)) FAULTS[fault]()
}
