import { Trans, useLingui } from '@lingui/react/macro'
import { textIn } from '#domain/base/localText'
import type { NotedScript } from '#domain/booth/presenterNote'
import { CHAPTERS } from '#domain/tour/chapters'
import { useLocale } from '../../../state/locale'
import { Button } from '../../../ui/controls/Button'
import { Card } from '../../../ui/display/Card'
import { ACTION_ICONS } from '../../../ui/icons/actionIcons'
import { Icon } from '../../../ui/icons/Icon'
import { ChapterNotes } from './ChapterNotes'
import { NoteText } from './NoteText'
import styles from './ScriptCard.module.css'
import { talkTime } from './talkTime'
import { useNotesFile } from './useNotesFile'

export interface ScriptCardProps {
  script: NotedScript
  onJump: (address: string) => void
}

/** The talk with its notes: to read, to jump to screens, to print, and as a page for a phone (docs/booth.md B9). */
export function ScriptCard({ script, onJump }: ScriptCardProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const takeAlong = useNotesFile(script)
  const { opening, moments, closing } = script
  const last = moments.at(-1)
  return (
    <Card
      title={t`Demo script`}
      aside={last && talkTime(last.fromSecond + last.seconds)}
      className={styles.script}
    >
      <div className={styles.actions}>
        <Button kind="plain" onClick={() => window.print()}>
          <Icon path={ACTION_ICONS.printer} />
          <Trans>Print notes</Trans>
        </Button>
        <Button kind="plain" onClick={takeAlong}>
          <Icon path={ACTION_ICONS.share} />
          <Trans>Notes for a phone</Trans>
        </Button>
      </div>
      {opening && (
        <section className={styles.frame}>
          <h3 className={styles.heading}>{textIn(opening.title, locale)}</h3>
          <NoteText note={opening} />
        </section>
      )}
      {CHAPTERS.map(({ id }) => (
        <ChapterNotes
          key={id}
          chapter={id}
          moments={moments.filter(({ chapter }) => chapter === id)}
          onJump={onJump}
        />
      ))}
      {closing && (
        <section className={styles.frame}>
          <h3 className={styles.heading}>{textIn(closing.title, locale)}</h3>
          <NoteText note={closing} />
        </section>
      )}
    </Card>
  )
}
