import { useLingui } from '@lingui/react/macro'
import { textIn } from '#domain/base/localText'
import type { NotedScript, PresenterNote } from '#domain/booth/presenterNote'
import { CHAPTERS } from '#domain/tour/chapters'
import { useLocale } from '../../../state/locale'
import { saveFile } from '../../../ui/controls/saveFile'
import { CHAPTER_NAMES } from './chapterNames'
import { type NotesPageStop, notesPage } from './notesPage'
import { talkTime } from './talkTime'

const TYPE = 'text/html'

/** Passes the notes on as a page: to the share sheet of a tablet, otherwise as a download. */
export function useNotesFile({ opening, moments, closing }: NotedScript): () => Promise<void> {
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
