import { useEffect, useState } from 'react'
import type { Brand } from '#domain/device/brand'
import { BrandPanel } from '../../../../features/booth/content/BrandPanel'
import { readLogo } from '../../../../session/booth/content/readLogo'
import { chooseBrand, restoreBrand } from '../../../../session/brand'
import { useKioskConfig } from '../../../../state/config'

/** The event's name, colors and logo, once they are read. */
export function BrandConnector() {
  const [brand, setBrand] = useState<Brand | null>(null)
  const { event } = useKioskConfig()
  useEffect(() => void restoreBrand().then(setBrand), [])
  const save = async (next: Brand) => {
    await chooseBrand(next)
    setBrand(next)
  }
  return (
    brand && (
      <BrandPanel
        brand={brand}
        configEvent={brand.event === '' ? event : ''}
        onLogo={(file) => readLogo(file).catch(() => null)}
        onSave={save}
      />
    )
  )
}
