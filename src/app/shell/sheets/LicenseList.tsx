import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Notice } from '#domain/device/notices'
import { readNotices } from '../../../config/notices/readNotices'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import styles from './LicenseList.module.css'

type Reading = 'reading' | 'failed' | readonly Notice[]

/** Every shipped package with its version, license and license text. */
export function LicenseList() {
  const notices = useNotices()
  if (notices === 'reading')
    return (
      <p role="status">
        <Trans>Loading…</Trans>
      </p>
    )
  if (notices === 'failed')
    return (
      <p>
        <Trans>The list of licenses could not be loaded. It comes with the next update of the app.</Trans>
      </p>
    )
  return (
    <ul className={styles.list}>
      {notices.map((notice) => (
        <License key={notice.name} {...notice} />
      ))}
    </ul>
  )
}

function License({ name, license, text }: Notice) {
  const { t } = useLingui()
  const short = license === SEE_TEXT ? t`see text` : license
  const head = (
    <>
      <span className={styles.name}>{name}</span>
      <span className={styles.license}>{short}</span>
    </>
  )
  return (
    <li className={styles.item}>
      {text === '' ? (
        <p className={styles.head}>{head}</p>
      ) : (
        <details>
          <summary className={styles.head}>
            {head}
            <Icon path={ICONS.chevronDown} size={20} className={styles.chevron} />
          </summary>
          <pre className={styles.text}>{text}</pre>
        </details>
      )}
    </li>
  )
}

/** Written by the build for a package without a license name. */
const SEE_TEXT = 'see text'

function useNotices(): Reading {
  const [reading, setReading] = useState<Reading>('reading')
  useEffect(() => {
    const stop = new AbortController()
    readNotices(stop.signal).then(setReading, () => {
      if (!stop.signal.aborted) setReading('failed')
    })
    return () => stop.abort()
  }, [])
  return reading
}
