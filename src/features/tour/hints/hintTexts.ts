import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { WAYPOINTS, WaypointName } from '#domain/tour/waypoints'

/** Text of a step: fewer than 25 words with its title, in every language (docs/game.md T1). */
interface Step {
  title: MessageDescriptor
  text: MessageDescriptor
}

interface StepsOfCount {
  1: readonly [Step]
  2: readonly [Step, Step]
  3: readonly [Step, Step, Step]
}

type Steps<Name> = StepsOfCount[Extract<(typeof WAYPOINTS)[number], { name: Name }>['steps']]

/** A hint's name, which names its beacon, and its steps, as many as the waypoint has. */
export const HINTS: { readonly [Name in WaypointName]: { name: MessageDescriptor; steps: Steps<Name> } } = {
  bell: {
    name: msg`Notifications`,
    steps: [
      {
        title: msg`News comes to you`,
        text: msg`Everything that happens in your fleet shows up here. The badge counts what you haven’t read.`,
      },
    ],
  },
  'bell-settings': {
    name: msg`Notification settings`,
    steps: [
      {
        title: msg`Only what matters`,
        text: msg`Choose which notices reach you, in the app or by email.`,
      },
    ],
  },
  search: {
    name: msg`Vehicle search`,
    steps: [
      {
        title: msg`Find any vehicle`,
        text: msg`Part of a name, plate, VIN, or driver is enough. The list shows what matches.`,
      },
    ],
  },
  health: {
    name: msg`Vehicle snapshot`,
    steps: [
      {
        title: msg`The whole fleet at a glance`,
        text: msg`See how many vehicles are connected, and which still need setup. Choose a line to list them.`,
      },
      {
        title: msg`The urgent ones first`,
        text: msg`Red is high, orange is medium. Choose one to see which vehicles need attention.`,
      },
    ],
  },
  recalls: {
    name: msg`Recalls`,
    steps: [
      {
        title: msg`No recall goes unnoticed`,
        text: msg`See which vehicles have an open recall, and what to do about it. Recall repairs are free.`,
      },
    ],
  },
  behavior: {
    name: msg`Driver behavior`,
    steps: [
      {
        title: msg`Choose how far to look back`,
        text: msg`7, 30, or 60 days: every figure in this section follows.`,
      },
      {
        title: msg`Better or worse?`,
        text: msg`Each figure is compared with the previous period. Green is better, red is worse.`,
      },
    ],
  },
  'map-tabs': {
    name: msg`Map tabs`,
    steps: [
      {
        title: msg`Every vehicle, live`,
        text: msg`See who is moving and who is parked. Tap a vehicle for its driver, range, and score.`,
      },
      {
        title: msg`The places you know`,
        text: msg`Depots, dealers, customers, and fuel stops, with hours, phone, and address.`,
      },
      {
        title: msg`Where to charge`,
        text: msg`Charging stations with their free ports, power, and price per kWh.`,
      },
    ],
  },
  'map-filter': {
    name: msg`Map filter`,
    steps: [
      {
        title: msg`Show only what you need`,
        text: msg`Only trucks, only EVs, or only vehicles that are not connected: filter by tag and status.`,
      },
    ],
  },
  'vehicle-detail': {
    name: msg`Vehicle overview`,
    steps: [
      {
        title: msg`One vehicle, at a glance`,
        text: msg`Driver, range, fuel or charge, oil life, and odometer, as the vehicle last reported them.`,
      },
      {
        title: msg`A low tire stands out`,
        text: msg`Every tire shows its pressure next to the recommended one. Low tires are marked.`,
      },
    ],
  },
  remote: {
    name: msg`Remote commands`,
    steps: [
      {
        title: msg`Help from a distance`,
        text: msg`Lock or unlock the doors, or sound the horn. Your password protects every command.`,
      },
    ],
  },
  trips: {
    name: msg`Trip history`,
    steps: [
      {
        title: msg`Every trip of the day`,
        text: msg`Where it went, how long it took, and how well it was driven. Choose one to see its route.`,
      },
      {
        title: msg`Ride along`,
        text: msg`Press play to follow the trip. Marks show where the driver braked hard or drove too fast.`,
      },
    ],
  },
  'driver-score': {
    name: msg`Driver score`,
    steps: [
      {
        title: msg`A score you can explain`,
        text: msg`Out of 100, over 7, 30, or 60 days, and what cost points.`,
      },
    ],
  },
  users: {
    name: msg`Users`,
    steps: [
      {
        title: msg`Bring your team in`,
        text: msg`Invite drivers and managers by email, many at a time, each with a role and a fleet.`,
      },
      {
        title: msg`Who drives what`,
        text: msg`Show only drivers or only managers. Open a driver to assign a vehicle.`,
      },
    ],
  },
  performance: {
    name: msg`Performance measures`,
    steps: [
      {
        title: msg`Your measures, your order`,
        text: msg`Choose the figures you manage by, and drag them into the order you want.`,
      },
    ],
  },
  cameras: {
    name: msg`Camera statuses`,
    steps: [
      {
        title: msg`See what really happened`,
        text: msg`The dual camera keeps a clip of every safety event. This screen shows how each camera is doing.`,
      },
    ],
  },
  reports: {
    name: msg`New report`,
    steps: [
      {
        title: msg`Reports on your schedule`,
        text: msg`Create one now, or schedule it daily, weekly, or monthly.`,
      },
      {
        title: msg`Ready to share`,
        text: msg`Every report can be printed, or downloaded as PDF, XLSX, or CSV.`,
      },
    ],
  },
  expenses: {
    name: msg`Expenses`,
    steps: [
      {
        title: msg`Every fill-up and every charge`,
        text: msg`Receipts come in automatically, with vehicle, driver, and amount. Open one to see it.`,
      },
    ],
  },
  fleets: {
    name: msg`Fleets`,
    steps: [
      {
        title: msg`One choice, every screen`,
        text: msg`Group vehicles by branch or team. Every screen follows the fleet you choose in the header.`,
      },
    ],
  },
  'notification-categories': {
    name: msg`Notification rules`,
    steps: [
      {
        title: msg`Rules that watch for you`,
        text: msg`Diagnostics, speed, geofences, off-hours: each type of rule has its own section.`,
      },
      {
        title: msg`Make your own`,
        text: msg`Set a limit and choose who is notified. You see right away how often it would have fired.`,
      },
    ],
  },
  'add-ons': {
    name: msg`Add-on Solutions`,
    steps: [
      {
        title: msg`A coach on the dash`,
        text: msg`In-vehicle coaching gives a short tip after a hard stop, and shows the trip score.`,
      },
      {
        title: msg`Plug in and go`,
        text: msg`Plug and charge takes no card and no app. The session and its cost go straight to Expenses.`,
      },
      {
        title: msg`Older vehicles, too`,
        text: msg`The fleet adapter connects any make built since 1996. The dual camera films road and driver.`,
      },
    ],
  },
}

/** Title and text of a step, which starts at 1, in the visitor's language. */
export function useHint(name: WaypointName, step: number): { title: string; text: string } {
  const { _ } = useLingui()
  const steps: readonly Step[] = HINTS[name].steps
  const { title, text } = steps[step - 1] ?? HINTS[name].steps[0]
  return { title: _(title), text: _(text) }
}

/** Name of a hint in the label of its beacon, "Hint: {name}". */
export function useHintName(name: WaypointName): string {
  const { _ } = useLingui()
  return _(HINTS[name].name)
}
