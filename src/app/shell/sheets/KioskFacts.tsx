import { Trans, useLingui } from '@lingui/react/macro'
import { LOCALE_NAMES } from '#domain/base/locale'
import { PRODUCT_VERSION } from '#domain/device/productVersion'
import { useLocale } from '../../../state/locale'
import { useOfflineStatus } from '../../../state/offline'
import styles from './SheetText.module.css'

/** Details and status of this kiosk for remote support. */
export function KioskFacts() {
  const locale = useLocale()
  return (
    <dl className={styles.facts}>
      <dt>
        <Trans>Version</Trans>
      </dt>
      <dd>{PRODUCT_VERSION}</dd>
      <dt>
        <Trans>Build</Trans>
      </dt>
      <dd>{__BUILD_ID__}</dd>
      <dt>
        <Trans>Offline use</Trans>
      </dt>
      <dd>{useOfflineWords()}</dd>
      <dt>
        <Trans>Language</Trans>
      </dt>
      <dd>{LOCALE_NAMES[locale]}</dd>
    </dl>
  )
}

function useOfflineWords(): string {
  const { t } = useLingui()
  const { kind } = useOfflineStatus()
  switch (kind) {
    case 'ready':
      return t`Ready: everything is saved on this device`
    case 'starting':
    case 'saving':
      return t`Not yet: still saving to this device`
    case 'failed':
      return t`Not ready for offline use yet`
    case 'insecure':
    case 'unsupported':
      return t`Not available in this browser or at this address`
  }
}
