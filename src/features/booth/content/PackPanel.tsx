import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { CheckedPack } from '#domain/booth/packs/checkPack'
import { type PackFile, packId } from '#domain/booth/packs/packFile'
import { PackError } from '#domain/booth/packs/packProblem'
import { readPack, shippedCounts } from '../../../data/booth/packs/readPack'
import { type PackState, usePacks } from '../../../data/booth/packs/usePacks'
import { Button } from '../../../ui/controls/Button'
import { Card } from '../../../ui/display/Card'
import { Gate } from '../../../ui/feedback/Gate'
import { Progress } from '../../../ui/feedback/Progress'
import { Skeleton } from '../../../ui/feedback/Skeleton'
import { FilePick } from '../../../widgets/booth/FilePick'
import { useStaffForm } from '../../../widgets/booth/useStaffForm'
import styles from '../frame/panels.module.css'
import { PackInUse, PackName } from './PackInUse'
import panelStyles from './PackPanel.module.css'
import { PackPreview } from './PackPreview'
import { PackProblemText } from './PackProblemText'
import { rowCounts, storedShare } from './packCounts'
import { StoreProblemText } from './StoreProblemText'

/** Actions of the panel; each resolves to whether all datasets are stored afterwards. */
export interface PackActs {
  use: (file: PackFile) => Promise<boolean>
  goBack: () => Promise<boolean>
  /** null for the shipped datasets. */
  takeStored: (id: string | null) => Promise<boolean>
}

/** The latest message. `to` is the id of a pack, null for the shipped datasets. */
type Said =
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
export function PackPanel({ acts }: { acts: PackActs }) {
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

function PackChoice({ state, acts }: { state: PackState; acts: PackActs }) {
  const { t } = useLingui()
  const [said, setSaid] = useState<Said>({ kind: 'nothing' })
  const [preview, setPreview] = useState<Preview | null>(null)
  const { pointer } = state
  const isBusy = said.kind === 'checking' || said.kind === 'switching'
  useStaffForm(isBusy || preview !== null)

  const check = async ([file]: readonly File[]) => {
    if (!file) return
    setSaid({ kind: 'checking' })
    try {
      setPreview({ pack: await readPack(file), shipped: await shippedCounts() })
      setSaid({ kind: 'nothing' })
    } catch (error) {
      setSaid({ kind: 'refused', error })
    }
  }
  const change = async (to: string | null, act: () => Promise<boolean>) => {
    setPreview(null)
    setSaid({ kind: 'switching', to })
    try {
      setSaid({ kind: 'switched', to, complete: await act() })
    } catch (error) {
      setSaid({ kind: 'refused', error })
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
      {said.kind === 'switching' && (
        <div className={panelStyles.progress}>
          <Progress
            label={t`Storing the data`}
            {...(said.to === pointer.active && { percent: 100 * storedShare(state) })}
          />
        </div>
      )}
      <p role="status" className={styles.line}>
        <SaidText said={said} active={pointer.active} />
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

function SaidText({ said, active }: { said: Said; active: string | null }) {
  switch (said.kind) {
    case 'nothing':
    case 'switching':
      return null
    case 'checking':
      return <Trans>Checking the file</Trans>
    case 'switched':
      // An own fleet may have replaced it since, in the card above.
      if (said.to !== active) return null
      return said.complete ? (
        <Trans>Every screen shows this data now.</Trans>
      ) : (
        <Trans>Not all of the data could be stored. Go back to the data before, or try again.</Trans>
      )
    case 'refused':
      return (
        <>
          <Trans>Nothing was changed.</Trans> <Refusal error={said.error} />
        </>
      )
  }
}

function Refusal({ error }: { error: unknown }) {
  if (error instanceof PackError) return <PackProblemText problem={error.problem} />
  return <StoreProblemText error={error} />
}
