import { useEffect, useState } from 'react'
import type { Brand } from '#domain/device/brand'
import { checkConfigFile, loadConfigByHand, releaseConfigByHand } from '../../../../config/load'
import { BrandPanel } from '../../../../features/booth/content/BrandPanel'
import { ConfigPanel } from '../../../../features/booth/content/ConfigPanel'
import type { CheckedConfig } from '../../../../features/booth/content/ConfigPreview'
import { MapPanel } from '../../../../features/booth/content/MapPanel'
import { PackPanel } from '../../../../features/booth/content/PackPanel'
import { Section } from '../../../../features/booth/frame/Section'
import { OwnFleetCard } from '../../../../features/booth/ownfleet/OwnFleetCard'
import { readLogo } from '../../../../session/booth/content/readLogo'
import {
  loadMap,
  releaseMap,
  switchBack,
  switchToPack,
  switchToStored,
} from '../../../../session/booth/content/switchContent'
import { removeOwnFleet, showOwnFleet } from '../../../../session/booth/ownfleet/ownFleet'
import { chooseBrand, restoreBrand } from '../../../../session/brand'
import { useConfigSource, useKioskConfig } from '../../../../state/config'
import { useOwnFleet } from '../../../../state/ownFleet'
import styles from '../BoothRoute.module.css'

const PACK_ACTS = { use: switchToPack, goBack: switchBack, takeStored: switchToStored }

const MAP_ACTS = { load: loadMap, release: releaseMap }

/** What the demo shows, loaded from files. */
export function ContentSection() {
  return (
    <Section id="content">
      <div className={styles.columns}>
        <div className={styles.column}>
          <OwnFleetConnector />
          <BrandConnector />
        </div>
        <div className={styles.column}>
          <PackPanel acts={PACK_ACTS} />
          <MapPanel acts={MAP_ACTS} />
          <ConfigPanel
            source={useConfigSource()}
            onCheck={checkConfigFile}
            onUse={putConfigInForce}
            onRelease={() => void releaseConfigByHand().then(() => location.reload())}
          />
        </div>
      </div>
    </Section>
  )
}

/** Reloads the page on success, because only a new document has the file's addresses in its policy. */
async function putConfigInForce(checked: CheckedConfig): Promise<boolean> {
  const isStored = await loadConfigByHand(checked)
  if (isStored) location.reload()
  return isStored
}

/** Name, colors and logo of the event, once they are read. */
function BrandConnector() {
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

/** The card of a company's own fleet, with its actions. */
function OwnFleetConnector() {
  return (
    <OwnFleetCard
      shown={useOwnFleet()}
      onShow={(prospect) => succeeds(showOwnFleet(prospect))}
      onRemove={() => succeeds(removeOwnFleet())}
    />
  )
}

const succeeds = (work: Promise<void>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  )
