import { useLingui } from '@lingui/react/macro'
import { minuteOfDay } from '#domain/base/demoTime'
import { valueOr } from '#domain/base/live'
import { type PartOfDay, partOfDay } from '#domain/dashboard/greeting'
import { useSignedIn } from '../../data/queries/accounts'
import { useFormats } from '../../i18n/useFormats'
import { useCapabilities } from '../../state/capabilities'
import { useDemoNow } from '../../state/demoClock'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { LotChoice } from '../../widgets/choice/LotChoice'
import { FleetChoice } from '../../widgets/scope/FleetChoice'
import styles from './Greeting.module.css'
import { SearchForm } from './SearchForm'

export interface GreetingProps {
  /** Summary of the day as a sentence; null while it is being counted. */
  sentence: string | null
  onSearch: (q: string) => void
}

/** Who is greeted, what there is, which part of it is shown, and the search for a vehicle. */
export function Greeting({ sentence, onSearch }: GreetingProps) {
  const { timeZone } = useFormats()
  const { signIn, fleets } = useCapabilities()
  const live = useSignedIn(signIn)
  const person = valueOr(live, null)
  const greeting = useGreeting(partOfDay(minuteOfDay(useDemoNow(), timeZone)), firstName(person?.name))
  return (
    <div className={styles.top}>
      <div className={styles.words}>
        <h2 className={styles.greeting}>{person ? greeting : <Skeleton className={styles.noGreeting} />}</h2>
        <div className={styles.line}>
          {fleets && <FleetChoice inText />}
          <p className={styles.sentence} role="status">
            {sentence ?? <Skeleton className={styles.noSentence} />}
          </p>
        </div>
      </div>
      <div className={styles.tools}>
        <LotChoice />
        <SearchForm className={styles.search} onSearch={onSearch} />
      </div>
    </div>
  )
}

function useGreeting(part: PartOfDay, name: string): string {
  const { t } = useLingui()
  if (part === 'morning') return t`Good morning, ${name}`
  return part === 'afternoon' ? t`Good afternoon, ${name}` : t`Good evening, ${name}`
}

function firstName(name = ''): string {
  return name.trim().split(/\s+/)[0] ?? ''
}
