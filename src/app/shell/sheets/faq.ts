import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Questions about the demo product, answered as it is. There is one price (docs/decisions.md D17). */
export const FAQ: readonly { question: MessageDescriptor; answer: MessageDescriptor }[] = [
  {
    question: msg`Are these real vehicles and people?`,
    answer: msg`No. Everything you see is sample data: people, plates, addresses and trips are invented. No real vehicle can be reached from here.`,
  },
  {
    question: msg`Does it need the internet?`,
    answer: msg`No. Once it is saved on the device, every screen works with the network unplugged, in all four languages.`,
  },
  {
    question: msg`May I change things?`,
    answer: msg`Please do. What you change lasts for your visit and is gone when somebody starts over with the logo or signs out.`,
  },
  {
    question: msg`What do you keep about me?`,
    answer: msg`Nothing that says who you are. The kiosk counts which parts of the demo are opened and for how long, without a name, a photo or an address.`,
  },
  {
    question: msg`What is the difference between the demos?`,
    answer: msg`The full fleet demo shows everything. Basic essentials shows vehicle health and recalls and hints at the rest. The dealer demo is about the inventory on a dealership’s lots.`,
  },
  {
    question: msg`Which languages and units are there?`,
    answer: msg`English, Canadian English, Mexican Spanish and Canadian French; miles or kilometers by the language you choose. Change the language in this menu at any time.`,
  },
  {
    question: msg`Do lock, unlock, horn and lights really do something?`,
    answer: msg`Not to a vehicle. In this demo such commands are simulated or switched off, and each one says which.`,
  },
  {
    question: msg`What does it cost?`,
    answer: msg`Add-on solutions are $6.99 per vehicle per month, plus tax. For a plan, talk to the people at the booth.`,
  },
]
