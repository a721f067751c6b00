import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { KindWords } from '#domain/booth/ownFleet/generatedVehicle'
import type { Prospect } from '#domain/booth/ownFleet/generateFleet'
import { MAX_PROSPECTS } from '#domain/booth/ownFleet/prospects'
import type { OwnFleetFacts } from '#domain/device/ownFleetFacts'
import { Button } from '../../../ui/controls/Button'
import { Card } from '../../../ui/display/Card'
import { Progress } from '../../../ui/feedback/Progress'
import { FilePick } from '../frame/FilePick'
import styles from '../frame/panels.module.css'
import { useStaffForm } from '../frame/useStaffForm'
import { OwnFleetPreview } from './OwnFleetPreview'
import { useOwnFleetDraft } from './useOwnFleetDraft'

export interface OwnFleetCardProps {
  /** The own fleet that is shown; null for the shipped one. */
  shown: OwnFleetFacts | null
  /** Resolves to whether it is shown now. */
  onShow: (prospect: Prospect) => Promise<boolean>
  onRemove: () => Promise<boolean>
}

/** The running action of the card, or its problem. */
type Work = 'none' | 'showing' | 'removing' | 'notShown' | 'notRemoved'

/** A company's own vehicles in place of the shipped ones, from a list (docs/booth.md B8). */
export function OwnFleetCard({ shown, onShow, onRemove }: OwnFleetCardProps) {
  const { t } = useLingui()
  const draft = useOwnFleetDraft()
  const words = useKindWords()
  const [work, setWork] = useState<Work>('none')
  useStaffForm(draft.checked !== null)
  const isBusy = work === 'showing' || work === 'removing'
  const vehicles = (draft.checked ?? []).filter(({ fault }) => fault === null)

  const show = async () => {
    setWork('showing')
    const { name: company, currentYear } = draft
    const isShown = await onShow({ company, vehicles, words, currentYear })
    setWork(isShown ? 'none' : 'notShown')
    if (isShown) draft.discard()
  }
  const remove = async () => {
    setWork('removing')
    setWork((await onRemove()) ? 'none' : 'notRemoved')
  }

  return (
    <Card title={t`Your own fleet`}>
      <p className={styles.line} hidden={isBusy}>
        {shown ? (
          <ShownText {...shown} />
        ) : (
          <Trans>
            Show a prospect’s own vehicles with sample trips. The list needs VINs; names and groups are
            optional. Up to {MAX_PROSPECTS} vehicles. It stays on this device and is removed at the end of the
            day.
          </Trans>
        )}
      </p>
      {work === 'showing' && <Progress label={t`Preparing the fleet. This can take up to a minute.`} />}
      {work === 'removing' && <Progress label={t`Removing the fleet.`} />}
      {!isBusy && (
        <>
          {draft.checked && (
            <OwnFleetPreview
              company={draft.company}
              onCompany={draft.setCompany}
              rows={draft.checked}
              onShow={show}
              onDiscard={draft.discard}
            />
          )}
          {!draft.checked && (
            <div className={styles.actions}>
              <FilePick accept=".csv,.txt,text/csv,text/plain" onPick={draft.choose}>
                {shown ? t`Choose another list` : t`Choose a CSV file`}
              </FilePick>
              {shown && (
                <Button kind="plain" onClick={remove}>
                  <Trans>Remove this fleet</Trans>
                </Button>
              )}
            </div>
          )}
        </>
      )}
      <p role="status" className={styles.line}>
        {draft.problem && <FileProblemText problem={draft.problem} />}
        {work === 'notShown' && (
          <Trans>
            The fleet could not be stored. The demo is unchanged. Check the storage and try again.
          </Trans>
        )}
        {work === 'notRemoved' && <Trans>The fleet could not be removed. Try again.</Trans>}
      </p>
    </Card>
  )
}

function ShownText({ company, vehicles, visitor }: OwnFleetFacts) {
  const count = plural(vehicles, { one: '# vehicle', other: '# vehicles' })
  return visitor ? (
    <Trans>A visitor chose this fleet: {count} with sample trips. It is removed when the visit ends.</Trans>
  ) : (
    <Trans>
      The fleet of {company} is shown: {count} with sample trips. It is removed at the end of the day.
    </Trans>
  )
}

function FileProblemText({
  problem,
}: {
  problem: NonNullable<ReturnType<typeof useOwnFleetDraft>['problem']>
}) {
  switch (problem) {
    case 'empty':
      return <Trans>This file has no vehicles. It needs a row for each, with its VIN.</Trans>
    case 'noVins':
      return (
        <Trans>No VINs were found. Name their column VIN, and check that each VIN has 17 characters.</Trans>
      )
    case 'tooLarge':
      return <Trans>This file is larger than 2 MB. Keep only VIN, name, and group.</Trans>
    case 'spreadsheet':
      return <Trans>This is a spreadsheet. Save it as CSV, then choose that file.</Trans>
    case 'notText':
      return <Trans>This is not a text file. Choose a CSV file.</Trans>
    case 'unreadable':
      return <Trans>This file could not be read. Choose it again.</Trans>
  }
}

/** What a vehicle is called if its VIN tells only make and type, in the language that staff have chosen. */
function useKindWords(): KindWords {
  const { t } = useLingui()
  return {
    car: (make) => t`${make} car`,
    multipurpose: (make) => t`${make} SUV`,
    truck: (make) => t`${make} truck`,
    unknown: t`Vehicle`,
  }
}
