import { Button } from '../ui/controls/Button'
import { Avatar } from '../ui/display/Avatar'
import { Card } from '../ui/display/Card'
import { CardLink } from '../ui/display/CardLink'
import { FactRow } from '../ui/display/FactRow'
import { SettingRow } from '../ui/display/SettingRow'
import { StatTile } from '../ui/display/StatTile'
import { EmptyState } from '../ui/feedback/EmptyState'
import { ErrorState } from '../ui/feedback/ErrorState'
import { LoadingState } from '../ui/feedback/LoadingState'
import { Progress } from '../ui/feedback/Progress'
import { ICONS } from '../ui/icons/icons'
import styles from './KitPage.module.css'
import { LONG_NAME } from './samples'

/** Loading, empty and error states. */
export function StateParts() {
  return (
    <>
      <Card title="Figures">
        <div className={styles.tiles}>
          <StatTile
            hero
            label="Distance, 7 days"
            value="12,036"
            unit="mi"
            delta={{ text: '+4%', direction: 'up', good: true }}
            caption="avg 1,172 mi"
          />
          <StatTile
            label="Idle time"
            value="41"
            unit="h"
            delta={{ text: '+12%', direction: 'up', good: false }}
          />
          <StatTile
            label={LONG_NAME}
            value="--"
            delta={{ text: '0%', direction: 'same', good: true }}
            caption="No data"
          />
        </div>
        <div className={styles.stack}>
          <Progress label="Storing the demo data" percent={62} text="62%" />
          <Progress label="Looking for vehicles" />
        </div>
      </Card>
      <Card title="Facts">
        <ul>
          <FactRow icon={ICONS.circleGauge} tone="ok" name="Tire pressure">
            All four at the recommended pressure
          </FactRow>
          <FactRow icon={ICONS.triangleAlert} tone="med" name="Engine oil" step="Schedule an oil change.">
            8% life left
          </FactRow>
          <FactRow icon={{ picture: <Avatar name={LONG_NAME} /> }} name={LONG_NAME} />
        </ul>
        <CardLink to="/">See all</CardLink>
      </Card>
      <Card title="Settings">
        <ul>
          <SettingRow name="Theme" about="Bright hall has the strongest contrast.">
            <Button kind="plain">Light</Button>
          </SettingRow>
          <SettingRow name={LONG_NAME} about={LONG_NAME}>
            <Button kind="plain">{LONG_NAME}</Button>
          </SettingRow>
        </ul>
      </Card>
      <Card title="Loading">
        <LoadingState />
      </Card>
      <Card title="Empty">
        <EmptyState title="No results were found" actions={<Button kind="plain">Clear filters</Button>}>
          Try another word.
        </EmptyState>
      </Card>
      <Card title="Error">
        <ErrorState title="This list could not be read" onRetry={() => {}}>
          No recorded data was lost.
        </ErrorState>
      </Card>
    </>
  )
}
