import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CheckedPack } from '#domain/booth/packs/checkPack'
import { MAX_PACK_BYTES, MAX_PACK_VEHICLES, type PackFile, packId } from '#domain/booth/packs/packFile'
import { PackError, type PackProblem } from '#domain/booth/packs/packProblem'
import { readPack, shippedCounts } from '../../../data/booth/packs/readPack'
import { type PackState, usePacks } from '../../../data/booth/packs/usePacks'
import { Button } from '../../../ui/controls/Button'
import { Card } from '../../../ui/display/Card'
import { Gate } from '../../../ui/feedback/Gate'
import { Progress } from '../../../ui/feedback/Progress'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { FilePick } from '../frame/FilePick'
import { megabytes } from '../frame/megabytes'
import styles from '../frame/panels.module.css'
import { useStaffForm } from '../frame/useStaffForm'
import { PackInUse, PackName } from './PackInUse'
import panelStyles from './PackPanel.module.css'
import { PackPreview } from './PackPreview'
import { rowCounts, storedShare } from './packCounts'
import { StoreProblemText } from './StoreProblemText'

/** Actions of the panel; each resolves to whether all datasets are stored afterwards. */
export interface PackActions {
  use: (file: PackFile) => Promise<boolean>
  goBack: () => Promise<boolean>
  /** null for the shipped datasets. */
  takeStored: (id: string | null) => Promise<boolean>
}

/** The latest message. `to` is the id of a pack, null for the shipped datasets. */
type Outcome =
  | { kind: 'nothing' }
  | { kind: 'checking' }
  | { kind: 'refused'; error: unknown }
  | { kind: 'switching'; to: string | null }
  | { kind: 'switched'; to: string | null; complete: boolean }

/** A checked pack, with the shipped counts for comparison. */
interface Preview {
  pack: CheckedPack
  /** Number of rows by dataset. */
  shipped: ReadonlyMap<string, number>
}

/** The source of the demo's data, and a way to replace it from a file (docs/booth.md B7). */
export function PackPanel({ acts }: { acts: PackActions }) {
  const { t } = useLingui()
  const live = usePacks()
  return (
    <Card title={t`Demo data`}>
      <Gate live={live} loading={<Skeleton className={panelStyles.waiting} />}>
        {(state) => <PackChoice state={state} acts={acts} />}
      </Gate>
    </Card>
  )
}

function PackChoice({ state, acts }: { state: PackState; acts: PackActions }) {
  const { t } = useLingui()
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'nothing' })
  const [preview, setPreview] = useState<Preview | null>(null)
  const { pointer } = state
  const isBusy = outcome.kind === 'checking' || outcome.kind === 'switching'
  useStaffForm(isBusy || preview !== null)

  const check = async ([file]: readonly File[]) => {
    if (!file) return
    setOutcome({ kind: 'checking' })
    try {
      setPreview({ pack: await readPack(file), shipped: await shippedCounts() })
      setOutcome({ kind: 'nothing' })
    } catch (error) {
      setOutcome({ kind: 'refused', error })
    }
  }
  const change = async (to: string | null, act: () => Promise<boolean>) => {
    setPreview(null)
    setOutcome({ kind: 'switching', to })
    try {
      setOutcome({ kind: 'switched', to, complete: await act() })
    } catch (error) {
      setOutcome({ kind: 'refused', error })
    }
  }

  return (
    <>
      <PackInUse state={state} />
      <div className={styles.actions}>
        <FilePick accept=".json,application/json" onPick={check} disabled={isBusy}>
          <Trans>Load a pack</Trans>
        </FilePick>
        {pointer.canRollBack && (
          <Button kind="plain" disabled={isBusy} onClick={() => change(pointer.previous, acts.goBack)}>
            <Trans>
              Go back to <PackName id={pointer.previous} state={state} />
            </Trans>
          </Button>
        )}
        {pointer.active !== null && !(pointer.canRollBack && pointer.previous === null) && (
          <Button kind="ghost" disabled={isBusy} onClick={() => change(null, () => acts.takeStored(null))}>
            <Trans>Use the product’s own data</Trans>
          </Button>
        )}
      </div>
      {outcome.kind === 'switching' && (
        <div className={panelStyles.progress}>
          <Progress
            label={t`Storing the data`}
            {...(outcome.to === pointer.active && { percent: 100 * storedShare(state) })}
          />
        </div>
      )}
      <p role="status" className={styles.line}>
        <OutcomeText outcome={outcome} active={pointer.active} />
      </p>
      {preview && (
        <PackPreview
          pack={preview.pack}
          now={rowCounts(state)}
          shipped={preview.shipped}
          onUse={() => change(packId(preview.pack.file), () => acts.use(preview.pack.file))}
          onClose={() => setPreview(null)}
        />
      )}
    </>
  )
}

function OutcomeText({ outcome, active }: { outcome: Outcome; active: string | null }) {
  switch (outcome.kind) {
    case 'nothing':
    case 'switching':
      return null
    case 'checking':
      return <Trans>Checking the file</Trans>
    case 'switched':
      // An own fleet may have replaced it since, in the card above.
      if (outcome.to !== active) return null
      return outcome.complete ? (
        <Trans>Every screen shows this data now.</Trans>
      ) : (
        <Trans>Not all of the data could be stored. Go back to the previous data, or try again.</Trans>
      )
    case 'refused':
      return (
        <>
          <Trans>Nothing was changed.</Trans> <Refusal error={outcome.error} />
        </>
      )
  }
}

function Refusal({ error }: { error: unknown }) {
  if (error instanceof PackError) return <PackProblemText problem={error.problem} />
  return <StoreProblemText error={error} />
}

/** Why a pack was refused, and what to do (docs/packs.md PK-05). */
function PackProblemText({ problem }: { problem: PackProblem }) {
  const { i18n } = useLingui()
  switch (problem.kind) {
    case 'cut-off':
      return <Trans>This file is incomplete. Copy it again.</Trans>
    case 'not-a-pack':
      return <Trans>This is not a dataset pack. Make one with the pack program of this product.</Trans>
    case 'empty':
      return <Trans>This file is empty.</Trans>
    case 'too-large': {
      const size = megabytes(i18n, problem.bytes)
      const most = megabytes(i18n, MAX_PACK_BYTES)
      return (
        <Trans>
          This file is {size}. A pack can be {most} at most.
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
          A pack cannot be called “{problem.pack}”, because the product uses that name. Choose another.
        </Trans>
      )
    case 'version-taken':
      return (
        <Trans>
          Version {problem.version} of “{problem.pack}” is already on this device with different content.
          Increase the version.
        </Trans>
      )
    case 'unknown-dataset':
      return <Trans>This version of Pharos Fleet has no dataset called “{problem.dataset}”.</Trans>
    case 'missing-file':
      return <Trans>The pack lists the file {problem.file} but does not contain it.</Trans>
    case 'wrong-hash':
      return <Trans>The file {problem.file} was changed or damaged. Build the pack again.</Trans>
    case 'wrong-count':
      return (
        <Trans>
          {problem.dataset}: the pack lists {problem.listed} rows but contains {problem.rows}.
        </Trans>
      )
    case 'too-many-vehicles': {
      const most = i18n.number(MAX_PACK_VEHICLES)
      const vehicles = i18n.number(problem.vehicles)
      return (
        <Trans>
          This pack has {vehicles} vehicles. A pack can have {most} at most, so that every screen stays fast.
        </Trans>
      )
    }
    case 'missing-dataset':
      return (
        <Trans>
          The pack has {problem.because} without {problem.dataset}. Their rows refer to each other, so both
          are needed.
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
          {problem.dataset}, {problem.row} refers to something that is not in the pack: {problem.detail}
        </Trans>
      )
  }
}
