import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { CITIES, type Region } from '#domain/base/locale'
import { ExtractError, type ExtractProblem, MAX_EXTRACT_BYTES } from '#domain/booth/packs/mapExtract'
import { extractsQuery } from '../../../data/booth/packs/extractStore'
import type { CheckedExtract } from '../../../data/booth/packs/readExtract'
import { useLiveQuery } from '../../../data/core/live'
import type { DeviceExtract } from '../../../data/map/deviceExtracts'
import { Button } from '../../../ui/controls/Button'
import { Card } from '../../../ui/display/Card'
import { Gate } from '../../../ui/feedback/Gate'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { FilePick } from '../frame/FilePick'
import { megabytes } from '../frame/megabytes'
import styles from '../frame/panels.module.css'
import { useStaffForm } from '../frame/useStaffForm'
import panelStyles from './MapPanel.module.css'
import { StoreProblemText } from './StoreProblemText'

export interface MapActions {
  load: (files: readonly File[]) => Promise<CheckedExtract>
  release: (region: Region) => Promise<void>
}

type Outcome =
  | { kind: 'nothing' | 'reading' }
  | { kind: 'loaded'; extract: CheckedExtract }
  | { kind: 'refused'; error: unknown }

/** The map of each region, and a way to replace it from a file (docs/booth.md B7). */
export function MapPanel({ acts }: { acts: MapActions }) {
  const { t } = useLingui()
  const live = useLiveQuery(extractsQuery)
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'nothing' })
  useStaffForm(outcome.kind === 'reading')
  const refused = (error: unknown) => setOutcome({ kind: 'refused', error })
  const load = async (files: readonly File[]) => {
    setOutcome({ kind: 'reading' })
    await acts.load(files).then((extract) => setOutcome({ kind: 'loaded', extract }), refused)
  }
  const release = (region: Region) =>
    acts.release(region).then(() => setOutcome({ kind: 'nothing' }), refused)
  return (
    <Card title={t`Maps`}>
      <Gate live={live} loading={<Skeleton className={panelStyles.waiting} />}>
        {(extracts) => (
          <ul className={panelStyles.regions}>
            {(['us', 'ca', 'mx'] as const).map((region) => (
              <RegionMap
                key={region}
                region={region}
                extract={extracts[region]}
                onRelease={() => release(region)}
              />
            ))}
          </ul>
        )}
      </Gate>
      <div className={styles.actions}>
        <FilePick
          accept=".pmtiles,.json,application/json,application/octet-stream"
          multiple
          onPick={load}
          disabled={outcome.kind === 'reading'}
        >
          <Trans>Load a map</Trans>
        </FilePick>
      </div>
      <p role="status" className={styles.line}>
        <OutcomeText outcome={outcome} />
      </p>
    </Card>
  )
}

function RegionMap({
  region,
  extract,
  onRelease,
}: {
  region: Region
  extract: DeviceExtract | undefined
  onRelease: () => Promise<void>
}) {
  const { t, i18n } = useLingui()
  const city = CITIES[region]
  return (
    <li className={panelStyles.region}>
      <div className={panelStyles.words}>
        <b translate="no">{city}</b>
        <p>
          {extract ? (
            <>
              <span translate="no">{extract.fileName}</span>, {megabytes(i18n, extract.entry.bytes)},{' '}
              {i18n.date(new Date(extract.loadedAt), { dateStyle: 'medium' })}
              {!extract.entry.paths && (
                <>
                  {'. '}
                  <Trans>Trips follow the streets of the product’s map.</Trans>
                </>
              )}
            </>
          ) : (
            <Trans>The product’s map</Trans>
          )}
        </p>
      </div>
      {extract && (
        <Button kind="plain" onClick={onRelease} aria-label={t`Use the product’s map: ${city}`}>
          <Trans>Use the product’s map</Trans>
        </Button>
      )}
    </li>
  )
}

function OutcomeText({ outcome }: { outcome: Outcome }) {
  switch (outcome.kind) {
    case 'nothing':
      return (
        <Trans>
          A Protomaps .pmtiles file, together with the paths of its trips. The region is detected
          automatically.
        </Trans>
      )
    case 'reading':
      return <Trans>Checking the file</Trans>
    case 'loaded': {
      const city = CITIES[outcome.extract.region]
      return <Trans>This map is in use now: {city}</Trans>
    }
    case 'refused':
      return (
        <>
          <Trans>Nothing was changed.</Trans> <Refusal error={outcome.error} />
        </>
      )
  }
}

function Refusal({ error }: { error: unknown }) {
  if (error instanceof ExtractError) return <ExtractProblemText problem={error.problem} />
  return <StoreProblemText error={error} />
}

/** Why a map was refused, and what to do. */
function ExtractProblemText({ problem }: { problem: ExtractProblem }) {
  const { i18n } = useLingui()
  switch (problem.kind) {
    case 'not-pmtiles':
      return <Trans>This is not a map. Choose a .pmtiles file extracted from a Protomaps build.</Trans>
    case 'too-large': {
      const size = megabytes(i18n, problem.bytes)
      const most = megabytes(i18n, MAX_EXTRACT_BYTES)
      return (
        <Trans>
          This file is {size}. A map can be {most} at most. Extract a smaller area.
        </Trans>
      )
    }
    case 'wrong-version':
      return <Trans>This map uses version {problem.version} of the format. Convert it to version 3.</Trans>
    case 'cut-off':
      return <Trans>This file is incomplete. Copy it again.</Trans>
    case 'pictures':
      return <Trans>This map has raster tiles. Choose one with vector tiles.</Trans>
    case 'compression':
      return <Trans>The kiosk cannot read this map’s compression. Build it with gzip.</Trans>
    case 'elsewhere':
      return (
        <Trans>
          This map does not cover where the vehicles of a region drive: Chicago, Toronto, or Monterrey.
        </Trans>
      )
    case 'other-scheme':
      return <Trans>This map has no roads in the Protomaps scheme. Extract it from a Protomaps build.</Trans>
    case 'wrong-paths':
      return <Trans>The paths do not belong to this map. Build them for it again.</Trans>
  }
}
