import { createTestKiosk, type Tab, type TabOptions, type TestKiosk } from './testKiosk'

/** A kiosk with `count` records of one session waiting, actions `0-open`, `1-open`...; nothing is sent yet. */
export async function kioskWithRecords(
  count: number,
  options: TabOptions = {},
): Promise<{ kiosk: TestKiosk; tab: Tab }> {
  const kiosk = createTestKiosk()
  const tab = await kiosk.openTab({ ...options, started: false })
  for (let n = 0; n < count; n += 1) void kiosk.event(tab, `${n}-open`)
  await kiosk.time.settle()
  return { kiosk, tab }
}

/** States of all rows, in the order of recording. */
export const states = async (kiosk: TestKiosk) => (await kiosk.rows()).map(({ state }) => state)

/** Actions in the order in which the service stored them. */
export const storedActions = ({ receiver }: TestKiosk) => receiver.stored.map(({ action }) => action)
