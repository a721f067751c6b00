import { type Child, element } from './element'
import { tick } from './marks'
import styles from './page.module.css'
import type { Topic } from './words/words'

export function card(title: string, ...children: readonly Child[]): HTMLElement {
  return element('section', styles.card, element('h2', styles.title, title), ...children)
}

/** Features with their benefits. */
export function topicList(topics: readonly Topic[], ticked: boolean): HTMLElement {
  const rows = topics.map(({ name, text }) =>
    element(
      'li',
      styles.topic,
      ticked ? tick(styles.tick) : element('span', styles.dot),
      element('div', undefined, element('p', styles.name, name), element('p', styles.quiet, text)),
    ),
  )
  return element('ul', styles.topics, ...rows)
}
