import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import type { DriveBlockHindrance } from '#domain/vehicle/driveBlock'

/** Why a vehicle can be neither blocked nor released, in a sentence. */
export function useHindranceText(): (hindrance: DriveBlockHindrance) => string {
  const { t } = useLingui()
  return useCallback(
    (hindrance) => {
      switch (hindrance) {
        case 'silent':
          return t`Sends no data, so no command can reach it.`
        case 'notEquipped':
          return t`Connected by a fleet adapter, which cannot block the start.`
        case 'masked':
          return t`Its location is masked, so nobody can tell where it would be stranded.`
      }
    },
    [t],
  )
}
