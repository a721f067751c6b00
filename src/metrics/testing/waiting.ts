import { createStand, type Stand, type Tab, type TabOptions } from './stand'

/** A kiosk with `count` records of one session waiting, actions `0-open`, `1-open`...; nothing is sent yet. */
export async function standWith(
  count: number,
  options: TabOptions = {},
): Promise<{ stand: Stand; tab: Tab }> {
  const stand = createStand()
  const tab = await stand.openTab({ ...options, started: false })
  for (let n = 0; n < count; n += 1) void stand.event(tab, `${n}-open`)
  await stand.time.settle()
  return { stand, tab }
}

/** States of all rows, in the order of recording. */
export const states = async (stand: Stand) => (await stand.rows()).map(({ state }) => state)

/** Actions in the order in which the service stored them. */
export const storedActions = ({ receiver }: Stand) => receiver.stored.map(({ action }) => action)
