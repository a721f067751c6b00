import { CODE_LENGTH } from '#domain/game/challengeCode'
import { streakFactor } from '#domain/game/points'
import { titleOf } from '#domain/game/titles'
import type { GameHandoff } from '#domain/handoff/handoff'
import { type Child, element } from './element'
import styles from './page.module.css'
import { card, topicList } from './parts'
import type { HandoffWords } from './words/words'

/** A run: its score, the parts of the product that it showed, and the code that plays it again. */
export function gameSummary(handoff: GameHandoff, words: HandoffWords): Child[] {
  const { game, titles, finds } = words
  const { score, found, bestStreak, rank, code, locale } = handoff
  const whole = new Intl.NumberFormat(locale).format
  const factor = new Intl.NumberFormat(locale, { minimumFractionDigits: 1 }).format(streakFactor(bestStreak))
  return [
    element('p', styles.award, titles[titleOf(score)]),
    element(
      'p',
      styles.score,
      element('span', 'visually-hidden', `${game.score}: `),
      element('span', undefined, whole(score)),
    ),
    element(
      'dl',
      styles.figures,
      figure(game.found, whole(found.length)),
      bestStreak > 0 ? figure(game.streak, `x${factor}`) : null,
      rank === null ? null : figure(game.rank, whole(rank)),
    ),
    found.length > 0
      ? card(
          game.finds,
          topicList(
            found.map((challenge) => finds[challenge]),
            true,
          ),
        )
      : element('p', styles.note, game.noFinds),
    card(
      game.code,
      element(
        'p',
        styles.code,
        element('span', 'visually-hidden', [...code].join(' ')),
        ...[code.slice(0, CODE_LENGTH / 2), code.slice(CODE_LENGTH / 2)].map(hidden),
      ),
      element('p', styles.quiet, game.codeText),
    ),
  ]
}

function hidden(text: string): HTMLElement {
  const made = element('span', undefined, text)
  made.setAttribute('aria-hidden', 'true')
  return made
}

function figure(name: string, value: string): HTMLElement {
  return element('div', styles.figure, element('dt', undefined, name), element('dd', undefined, value))
}
