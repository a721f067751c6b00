import { Trans, useLingui } from '@lingui/react/macro'
import { type ExtractProblem, MAX_EXTRACT_BYTES } from '#domain/booth/packs/mapExtract'
import { megabytes } from '../frame/megabytes'

/** Why a map was refused, and what to do. */
export function ExtractProblemText({ problem }: { problem: ExtractProblem }) {
  const { i18n } = useLingui()
  switch (problem.kind) {
    case 'not-pmtiles':
      return <Trans>This is not a map. Choose a .pmtiles file cut out of a Protomaps build.</Trans>
    case 'too-large': {
      const size = megabytes(i18n, problem.bytes)
      const most = megabytes(i18n, MAX_EXTRACT_BYTES)
      return (
        <Trans>
          This file has {size}. A map has at most {most}. Cut out a smaller area.
        </Trans>
      )
    }
    case 'wrong-version':
      return <Trans>This map has version {problem.version} of the format. Convert it to version 3.</Trans>
    case 'cut-off':
      return <Trans>This file is cut off. Copy it again.</Trans>
    case 'pictures':
      return <Trans>This map has raster tiles. Choose one with vector tiles.</Trans>
    case 'compression':
      return <Trans>This map is compressed in a way that the kiosk does not read. Build it with gzip.</Trans>
    case 'elsewhere':
      return (
        <Trans>
          This map does not cover where the vehicles of a region drive: Chicago, Toronto or Monterrey.
        </Trans>
      )
    case 'other-scheme':
      return <Trans>This map has no roads in the Protomaps scheme. Cut it out of a Protomaps build.</Trans>
    case 'wrong-paths':
      return <Trans>The paths do not belong to this map. Build them for it again.</Trans>
  }
}
