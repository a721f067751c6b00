import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import type { Brand } from '#domain/device/brand'
import styles from './BrandPanel.module.css'

/** The logo as it is stored. */
export function LogoPreview({ logo }: { logo: NonNullable<Brand['logo']> }) {
  const { t } = useLingui()
  const [url, setUrl] = useState('')
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([logo.png], { type: 'image/png' }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [logo])
  return url && <img className={styles.picture} src={url} alt={t`Event logo`} />
}
