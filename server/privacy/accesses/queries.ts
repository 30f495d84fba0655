import { sql } from 'kysely'
import type { AccessKind } from '#contract/data-accesses.ts'
import { ACCESS_DAYS, ACCESSES_SHOWN } from '#contract/limits.ts'
import type { Db } from '../../platform/db/client.ts'

type Access = { at: Date; kind: AccessKind; institution: string; job: string }

/**
 * Who opened what is a member's: each where it was written down when it happened. Of a claim that is the line of the audit log, to the letter of
 * which its detail is compared; of documents for an institution's page, the notice which their member got.
 */
export async function listAccesses(db: Db, memberId: string): Promise<Access[]> {
  const { rows } = await sql<Access>`
    select * from (
      select l.at, 'claim' as kind, '' as institution, '' as job
      from audit_entry l join claim c on l.detail = format('{"claim":"%s","member":"%s"}', c.id, c.member_id)
      where c.member_id = ${memberId} and l.act = 'claim_read'
      union all
      select e.at, 'evidence', '', ''
      from claim_entry e join claim c on c.id = e.claim_id
      where c.member_id = ${memberId} and e.act = 'evidence_viewed'
      union all
      select n.created_at, 'institution', i.name, ''
      from notification n join institution_claim c on c.id = n.subject_id join institution i on i.id = c.institution_id
      where n.member_id = ${memberId} and n.kind = 'evidence_viewed'
      union all
      select s.at, case s.status when 'viewed' then 'application' else 'application_list' end, p.company, p.title
      from job_application_step s join job_application a on a.id = s.application_id join job_posting p on p.id = a.posting_id
      where a.member_id = ${memberId} and s.status in ('viewed', 'exported')
      union all
      select downloaded_at, 'export', '', '' from data_export where member_id = ${memberId} and downloaded_at is not null
    ) as seen
    where at > now() - make_interval(days => ${sql.lit(ACCESS_DAYS)})
    order by at desc limit ${sql.lit(ACCESSES_SHOWN)}`.execute(db)
  return rows
}
