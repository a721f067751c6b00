import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { VIN_CHECK_INDEX } from '#domain/vehicle/vin'
import { type ImportRow, MAX_IMPORT, type VinFault } from '#domain/vehicle/vinImport'
import { Button } from '../../../ui/controls/Button'
import { StatusLabel } from '../../../ui/display/StatusLabel'
import { ICONS } from '../../../ui/icons/icons'
import styles from './ImportDialog.module.css'

export interface RowOutcomeProps {
  row: ImportRow
  onRepair: (row: ImportRow) => void
}

/** What becomes of one line: added, added with a doubt, or why not and what to do. */
export function RowOutcome({ row, onRepair }: RowOutcomeProps) {
  const { t } = useLingui()
  const faultText = useFaultText()
  const { vin, faults, checkDigit } = row
  if (faults.length === 0 && checkDigit === null) {
    return <StatusLabel tone="ok" icon={ICONS.circleCheck}>{t`Will be added`}</StatusLabel>
  }
  if (faults.length === 0) {
    const stands = vin.charAt(VIN_CHECK_INDEX)
    return (
      <StatusLabel tone="med" icon={ICONS.triangleAlert}>
        {t`Will be added, but check it: position 9 is ${stands} and should be ${checkDigit}`}
      </StatusLabel>
    )
  }
  const canCorrect = faults.every((fault) => fault.kind === 'character' && fault.instead !== null)
  return (
    <div className={styles.fate}>
      {faults.map((fault) => (
        <StatusLabel
          key={fault.kind === 'character' ? fault.place : fault.kind}
          tone={isTyping(fault) ? 'high' : 'unk'}
          icon={isTyping(fault) ? ICONS.circleAlert : ICONS.minus}
        >
          {faultText(fault)}
        </StatusLabel>
      ))}
      {canCorrect && (
        <Button kind="soft" onClick={() => onRepair(row)}>
          {t`Replace`}
        </Button>
      )}
    </div>
  )
}

/** Mistakes of whoever wrote it; the others are only not needed, or too many. */
function isTyping({ kind }: VinFault): boolean {
  return kind === 'blank' || kind === 'length' || kind === 'character'
}

function useFaultText(): (fault: VinFault) => string {
  const { t } = useLingui()
  return (fault) => {
    switch (fault.kind) {
      case 'blank':
        return t`Value required`
      case 'length': {
        const { length } = fault
        return plural(length, {
          one: '# character; a VIN has 17',
          other: '# characters; a VIN has 17',
        })
      }
      case 'character': {
        const { character, place, instead } = fault
        return instead === null
          ? t`“${character}” in position ${place} is not allowed in a VIN`
          : t`${character} in position ${place}: VINs never use I, O, or Q. Did you mean ${instead}?`
      }
      case 'repeated': {
        const { line } = fault
        return t`Same VIN as line ${line}`
      }
      case 'known': {
        const { label } = fault
        return t`${label} already has this VIN`
      }
      case 'overLimit': {
        const { number } = fault
        return t`Number ${number}: the limit is ${MAX_IMPORT} at a time. Kept for next time.`
      }
    }
  }
}
