import { useLingui as useCatalog } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { ACCOUNT_ROLES } from '../../../domain/account/account'
import { PEOPLE_SECTIONS, type PeopleFilter } from '../../../domain/lists/peopleFilter'
import { isDealerRole } from '../../../domain/people/person'
import { COACHING_STATES, USER_STATUSES } from '../../../domain/people/user'
import { ROLE_LABELS } from '../../../i18n/labelsAccount'
import { Button } from '../../../ui/controls/Button'
import { ChipGroup } from '../../../ui/controls/ChipGroup'
import { FilterCount } from '../../../ui/controls/FilterCount'
import { ACTION_ICONS } from '../../../ui/icons/actionIcons'
import { Popover } from '../../../ui/overlays/Popover'
import styles from './PeopleFilterButton.module.css'
import { COACHING_LABELS, PEOPLE_SECTION_LABELS, USER_STATUS_LABELS } from './peopleLabels'

export interface PeopleFilterButtonProps {
  filter: PeopleFilter
  /** A dealer's people have the dealer's roles, and nobody of them is coached. */
  dealer: boolean
  onChange: (change: Partial<PeopleFilter>) => void
}

/** Role, status and coaching, each with all its values; the button counts what is chosen. */
export function PeopleFilterButton({ filter, dealer, onChange }: PeopleFilterButtonProps) {
  const { t } = useLingui()
  const { _ } = useCatalog()
  const count = PEOPLE_SECTIONS.reduce((sum, section) => sum + filter[section].length, 0)
  const roles = ACCOUNT_ROLES.filter((role) => isDealerRole(role) === dealer)
  return (
    <Popover
      label={t`Filter`}
      placement="bottom end"
      trigger={{
        kind: 'plain',
        icon: ACTION_ICONS.sliders,
        ...(count > 0 && { label: t`Filter, ${count} active` }),
        children: (
          <>
            {t`Filter`}
            <FilterCount count={count} />
          </>
        ),
      }}
    >
      <div className={styles.content}>
        <p className={styles.title}>{_(PEOPLE_SECTION_LABELS.role)}</p>
        <ChipGroup
          label={_(PEOPLE_SECTION_LABELS.role)}
          chips={roles.map((id) => ({ id, label: _(ROLE_LABELS[id]) }))}
          value={filter.role}
          onChange={(role) => onChange({ role })}
        />
        <p className={styles.title}>{_(PEOPLE_SECTION_LABELS.status)}</p>
        <ChipGroup
          label={_(PEOPLE_SECTION_LABELS.status)}
          chips={USER_STATUSES.map((id) => ({ id, label: _(USER_STATUS_LABELS[id]) }))}
          value={filter.status}
          onChange={(status) => onChange({ status })}
        />
        {!dealer && (
          <>
            <p className={styles.title}>{_(PEOPLE_SECTION_LABELS.coaching)}</p>
            <ChipGroup
              label={_(PEOPLE_SECTION_LABELS.coaching)}
              chips={COACHING_STATES.map((id) => ({ id, label: _(COACHING_LABELS[id]) }))}
              value={filter.coaching}
              onChange={(coaching) => onChange({ coaching })}
            />
          </>
        )}
        <div className={styles.foot}>
          <Button
            kind="ghost"
            disabled={count === 0}
            onClick={() => onChange({ role: [], status: [], coaching: [] })}
          >
            {t`Clear filters`}
          </Button>
        </div>
      </div>
    </Popover>
  )
}
