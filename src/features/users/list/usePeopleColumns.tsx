import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { isFleetUser, type Person } from '#domain/people/person'
import type { FleetUser } from '#domain/people/user'
import { fleetLabel } from '../../../i18n/fleetLabel'
import { useFormats } from '../../../i18n/useFormats'
import { useRegion } from '../../../state/region'
import { ACTION_ICONS } from '../../../ui/icons/actionIcons'
import { MenuButton } from '../../../ui/overlays/MenuButton'
import type { DataColumn } from '../../../ui/table/dataColumns'
import { ScoreLabel } from '../../../widgets/trips/score/ScoreLabel'
import { useInvite } from '../invite/useInvite'
import { PersonName } from './PersonName'
import { PersonStatus } from './PersonStatus'
import { COACHING_LABELS } from './peopleLabels'
import styles from './UsersScreen.module.css'
import { VehicleLink } from './VehicleLink'

export interface ColumnData {
  /** A dealer's people have no fleet, no vehicle and no score. */
  dealer: boolean
  /** Scores over 30 days by driver; null while loading. */
  scores: ReadonlyMap<string, number | null> | null
  /** False for a plan without driver behavior. */
  withScores: boolean
  labels: ReadonlyMap<string, string>
  /** The list has an invited person, and the signed-in user may manage invitations. */
  withActions: boolean
}

/** Columns of the list of people, in the visitor's language and region. */
export function usePeopleColumns({
  dealer,
  scores,
  withScores,
  labels,
  withActions,
}: ColumnData): readonly DataColumn<Person>[] {
  const { t, i18n } = useLingui()
  const region = useRegion()
  const { daysAgo, shortDate, at } = useFormats()
  return useMemo(() => {
    const scoreOf = (person: Person) => scores?.get(person.id) ?? null
    const labelOf = (person: Person) =>
      (isFleetUser(person) && person.vehicleId !== null && labels.get(person.vehicleId)) || null
    const columns: DataColumn<Person>[] = [
      {
        id: 'name',
        header: t`Name`,
        width: 264,
        cell: (person) => <PersonName person={person} />,
        sortBy: ({ name }) => name,
      },
      {
        id: 'status',
        header: t`Status`,
        width: 132,
        cell: (person) => (
          <span className={styles.stack}>
            <PersonStatus status={person.status} />
            {isFleetUser(person) && person.invitedAt && (
              <span className={styles.faint}>{shortDate(at(person.invitedAt))}</span>
            )}
          </span>
        ),
        sortBy: ({ status }) => status,
      },
    ]
    if (!dealer && withScores) {
      columns.push({
        id: 'score',
        header: t`30-day score`,
        width: 124,
        highFirst: true,
        cell: (person) => {
          const score = scoreOf(person)
          return score === null ? null : <ScoreLabel score={score} />
        },
        sortBy: scoreOf,
      })
    }
    if (!dealer) {
      columns.push(
        {
          id: 'vehicle',
          header: t`Vehicle`,
          cell: (person) => {
            if (!isFleetUser(person) || person.role !== 'driver') return null
            const label = labelOf(person)
            if (person.vehicleId === null) return <span className={styles.faint}>{t`Unassigned`}</span>
            return label && <VehicleLink id={person.vehicleId} label={label} />
          },
          sortBy: labelOf,
        },
        {
          id: 'fleet',
          header: t`Fleet`,
          width: 124,
          cell: (person) => (
            <span className={styles.fleet}>
              {isFleetUser(person) ? fleetLabel(person.fleet, i18n) : t`All Fleets`}
            </span>
          ),
          sortBy: (person) => (isFleetUser(person) ? fleetLabel(person.fleet, i18n) : null),
        },
      )
    }
    columns.push(
      { id: 'email', header: t`Email`, width: 330, cell: ({ email }) => email, sortBy: ({ email }) => email },
      {
        id: 'phone',
        header: t`Phone`,
        width: 148,
        cell: ({ phone }) => phone[region] || null,
      },
      { id: 'address', header: t`Address`, width: 300, cell: ({ address }) => address[region] || null },
    )
    if (!dealer) {
      columns.push({
        id: 'coaching',
        header: t`In-vehicle coaching`,
        width: 160,
        cell: (person) =>
          isFleetUser(person) && person.coaching ? i18n._(COACHING_LABELS[person.coaching]) : null,
        sortBy: (person) => (isFleetUser(person) ? person.coaching : null),
      })
    }
    columns.push({
      id: 'added',
      header: t`Date added`,
      width: 132,
      numeric: true,
      highFirst: true,
      cell: ({ addedDaysAgo }) => daysAgo(addedDaysAgo),
      // Sorted by days since joining, so the newest come first.
      sortBy: ({ addedDaysAgo }) => -addedDaysAgo,
    })
    if (withActions) {
      columns.push({
        id: 'actions',
        header: t`Invitation`,
        width: 64,
        hideHeader: true,
        keep: true,
        cell: (person) =>
          isFleetUser(person) && person.status === 'invited' ? <InvitationMenu user={person} /> : '',
      })
    }
    return columns
  }, [t, i18n, region, dealer, scores, labels, withActions, withScores, daysAgo, shortDate, at])
}

/** Actions for a pending invitation in its row. */
function InvitationMenu({ user }: { user: FleetUser }) {
  const { t } = useLingui()
  const { resend, withdraw } = useInvite()
  const name = user.email
  return (
    <MenuButton
      label={t`Invitation for ${name}`}
      trigger={{ kind: 'icon', icon: ACTION_ICONS.ellipsis, label: t`Invitation for ${name}` }}
      groups={[
        {
          id: 'invitation',
          label: t`Invitation`,
          entries: [
            { id: 'again', label: t`Invite again`, icon: ACTION_ICONS.refresh },
            { id: 'withdraw', label: t`Withdraw`, icon: ACTION_ICONS.trash, danger: true },
          ],
          onAction: (id) => void (id === 'again' ? resend(user) : withdraw(user)),
        },
      ]}
    />
  )
}
