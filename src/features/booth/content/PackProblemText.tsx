import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_PACK_BYTES, MAX_PACK_VEHICLES } from '#domain/booth/packs/packFile'
import type { PackProblem } from '#domain/booth/packs/packProblem'
import { megabytes } from '../frame/megabytes'

/** Why a pack was refused, and what to do (docs/packs.md PK-05). */
export function PackProblemText({ problem }: { problem: PackProblem }) {
  const { i18n } = useLingui()
  switch (problem.kind) {
    case 'cut-off':
      return <Trans>This file is cut off. Copy it again.</Trans>
    case 'not-a-pack':
      return <Trans>This is not a dataset pack. Make one with the pack program of this product.</Trans>
    case 'empty':
      return <Trans>This file is empty.</Trans>
    case 'too-large': {
      const size = megabytes(i18n, problem.bytes)
      const most = megabytes(i18n, MAX_PACK_BYTES)
      return (
        <Trans>
          This file has {size}. A pack has at most {most}.
        </Trans>
      )
    }
    case 'newer-schema':
      return <Trans>This pack is for a newer version of Pharos Fleet. Update this kiosk first.</Trans>
    case 'older-schema':
      return <Trans>This pack is for an older version of Pharos Fleet. Build it again for this one.</Trans>
    case 'reserved-name':
      return (
        <Trans>
          No pack may be called “{problem.pack}”, because the product itself uses that name. Give it another.
        </Trans>
      )
    case 'version-taken':
      return (
        <Trans>
          Version {problem.version} of “{problem.pack}” is already on this device with other content. Raise
          the version.
        </Trans>
      )
    case 'unknown-dataset':
      return <Trans>This version of Pharos Fleet has no dataset called “{problem.dataset}”.</Trans>
    case 'missing-file':
      return <Trans>The pack lists the file {problem.file}, but does not hold it.</Trans>
    case 'wrong-hash':
      return <Trans>The file {problem.file} was changed or damaged. Build the pack again.</Trans>
    case 'wrong-count':
      return (
        <Trans>
          {problem.dataset}: the pack lists {problem.listed} rows and holds {problem.rows}.
        </Trans>
      )
    case 'too-many-vehicles': {
      const most = i18n.number(MAX_PACK_VEHICLES)
      const vehicles = i18n.number(problem.vehicles)
      return (
        <Trans>
          This pack has {vehicles} vehicles. A pack has at most {most}, so that every screen stays fast.
        </Trans>
      )
    }
    case 'missing-dataset':
      return (
        <Trans>
          The pack brings {problem.because} without {problem.dataset}. The two name each other’s rows and come
          together.
        </Trans>
      )
    case 'wrong-row':
      return (
        <Trans>
          {problem.dataset}, {problem.row}: {problem.detail}
        </Trans>
      )
    case 'wrong-reference':
      return (
        <Trans>
          {problem.dataset}, {problem.row} names what is not in the pack: {problem.detail}
        </Trans>
      )
  }
}
