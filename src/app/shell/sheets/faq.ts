import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Questions about the demo product, answered as it is. There is one price (docs/decisions.md D17). */
export const FAQ: readonly { question: MessageDescriptor; answer: MessageDescriptor }[] = [
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
    answer: msg`English, Canadian English, Mexican Spanish, and Canadian French. Miles or kilometers depend on the language. You can change the language in the account menu at any time.`,
  },
  {
    question: msg`Do the lock, unlock, horn, and lights commands really work?`,
    answer: msg`Not on a real vehicle. In this demo, commands are simulated or turned off, and each one tells you which.`,
  },
  {
    question: msg`What does it cost?`,
    answer: msg`Add-on solutions are $6.99 per vehicle per month, plus tax. For plan pricing, talk to the team at the booth.`,
  },
]
