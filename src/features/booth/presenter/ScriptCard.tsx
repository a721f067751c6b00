import { Trans, useLingui } from '@lingui/react/macro'
import { textIn } from '#domain/base/localText'
import type { NotedScript, PresenterNote } from '#domain/booth/presenterNote'
import { CHAPTERS } from '#domain/tour/chapters'
import { useLocale } from '../../../state/locale'
import { Button } from '../../../ui/controls/Button'
import { saveFile } from '../../../ui/controls/saveFile'
import { Card } from '../../../ui/display/Card'
import { ACTION_ICONS } from '../../../ui/icons/actionIcons'
import { Icon } from '../../../ui/icons/Icon'
import { ChapterNotes } from './ChapterNotes'
import { NoteText } from './NoteText'
import { type NotesPageStop, notesPage } from './notesPage'
import styles from './ScriptCard.module.css'
import { CHAPTER_NAMES, talkTime } from './talkTexts'

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

const TYPE = 'text/html'

/** Passes the notes on as a page: to the share sheet of a tablet, otherwise as a download. */
function useNotesFile({ opening, moments, closing }: NotedScript): () => Promise<void> {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  return async () => {
    const title = t`Demo script`
    const stopOf = (note: PresenterNote, time: string): NotesPageStop => ({
      time,
      title: textIn(note.title, locale),
      say: textIn(note.say, locale),
      ask: textIn(note.ask, locale),
    })
    const alone = (note: PresenterNote | null) => (note ? [{ heading: '', stops: [stopOf(note, '')] }] : [])
    const html = notesPage({
      lang: locale,
      title,
      askWord: t`Ask`,
      chapters: [
        ...alone(opening),
        ...CHAPTERS.map(({ id }) => ({
          heading: i18n._(CHAPTER_NAMES[id]),
          stops: moments.flatMap(({ chapter, note, fromSecond }) =>
            chapter === id && note ? [stopOf(note, talkTime(fromSecond))] : [],
          ),
        })),
        ...alone(closing),
      ],
    })
    const name = `${title}.html`
    const file = new File([html], name, { type: TYPE })
    if (!navigator.canShare?.({ files: [file] })) return saveFile(name, `${TYPE};charset=utf-8`, html)
    // Closing the share sheet rejects, which is not an error.
    await navigator.share({ files: [file], title }).catch(() => undefined)
  }
}
