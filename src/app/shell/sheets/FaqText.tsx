import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Link } from '@tanstack/react-router'
import { closeSheet } from '../../../state/sheet'
import { Icon } from '../../../ui/icons/Icon'
import { ICONS } from '../../../ui/icons/icons'
import styles from './FaqText.module.css'

interface Question {
  question: MessageDescriptor
  answer: MessageDescriptor
  /** The screen that the answer mentions. */
  link?: { label: MessageDescriptor } & (
    | { to: '/7'; search: { page: '2' | '4' } }
    | { to: '/10'; search?: undefined }
  )
}

/** Questions about the demo product. There is only one price (docs/decisions.md D17). */
const FAQ: readonly Question[] = [
  {
    question: msg`Are these real vehicles and people?`,
    answer: msg`No. Everything you see is sample data. People, plates, addresses, and trips are fictional, and no real vehicle is connected.`,
  },
  {
    question: msg`Does it need an internet connection?`,
    answer: msg`No. Once the demo is saved on the device, every screen works offline, in all four languages.`,
  },
  {
    question: msg`Can I change things?`,
    answer: msg`Please do. Your changes last for your visit and are cleared when someone taps the logo to start over or signs out.`,
  },
  {
    question: msg`What information do you keep about me?`,
    answer: msg`Nothing that identifies you. The kiosk counts which parts of the demo are opened and for how long, with no name, photo, or address.`,
  },
  {
    question: msg`What is the difference between the demos?`,
    answer: msg`The full fleet demo shows everything. Basic essentials shows vehicle health and recalls, with a preview of the rest. The dealer demo covers the inventory on a dealership’s lots.`,
  },
  {
    question: msg`Which languages and units are available?`,
    answer: msg`English, Canadian English, Mexican Spanish, and Canadian French. Units, clock, and date format follow the language until you choose your own. The time zone is set to Toronto until you change it.`,
    link: { label: msg`Language and region`, to: '/7', search: { page: '2' } },
  },
  {
    question: msg`Who is notified, and when?`,
    answer: msg`Rules watch the vehicles you choose and notify managers in the app or by email. As you edit a rule, you see how often it would have fired. This demo sends no email.`,
    link: { label: msg`Notification rules`, to: '/7', search: { page: '4' } },
  },
  {
    question: msg`Do the lock, unlock, horn, and lights commands really work?`,
    answer: msg`Not on a real vehicle. In this demo, commands are simulated or turned off, and each one tells you which.`,
  },
  {
    question: msg`What does it cost?`,
    answer: msg`Add-on solutions are $6.99 per vehicle per month, plus tax. For plan pricing, talk to the team at the booth.`,
    link: { label: msg`Subscription and billing`, to: '/10' },
  },
]

/** Frequent questions. One answer is expanded at a time, initially the first. */
export function FaqText() {
  const { _ } = useLingui()
  return FAQ.map(({ question, answer, link }, index) => (
    <details key={question.id} name="faq" open={index === 0} className={styles.entry}>
      <summary className={styles.question}>
        <h3>{_(question)}</h3>
        <Icon path={ICONS.chevronDown} className={styles.chevron} />
      </summary>
      <div className={styles.answer}>
        <p>{_(answer)}</p>
        {link && (
          <Link to={link.to} search={link.search ?? {}} className={styles.link} onClick={closeSheet}>
            {_(link.label)}
            <Icon path={ICONS.chevronRight} />
          </Link>
        )}
      </div>
    </details>
  ))
}
