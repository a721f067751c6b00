import { useLingui } from '@lingui/react/macro'
import { useCallback } from 'react'
import type { Region } from '#domain/base/locale'
import { personText } from '#domain/lists/peopleFilter'
import { isFleetUser, type Person } from '#domain/people/person'
import { fleetLabel } from '../../../i18n/fleetLabel'
import { ROLE_LABELS } from '../../../i18n/labelsAccount'
import { COACHING_LABELS, USER_STATUS_LABELS } from './peopleLabels'

/**
 * The text of a person for search: everything that the list shows, in the visitor's language.
 * @param labels of vehicles by id
 */
export function usePersonText(
  region: Region,
  labels: ReadonlyMap<string, string>,
): (person: Person) => string {
  const { t, i18n } = useLingui()
  return useCallback(
    (person) => {
      const words = [i18n._(ROLE_LABELS[person.role]), i18n._(USER_STATUS_LABELS[person.status])]
      if (!isFleetUser(person)) words.push(t`All Fleets`)
      else {
        words.push(fleetLabel(person.fleet, i18n))
        if (person.coaching) words.push(i18n._(COACHING_LABELS[person.coaching]))
        if (person.role === 'driver' && person.vehicleId === null) words.push(t`Unassigned`)
      }
      return personText(person, region, (id) => labels.get(id), words)
    },
    [t, i18n, region, labels],
  )
}
