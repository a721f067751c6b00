import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { type TokenState, tokenState } from '#domain/account/sessionToken'
import type { ConnectionOutcome } from '#domain/live/connectionOutcome'
import type { NewsAnswer } from '#domain/live/liveEvents'
import type { LiveProblem, LiveStatus } from '#domain/live/liveStatus'
import { Button } from '../../../ui/controls/Button'
import { Card } from '../../../ui/display/Card'
import { FactLine } from '../frame/FactLine'
import styles from '../frame/panels.module.css'
import { ConnectionResult } from './ConnectionResult'

export interface ConnectionPanelProps {
  /** Empty: the kiosk uses no product API. */
  apiUrl: string
  token: string | null
  /** Whether the service ended the session since the kiosk started. */
  sessionEnded: boolean
  live: LiveStatus
  onCheck: () => Promise<ConnectionOutcome>
  /** Requests notifications from the server of the live demo. */
  onAskForNews: () => Promise<NewsAnswer>
}

/** The product API and its live connection: addresses, states, and a check. */
export function ConnectionPanel(props: ConnectionPanelProps) {
  const { apiUrl, token, sessionEnded, live, onCheck, onAskForNews } = props
  const { t } = useLingui()
  const [outcome, setOutcome] = useState<ConnectionOutcome | 'checking' | null>(null)
  const [news, setNews] = useState<NewsAnswer | null>(null)
  if (apiUrl === '') {
    return (
      <Card title={t`Connection`}>
        <p className={styles.line}>
          <Trans>
            No product API is configured, and none is needed: the demo runs from this device. To connect a
            showroom, set apiUrl in config.json.
          </Trans>
        </p>
      </Card>
    )
  }
  const check = async () => {
    setNews(null)
    setOutcome('checking')
    // A chunk that could not be loaded says nothing about the service.
    setOutcome(await onCheck().catch(() => null))
  }
  const askForNews = async () => {
    setOutcome(null)
    setNews(null)
    setNews(await onAskForNews().catch(() => 'unanswered' as const))
  }
  return (
    <Card title={t`Connection`} aside={<bdi>{apiUrl}</bdi>}>
      <dl className={styles.facts}>
        <SessionFact state={tokenState(token, Date.now())} ended={sessionEnded} />
        <LiveFact live={live} />
        <LastEvent live={live} />
      </dl>
      <div className={styles.actions}>
        <Button kind="primary" disabled={outcome === 'checking'} onClick={check}>
          {outcome === 'checking' ? <Trans>Checking</Trans> : <Trans>Check connection</Trans>}
        </Button>
        <Button kind="plain" onClick={askForNews}>
          <Trans>Send a notification now</Trans>
        </Button>
      </div>
      <div role="status">
        {outcome !== null && outcome !== 'checking' && <ConnectionResult outcome={outcome} />}
        {news !== null && (
          <p className={styles.line}>
            <NewsText answer={news} />
          </p>
        )}
      </div>
    </Card>
  )
}

function NewsText({ answer }: { answer: NewsAnswer }) {
  switch (answer) {
    case 'sent':
      return <Trans>Sent. The bell rings in a moment.</Trans>
    case 'notConnected':
      return <Trans>Not sent. The live connection is not open.</Trans>
    case 'unanswered':
      return <Trans>Not sent. The server did not answer: only the live demo’s server can send one.</Trans>
  }
}

function SessionFact({ state, ended }: { state: TokenState; ended: boolean }) {
  const { t, i18n } = useLingui()
  const time = (ms: number) => i18n.date(new Date(ms), { dateStyle: 'medium', timeStyle: 'short' })
  const name = t`Session`
  switch (state.kind) {
    case 'none':
      return (
        <FactLine
          name={name}
          good={ended ? false : null}
          word={ended ? t`Ended by the service` : t`No session`}
        >
          {ended && <Trans>The service no longer accepted the stored token. It was removed.</Trans>}
        </FactLine>
      )
    case 'expired': {
      const since = time(state.sinceMs)
      return (
        <FactLine name={name} good={false} word={t`Expired ${since}`}>
          <Trans>Requests are sent without it.</Trans>
        </FactLine>
      )
    }
    case 'tooLong': {
      const count = i18n.number(state.characters)
      return (
        <FactLine name={name} good={false} word={t`Token too long`}>
          <Trans>
            The stored token has {count} characters, more than a request can carry. Requests are sent without
            it.
          </Trans>
        </FactLine>
      )
    }
    case 'valid': {
      const until = state.untilMs === null ? null : time(state.untilMs)
      return <FactLine name={name} good word={until === null ? t`No end date` : t`Valid until ${until}`} />
    }
  }
}

function LiveFact({ live: { state, problem } }: { live: LiveStatus }) {
  const { t } = useLingui()
  const name = t`Live connection`
  switch (state) {
    case 'open':
      return <FactLine name={name} good word={t`Connected`} />
    case 'opening':
      return (
        <FactLine name={name} good={problem === null ? null : false} word={t`Connecting`}>
          {problem !== null && (
            <>
              <ProblemText problem={problem} /> <Trans>The kiosk keeps trying every few seconds.</Trans>
            </>
          )}
        </FactLine>
      )
    case 'closed':
      return (
        <FactLine name={name} good={problem === null ? null : false} word={t`Not connected`}>
          {problem && <ProblemText problem={problem} />}
        </FactLine>
      )
  }
}

function ProblemText({ problem: { kind, detail } }: { problem: LiveProblem }) {
  switch (kind) {
    case 'unreachable':
      return <Trans>The live server cannot be reached.</Trans>
    case 'late':
      return <Trans>The live server did not answer in time.</Trans>
    case 'lost':
      return <Trans>The connection was lost.</Trans>
    case 'refused':
      return <Trans>The server refused the connection: {detail}.</Trans>
    case 'failed':
      return <Trans>The live connection could not be started. Check apiUrl, then reload the page.</Trans>
  }
}

function LastEvent({ live: { last, received, refused } }: { live: LiveStatus }) {
  const { t, i18n } = useLingui()
  const name = t`Last event`
  if (!last) return <FactLine name={name} good={null} word={t`None yet`} />
  return (
    <FactLine
      name={name}
      good
      word={i18n.date(new Date(last.atMs), { dateStyle: 'medium', timeStyle: 'medium' })}
    >
      <Plural value={received} one="# event received." other="# events received." />{' '}
      {refused > 0 && <Plural value={refused} one="# was not understood." other="# were not understood." />}
    </FactLine>
  )
}
