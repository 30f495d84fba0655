import type { Db } from '../../platform/db/client.ts'
import { domainOf, isOpenDomain } from '../proof/open-mail.ts'
import { plainName } from '../proof/proof.ts'

/** What is known of the domain of an address: whose it is, who says so and since when. */
export type KnownDomain = { domain: string; institution: string; source: string; checked_by: 'operator' | 'reviewer'; checked_at: Date }

/** A domain and those that it belongs to: mail.aiims.example, aiims.example. */
const parentsOf = (domain: string) => {
  const labels = domain.split('.').slice(-8)
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'))
}

/** Whose domain an address is of, as far as that is known; the nearest that is known counts. */
export async function findDomain(db: Db, email: string): Promise<KnownDomain | undefined> {
  const asked = parentsOf(domainOf(email))
  if (asked.length === 0) return undefined
  const rows = await db.selectFrom('institution_domain').selectAll().where('domain', 'in', asked).execute()
  return rows.sort((a, b) => b.domain.length - a.domain.length)[0]
}

export const isOf = ({ institution }: Pick<KnownDomain, 'institution'>, named: string) => plainName(institution) === plainName(named)

/** Keeps what a reviewer found; what an operator said of the domain stays. */
export const keepDomain = (tx: Db, email: string, institution: string, source: string) =>
  tx
    .insertInto('institution_domain')
    .values({ domain: domainOf(email), institution, source, checked_by: 'reviewer' })
    .onConflict((same) => same.column('domain').doNothing())
    .execute()

type Listed = { domain: string; institution: string; source: string }

/** Puts a list in the place of what operators said before, and of what reviewers said of the same domains. */
export const saveDomains = (db: Db, listed: readonly Listed[]) =>
  db.transaction().execute(async (tx) => {
    await tx.deleteFrom('institution_domain').where('checked_by', '=', 'operator').execute()
    const rows = [...new Map(listed.map((one) => [one.domain, { ...one, checked_by: 'operator' as const }])).values()]
    for (let at = 0; at < rows.length; at += 1000)
      await tx
        .insertInto('institution_domain')
        .values(rows.slice(at, at + 1000))
        .onConflict((same) =>
          same.column('domain').doUpdateSet((eb) => ({
            institution: eb.ref('excluded.institution'),
            source: eb.ref('excluded.source'),
            checked_by: eb.ref('excluded.checked_by'),
            checked_at: new Date(),
          })),
        )
        .execute()
  })

/** Reads a list of domains from the rows of a CSV file with a head line; says what does not fit, line by line. */
export function readDomains([head = [], ...rows]: readonly string[][]): { listed: Listed[]; faults: string[] } {
  const columns = head.map((name) => name.trim().toLowerCase())
  const missing = ['domain', 'institution', 'source'].filter((name) => !columns.includes(name))
  if (missing.length > 0) return { listed: [], faults: [`The first line lacks the column ${missing.join(' and ')}.`] }
  const faults: string[] = []
  const listed = rows.flatMap((row, index): Listed[] => {
    const [domain = '', institution = '', source = ''] = ['domain', 'institution', 'source'].map((name) =>
      (row[columns.indexOf(name)] ?? '').trim(),
    )
    const fault = !/^(?:[a-z\d-]+\.)+[a-z\d-]{2,}$/.test(domain.toLowerCase())
      ? `"${domain}" is not a domain.`
      : isOpenDomain(domain.toLowerCase())
        ? `Anybody can get an address at ${domain}.`
        : !institution
          ? 'It names no institution.'
          : !source && 'It has no source.'
    if (fault) faults.push(`Line ${index + 2}: ${fault}`)
    return fault ? [] : [{ domain: domain.toLowerCase(), institution, source }]
  })
  return { listed, faults }
}
