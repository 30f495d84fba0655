import { CASE_OUTCOMES } from '#contract/case-limits.ts'
import type { PostCase } from '#contract/cases.ts'
import { isShown } from '../comments/hidden.ts'
import { readableBy } from '../readers.ts'
import { pictureRows } from './pictures/queries.ts'

/** SQL for the comments that had a case `k` right, of those that the viewer is shown. */
const rightRows = (viewer: string) => `(
  select coalesce(json_agg(json_build_object('commentId', c.id, 'author', json_build_object(
    'id', m.id, 'handle', m.handle, 'name', m.name, 'headline', m.headline, 'hospital', m.hospital, 'location', m.location,
    'avatarUrl', m.avatar_url, 'verified', m.verified, 'mark', m.mark)) order by c.id), '[]')
  from case_right r join post_comment c on c.id = r.comment_id join member m on m.id = c.author_id
  where r.post_id = k.post_id and ${isShown(viewer, 'c')})`

/** SQL for cases beside a case `k`, of those that the viewer may read. */
const neighbours = (viewer: string, which: string) => `
  select near.post_id, json_build_object('postId', near.post_id, 'question', near.question) as shown
  from post_case near join post beside on beside.id = near.post_id where ${which} and ${readableBy(viewer, 'beside')}`

const forMembers = (viewer: string) => `
  'right', ${rightRows(viewer)}, 'pictures', ${pictureRows},
  'continues', (select shown from (${neighbours(viewer, 'near.post_id = k.continues_id')}) as before),
  'continuedBy', (select coalesce(json_agg(shown order by post_id), '[]') from (${neighbours(viewer, 'near.continues_id = k.post_id')}) as after)`

const forEverybody = `'right', '[]'::json, 'pictures', '[]'::json, 'continues', null, 'continuedBy', '[]'::json`

/**
 * SQL for the case that a row of post is, in one value; null where it is none. Without a viewer it names nobody, leads nowhere and has no
 * pictures: comments, cases beside it and pictures are not for everybody.
 */
export const caseRowOf = (post: string, viewer?: string) => `(
  select json_build_object('specialty', k.specialty, 'presentation', k.presentation, 'findings', k.findings, 'course', k.course, 'question', k.question,
    'ageBand', k.age_band, 'sex', k.sex, 'consent', k.consent, 'version', k.consent_version, 'statedAt', floor(extract(epoch from k.stated_at) * 1000),
    'outcome', k.outcome, 'outcomeAt', floor(extract(epoch from k.outcome_at) * 1000), 'outcomes', k.outcomes,
    ${viewer ? forMembers(viewer) : forEverybody})
  from post_case k where k.post_id = ${post}.id)`

type Outcome = NonNullable<PostCase['outcome']>

/** A case as SQL answers it, in one value. */
export type CaseRow = Omit<PostCase, 'consent' | 'outcome' | 'outcomesLeft'> & {
  consent: PostCase['consent']['statement']
  version: number
  statedAt: number
  outcome: string | null
  outcomeAt: number | null
  outcomes: number
  right: Outcome['right']
}

const moment = (ms: number) => new Date(ms).toISOString()

export const showCase = ({ consent, version, statedAt, outcome, outcomeAt, outcomes, right, ...said }: CaseRow): PostCase => ({
  ...said,
  consent: { statement: consent, version, statedAt: moment(statedAt) },
  outcome: outcome !== null && outcomeAt !== null ? { words: outcome, saidAt: moment(outcomeAt), right } : null,
  outcomesLeft: CASE_OUTCOMES - outcomes,
})
