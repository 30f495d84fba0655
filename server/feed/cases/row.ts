import type { PostCase } from '#contract/cases.ts'

/** SQL for the case that a row of post is, in one value; null where it is none. */
export const caseRowOf = (post: string) => `(
  select json_build_object('specialty', k.specialty, 'presentation', k.presentation, 'findings', k.findings, 'course', k.course, 'question', k.question,
    'ageBand', k.age_band, 'sex', k.sex, 'consent', k.consent, 'version', k.consent_version, 'statedAt', floor(extract(epoch from k.stated_at) * 1000))
  from post_case k where k.post_id = ${post}.id)`

/** A case as SQL answers it, in one value. */
export type CaseRow = Omit<PostCase, 'consent'> & { consent: PostCase['consent']['statement']; version: number; statedAt: number }

export const showCase = ({ consent, version, statedAt, ...said }: CaseRow): PostCase => ({
  ...said,
  consent: { statement: consent, version, statedAt: new Date(statedAt).toISOString() },
})
