import { SeenChapters } from '../../../features/tour/page/SeenChapters'
import { TourWays } from '../../../features/tour/page/TourWays'
import { ShellSheets } from '../lazyOverlays'
import { useTourProgress } from '../useTourProgress'
import { useTourWays } from '../useTourWays'

/** The sheets. What the end of the tour shows comes from the shell, which has it for the page of the tour. */
export function Sheets() {
  return <ShellSheets tourSeen={<Seen />} tourWays={<Ways />} />
}

function Seen() {
  return <SeenChapters progress={useTourProgress()} />
}

function Ways() {
  return <TourWays {...useTourWays()} />
}
