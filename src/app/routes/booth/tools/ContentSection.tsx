import { checkConfigFile, loadConfigByHand, releaseConfigByHand } from '../../../../config/load'
import { ConfigPanel } from '../../../../features/booth/content/ConfigPanel'
import type { CheckedConfig } from '../../../../features/booth/content/ConfigPreview'
import { MapPanel } from '../../../../features/booth/content/MapPanel'
import { PackPanel } from '../../../../features/booth/content/PackPanel'
import { Section } from '../../../../features/booth/frame/Section'
import { loadMap, releaseMap } from '../../../../session/booth/content/switchMap'
import { switchBack, switchToPack, switchToStored } from '../../../../session/booth/content/switchPack'
import { useConfigSource } from '../../../../state/config'
import { BrandConnector } from './BrandConnector'
import { OwnFleetConnector } from './OwnFleetConnector'

const PACK_ACTS = { use: switchToPack, goBack: switchBack, takeStored: switchToStored }

const MAP_ACTS = { load: loadMap, release: releaseMap }

/** What the demo shows, loaded from files. */
export function ContentSection() {
  return (
    <Section id="content">
      <OwnFleetConnector />
      <PackPanel acts={PACK_ACTS} />
      <MapPanel acts={MAP_ACTS} />
      <BrandConnector />
      <ConfigPanel
        source={useConfigSource()}
        onCheck={checkConfigFile}
        onUse={putConfigInForce}
        onRelease={() => void releaseConfigByHand().then(() => location.reload())}
      />
    </Section>
  )
}

/** Loads the page anew on success, because only a new document has the file's addresses in its policy. */
async function putConfigInForce(checked: CheckedConfig): Promise<boolean> {
  const isStored = await loadConfigByHand(checked)
  if (isStored) location.reload()
  return isStored
}
