import { useState } from 'react'
import { Button } from '../ui/controls/Button'
import { Chip } from '../ui/controls/Chip'
import { ChipGroup } from '../ui/controls/ChipGroup'
import { FilterCount } from '../ui/controls/FilterCount'
import { IconButton } from '../ui/controls/IconButton'
import { LinkButton } from '../ui/controls/LinkButton'
import { Switch } from '../ui/controls/Switch'
import { Card } from '../ui/display/Card'
import { StatusLabel } from '../ui/display/StatusLabel'
import { SegmentedControl } from '../ui/fields/SegmentedControl'
import { Tab, TabList, TabPanel, Tabs } from '../ui/fields/Tabs'
import { ACTION_ICONS } from '../ui/icons/actionIcons'
import { ICONS } from '../ui/icons/icons'
import { Tooltip } from '../ui/overlays/Tooltip'
import { Pagination } from '../ui/paging/Pagination'
import styles from './KitPage.module.css'
import { EMOJI_NAME, LONG_NAME, RTL_NAME } from './samples'

const KINDS = ['primary', 'plain', 'soft', 'ghost', 'danger'] as const

/** Buttons, chips, tabs, statuses. */
export function ControlParts() {
  const [days, setDays] = useState<'7' | '30' | '60'>('30')
  const [view, setView] = useState<'map' | 'list'>('map')
  const [filters, setFilters] = useState<string[]>(['moving'])
  const [tags, setTags] = useState([LONG_NAME, RTL_NAME, EMOJI_NAME])
  const [tab, setTab] = useState('all')
  const [page, setPage] = useState(6)
  const [on, setOn] = useState(true)
  return (
    <>
      <Card title="Buttons">
        <div className={styles.row}>
          {KINDS.map((kind) => (
            <Button key={kind} kind={kind}>
              {kind}
            </Button>
          ))}
        </div>
        <div className={styles.row}>
          {KINDS.map((kind) => (
            <Button key={kind} kind={kind} disabled>
              {kind}
            </Button>
          ))}
        </div>
        <div className={styles.row}>
          <LinkButton kind="plain" to="/">
            A link
          </LinkButton>
          <Button kind="plain">
            Filter <FilterCount count={3} />
          </Button>
          <Button kind="plain">
            Filter <FilterCount count={12} on={false} />
          </Button>
          <IconButton label="Filter" icon={ACTION_ICONS.sliders} />
          <IconButton label="Delete" icon={ACTION_ICONS.trash} disabled />
          <Tooltip text="Notifications">
            <IconButton label="Notifications" icon={ICONS.bell} />
          </Tooltip>
        </div>
      </Card>
      <Card title="Choices">
        <div className={styles.row}>
          <SegmentedControl
            label="Days"
            segments={[
              { id: '7', label: '7 days' },
              { id: '30', label: '30 days' },
              { id: '60', label: '60 days' },
            ]}
            value={days}
            onChange={setDays}
          />
          <SegmentedControl
            label="View"
            segments={[
              { id: 'map', label: 'Map', icon: ICONS.map },
              { id: 'list', label: 'List', icon: ACTION_ICONS.sliders },
            ]}
            value={view}
            onChange={setView}
            onMap
          />
        </div>
        <div className={styles.stack}>
          <ChipGroup
            label="Status"
            chips={[
              { id: 'moving', label: 'Moving', count: '12' },
              { id: 'parked', label: 'Parked', count: '31' },
              { id: 'silent', label: 'Not reporting', icon: ICONS.wifiOff },
              { id: 'none', label: 'Nothing', disabled: true },
            ]}
            value={filters}
            onChange={setFilters}
          />
          <div className={styles.row}>
            {tags.map((tag) => (
              <Chip key={tag} onRemove={() => setTags(tags.filter((other) => other !== tag))}>
                {tag}
              </Chip>
            ))}
          </div>
          <Switch
            label="Text messages"
            states={{ on: 'Sent at once', off: 'Not sent' }}
            checked={on}
            onChange={setOn}
          />
        </div>
      </Card>
      <Card title="Tabs">
        <Tabs selected={tab} onSelect={setTab}>
          <TabList label="Notifications">
            <Tab id="all" count="21">
              All
            </Tab>
            <Tab id="alerts" icon={ICONS.triangleAlert} count="3">
              Alerts
            </Tab>
            <Tab id="maintenance">Maintenance</Tab>
            <Tab id="off" disabled>
              Disabled
            </Tab>
          </TabList>
          <TabPanel id="all">Everything.</TabPanel>
          <TabPanel id="alerts">Three alerts.</TabPanel>
          <TabPanel id="maintenance">{LONG_NAME}</TabPanel>
        </Tabs>
        <Pagination label="Pages" page={page} pages={12} onChange={setPage} summary="101–120 of 240" />
      </Card>
      <Card title="Statuses">
        <div className={styles.row}>
          <StatusLabel tone="ok" icon={ICONS.circleCheck} pill>
            No issues
          </StatusLabel>
          <StatusLabel tone="med" icon={ICONS.triangleAlert} pill>
            Low tire
          </StatusLabel>
          <StatusLabel tone="high" icon={ICONS.octagonAlert} pill>
            Recall open
          </StatusLabel>
          <StatusLabel tone="unk" icon={ICONS.circleQuestionMark} pill>
            No data
          </StatusLabel>
          <StatusLabel tone="brand" icon={ICONS.info}>
            New
          </StatusLabel>
        </div>
        <div className={styles.row}>
          {Object.entries({ ...ICONS, ...ACTION_ICONS }).map(([name, path]) => (
            <IconButton key={name} label={name} icon={path} title={name} />
          ))}
        </div>
      </Card>
    </>
  )
}
