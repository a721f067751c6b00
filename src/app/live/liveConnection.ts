import { ASK_FOR_NEWS, type NewsAnswer } from '#domain/live/liveEvents'
import { logApi } from '../../api/apiLog'
import { createLiveSocket, type LiveSocket } from '../../api/liveSocket'
import { addFeedItems } from '../../data/queries/feed'
import { visitStamp } from '../../session/visit'
import { tellMoves } from '../../state/livePlaces'
import { changeLiveStatus } from '../../state/liveStatus'
import { createLiveInbox } from './liveInbox'

let running: LiveSocket | null = null

/** Asks the server of the live demo to send an event now, for staff. Never rejects. */
export async function askForNews(): Promise<NewsAnswer> {
  if (!running?.isOpen()) return 'notConnected'
  try {
    await running.ask(ASK_FOR_NEWS)
    return 'sent'
  } catch {
    return 'unanswered'
  }
}

/** Opens the live connection and keeps it open while the page is visible. @returns a function that ends it */
export function startLiveConnection(apiUrl: string): () => void {
  const inbox = createLiveInbox({
    addItems: addFeedItems,
    moveVehicles: (moves) => tellMoves(moves, performance.now()),
    note: changeLiveStatus,
    stamp: visitStamp,
    log: logApi,
  })
  const socket = createLiveSocket({
    apiUrl,
    onState(state, problem) {
      changeLiveStatus({ state, problem })
      // A hidden page must not keep the radio awake with attempts.
      if (state === 'opening' && problem !== null && document.hidden) socket.close()
    },
    onEvent: inbox.receive,
  })
  running = socket
  const wake = () => {
    if (!document.hidden) socket.open()
    else if (!socket.isOpen()) socket.close()
  }
  document.addEventListener('visibilitychange', wake)
  addEventListener('online', wake)
  wake()
  return () => {
    document.removeEventListener('visibilitychange', wake)
    removeEventListener('online', wake)
    socket.close()
    running = null
    inbox.empty()
  }
}
