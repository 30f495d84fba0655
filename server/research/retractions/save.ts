import { sql } from 'kysely'
import { queueCiting } from '../../feed/public.ts'
import { notify } from '../../notifications/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { wantIndexed } from '../evidence/want.ts'
import { retractingJob } from './job.ts'
import type { Entry } from './read.ts'

const AT_ONCE = 1000
const RETRACTED = 'retraction'
const REINSTATED = 'reinstatement'

/** Whether an entry says if its work counts. A correction and a concern leave that open: neither takes a retraction back, however new it is. */
const decides = ({ nature }: Entry) => nature === RETRACTED || nature === REINSTATED
/** Of two entries of one work that say as much the newer one counts; without a day one is older than all. */
const outranks = (one: Entry, other: Entry) => (decides(one) === decides(other) ? (one.on ?? '') >= (other.on ?? '') : decides(one))

export type Saved = { entries: number; changed: number; papers: number }

/** Keeps the entry that counts of each work. What changed reaches papers and evidence by jobs, so that an import is done soon, and again harmless. */
export async function saveList(db: Db, entries: AsyncIterable<Entry>): Promise<Saved> {
  const saved: Saved = { entries: 0, changed: 0, papers: 0 }
  let some: Entry[] = []
  const flush = async () => {
    const { changed, papers } = await db.transaction().execute((tx) => saveSome(tx, some))
    saved.changed += changed
    saved.papers += papers
    some = []
  }
  for await (const entry of entries) {
    saved.entries++
    some.push(entry)
    if (some.length === AT_ONCE) await flush()
  }
  if (some.length > 0) await flush()
  return saved
}

async function saveSome(tx: Db, entries: readonly Entry[]) {
  const counting = new Map<string, Entry>()
  for (const entry of entries) {
    const before = counting.get(entry.doi)
    if (!before || outranks(entry, before)) counting.set(entry.doi, entry)
  }
  // What decides nothing is written down once, without a day, and gives way to every entry that does.
  const said = [...counting.values()].map((entry) => ({ ...entry, on: decides(entry) ? entry.on : null, decides: decides(entry) }))
  const { rows } = await sql<{ doi: string; isRetracted: boolean; wasRetracted: boolean }>`
    with before as (select doi, is_retracted from retraction where doi = any (${[...counting.keys()]}::text[])),
    saved as (insert into retraction as kept (doi, is_retracted, reasons, notice_doi, retracted_on)
    select doi, nature = ${RETRACTED}, reasons, "noticeDoi", "on"
    from jsonb_to_recordset(${JSON.stringify(said)}::jsonb)
      as said (doi text, nature text, reasons text[], "noticeDoi" text, "on" date, decides boolean)
    where decides or doi not in (select doi from before)
    on conflict (doi) do update set is_retracted = excluded.is_retracted, reasons = excluded.reasons, notice_doi = excluded.notice_doi,
      retracted_on = excluded.retracted_on
    where coalesce(excluded.retracted_on, '-infinity') >= coalesce(kept.retracted_on, '-infinity')
      and (kept.is_retracted, kept.reasons, kept.notice_doi, kept.retracted_on)
        is distinct from (excluded.is_retracted, excluded.reasons, excluded.notice_doi, excluded.retracted_on)
    returning doi, is_retracted)
    select saved.doi, saved.is_retracted as "isRetracted", coalesce(before.is_retracted, false) as "wasRetracted"
    from saved left join before on before.doi = saved.doi`.execute(tx)
  const papers = await tx
    .selectFrom('paper')
    .select(['id', 'uploader_id', sql<string>`lower(doi)`.as('doi')])
    .where(sql<boolean>`lower(doi) = any (${rows.map(({ doi }) => doi)}::text[])`)
    .execute()
  for (const { id } of papers) await wantIndexed(tx, id)
  const dois = rows.flatMap(({ doi, isRetracted }) => (isRetracted ? [doi] : []))
  // Another reason or another notice is no news of its own.
  const turned = new Map(rows.flatMap(({ doi, isRetracted, wasRetracted }) => (isRetracted === wasRetracted ? [] : [[doi, isRetracted]])))
  for (const { id, uploader_id, doi } of papers) {
    const isRetracted = turned.get(doi)
    if (isRetracted !== undefined)
      await notify(tx, { to: uploader_id, kind: isRetracted ? 'paper_retracted' : 'paper_reinstated', subject: id })
  }
  await queueCiting(
    tx,
    [...turned].flatMap(([doi, isRetracted]) => (isRetracted ? [doi] : [])),
  )
  if (dois.length > 0) await enqueue(tx, retractingJob, [{ dois }])
  return { changed: rows.length, papers: papers.length }
}
