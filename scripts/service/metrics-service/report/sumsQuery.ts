import { HINT_FINISHES, HINT_OPENINGS } from '#domain/booth/today/hintActions'
import { LONGEST_VISIT_S, ROOMS } from '#domain/booth/today/visitOutline'
import { RESET_ACTION } from '#domain/recording/interaction'
import { iso } from '../database/columns'
import { SETTLES_AFTER } from '../database/tables'

const FIELDS = 'session_identifier, activation_id, action, value, created_at, received_at'

/**
 * What a row of sums adds up: visits by hour, by their length in seconds, by what they reached and by the ids that they
 * used; actions; time by room.
 */
export type SumsPart = 'begun' | 'lengths' | 'reached' | 'rooms' | 'ids' | 'actions'

/** What a visit reached: a hint opened, a hint finished, a room with a known stay. */
export type Reached = 'hint' | 'finished' | 'room'

export interface SumsRow {
  part: SumsPart
  /**
   * YYYY-MM-DD in the zone of the event: of actions and ids when they were recorded, of all others when their visit
   * began. Null for all days, which only actions and ids have rows for.
   */
  day: string | null
  /** The hour, the seconds, what was reached, the room, the ids as a JSON array in order, or the action. */
  key: string
  visits: number
  /** Of a room, its stays. */
  records: number
  /** Records with a value. */
  valued: number
  /** Values added up; of a room, milliseconds. */
  total: number
}

/** So many actions and days are reported; no event has as many, a hostile sender could. */
const MOST_ACTIONS = 20_000

/** Visits of records deleted by hand, or come in late, that one query counts. */
const CHANGED_AT_ONCE = 20_000

/** Thirty years in milliseconds: what is beyond comes from no clock, and must not drown the sum of the others. */
const LONGEST_VALUE = '1e12'

/** Texts of ours as a list of SQL. */
const list = (texts: Iterable<string>) =>
  [...texts].map((text) => `'${text.replaceAll("'", "''")}'`).join(', ')

/**
 * How the sums of an event change by what arrived after $2 up to $3, in the zone $1, as the table `changes` of a
 * statement. All of them add up over visits, so the visits that got something are counted as they were (sign -1) and as
 * they are (sign 1). Lengths, hints and rooms follow `src/domain/booth/today/visitOutline.ts`. Values are added up as
 * decimals, so that no order of arrival gives another sum.
 */
const CHANGES = `
  touched as materialized (
    select session_identifier from interactions
    where received_at > $2::timestamptz and received_at <= $3::timestamptz
    union
    select session_identifier from (
      select session_identifier from interactions_changes where zone = $1::text
      order by session_identifier limit ${CHANGED_AT_ONCE}
    ) as changed
  ),
  stored as materialized (
    select own.* from touched cross join lateral (
      select ${FIELDS} from interactions
      where interactions.session_identifier = touched.session_identifier and received_at <= $3::timestamptz
      offset 0
    ) as own
  ),
  changed as materialized (
    select sign as change, ${FIELDS} from interactions_changes
    where zone = $1::text and session_identifier in (select session_identifier from touched)
  ),
  counted as (
    select ${FIELDS} from stored where received_at <= $2::timestamptz and not exists (
      select from changed where change = 1 and changed.session_identifier = stored.session_identifier
        and changed.created_at = stored.created_at and changed.action = stored.action
    )
    union all
    select ${FIELDS} from changed where change = -1 and received_at <= $2::timestamptz
  ),
  records as materialized (
    select sign, session_identifier, activation_id, action, created_at,
      (created_at at time zone $1::text)::date as day,
      case when value is not null then least(greatest(value, -${LONGEST_VALUE}), ${LONGEST_VALUE})::numeric end as value
    from (
      select 1 as sign, ${FIELDS} from stored
      union all
      select -1, ${FIELDS} from counted
    ) as sides
  ),
  visits as materialized (
    select sign, session_identifier, min(created_at) at time zone $1::text as began,
      max(value) filter (where action = '${RESET_ACTION}' and value >= 0) as seconds,
      bool_or(action in (${list(HINT_OPENINGS.keys())})) as opened_hint,
      bool_or(action in (${list(HINT_FINISHES.keys())})) as finished_hint
    from records group by sign, session_identifier
  ),
  moves as (
    select sign, session_identifier, action, created_at, lag(action) over visit as before
    from records where action in (${list([...ROOMS, RESET_ACTION])})
    window visit as (partition by sign, session_identifier order by created_at, action collate "C")
  ),
  stays as (
    select sign, session_identifier, action as room,
      round(extract(epoch from lead(created_at) over visit - created_at) * 1000)::bigint as ms
    from moves where action is distinct from before
    window visit as (partition by sign, session_identifier order by created_at, action collate "C")
  ),
  rooms as materialized (
    select sign, session_identifier, room, count(*) as stays,
      sum(least(ms, ${LONGEST_VISIT_S * 1000})) as ms
    from stays where ms is not null and room <> '${RESET_ACTION}' group by sign, session_identifier, room
  ),
  reached as (
    select sign, session_identifier, 'hint' as what from visits where opened_hint
    union all
    select sign, session_identifier, 'finished' from visits where finished_hint
    union all
    select distinct sign, session_identifier, 'room' from rooms
  ),
  visit_days as (
    select distinct sign, session_identifier, day, activation_id from records
  ),
  id_sets as (
    select sign, day, json_agg(distinct activation_id)::text as ids
    from visit_days group by grouping sets ((sign, session_identifier, day), (sign, session_identifier))
  ),
  actions as (
    select sign, day, action, count(distinct session_identifier) as visits, count(*) as records,
      count(value) as valued, coalesce(sum(value), 0) as total
    from records group by grouping sets ((sign, day, action), (sign, action))
  ),
  changes (part, day, key, visits, records, valued, total) as (
    select 'begun', to_char(began, 'YYYY-MM-DD'), to_char(began, 'HH24'), sum(sign), 0, 0, 0::numeric
    from visits group by 2, 3
    union all
    select 'lengths', to_char(began, 'YYYY-MM-DD'), least(floor(seconds), ${LONGEST_VISIT_S})::int::text,
      sum(sign), 0, 0, 0
    from visits where seconds is not null group by 2, 3
    union all
    select 'reached', to_char(began, 'YYYY-MM-DD'), what, sum(sign), 0, 0, 0
    from reached join visits using (sign, session_identifier) group by 2, 3
    union all
    select 'rooms', to_char(began, 'YYYY-MM-DD'), room, sum(sign), sum(sign * stays), 0, sum(sign * ms)
    from rooms join visits using (sign, session_identifier) group by 2, 3
    union all
    select 'ids', to_char(day, 'YYYY-MM-DD'), ids, sum(sign), 0, 0, 0 from id_sets group by day, ids
    union all
    select 'actions', to_char(day, 'YYYY-MM-DD'), action, sum(sign * visits), sum(sign * records),
      sum(sign * valued), sum(sign * total)
    from actions group by day, action
  )`

const COLUMNS = 'part, day, key, visits, records, valued, total'

/** Adds to the stored sums of the zone $1 what arrived after $2 up to $3, and what was deleted or came late. */
export const SETTLE = `
  with ${CHANGES},
  noted as (
    delete from interactions_changes
    where zone = $1::text and session_identifier in (select session_identifier from touched)
  )
  insert into interactions_sums as stored_sums (zone, ${COLUMNS})
  select $1::text, part, coalesce(day, ''), key, visits, records, valued, total from changes
  where visits <> 0 or records <> 0 or valued <> 0 or total <> 0
  on conflict (zone, part, day, md5(key)) do update set
    visits = stored_sums.visits + excluded.visits, records = stored_sums.records + excluded.records,
    valued = stored_sums.valued + excluded.valued, total = stored_sums.total + excluded.total`

/** Deletes the sums of the zone $1 that came back to nothing. */
export const SWEEP = 'delete from interactions_sums where zone = $1::text and visits = 0 and records = 0'

/**
 * Stores the report of the zone $1: its sums and what arrived after $2 up to $3. As rows of JSON in an order that
 * nothing but their content gives, so that the same records make the same text.
 */
export const REPORT = `
  with ${CHANGES},
  merged as materialized (
    select part, day, key, sum(visits) as visits, sum(records) as records, sum(valued) as valued, sum(total) as total
    from (
      select ${COLUMNS} from interactions_sums where zone = $1::text
      union all
      select part, coalesce(day, ''), key, visits, records, valued, total from changes
    ) as both_sums
    group by part, day, key having sum(visits) > 0 or sum(records) > 0
  ),
  shown as (
    select * from merged where part <> 'actions'
    union all
    (select * from merged where part = 'actions'
      order by records desc, day collate "C", key collate "C" limit ${MOST_ACTIONS})
  )
  update interactions_counts set
    counted_at = now(),
    records = (select coalesce(sum(records), 0) from merged where part = 'actions' and day = ''),
    sums = (
      select coalesce(json_agg(
        json_build_array(part, day, key, visits, records, valued, total::double precision)
        order by part collate "C", day collate "C", key collate "C"
      )::text, '[]') from shown
    )
  where zone = $1::text`

/**
 * The moment, after $1 and no later than $2, up to which the next $3 records arrived; null where none did.
 */
export const NEXT_STEP = `
  select ${iso('max(received_at)', 'until')}, count(*)::int as records
  from (
    select received_at from interactions
    where received_at > $1::timestamptz and received_at <= $2::timestamptz
    order by received_at limit $3::int
  ) as next`

/**
 * What arrived up to this moment is there to be read by every query that begins later: an insert that began before and
 * still runs, or waits for a table, is younger. Needs a query of its own, before the one that reads.
 */
export const SETTLED = `
  select ${iso(`least(now() - ${SETTLES_AFTER}, min(xact_start) - interval '1 ms')`, 'until')}
  from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()
    and (backend_xid is not null or wait_event_type = 'Lock')`
