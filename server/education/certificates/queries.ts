import { sql } from 'kysely'
import type { Certificate } from '#contract/certificates.ts'
import { Refusal } from '#contract/errors.ts'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import { questionsOf } from '#corpus/course.ts'
import { isStaying } from '../../account/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { cursorAfter, idOf } from '../../platform/db/cursor.ts'
import { newId } from '../../platform/ids.ts'
import type { Vault } from '../../platform/secrets/vault.ts'
import { getCard } from '../../profile/public.ts'
import { findAttempts } from '../courses/attempts.ts'
import { getCard as getCourseCard } from '../courses/list.ts'
import { getTextOf } from '../courses/read.ts'
import { certificateSigner, isGenuine, newNumber, publicKeyOf, signCertificate } from './sign.ts'

const ISSUER = 'Wardmates'
const MINUTES_OF_QUARTER = 15

type Signing = { db: Db; vault: Vault; site: string }
type Row = { number: string; body: string; signature: Buffer }

function show({ body }: Row): Certificate {
  const { format: _, site: __, ...certificate } = JSON.parse(body)
  return certificate
}

/** The certificate of a finished course, signed at the first time that it is asked for. */
export const issueCertificate = ({ db, vault, site }: Signing, memberId: string, courseId: string): Promise<Certificate> =>
  db.transaction().execute(async (tx) => {
    const own = { member_id: memberId, course_id: courseId }
    const progress = await tx
      .selectFrom('course_progress')
      .select(['finished_at', 'finished_version'])
      .where('member_id', '=', memberId)
      .where('course_id', '=', courseId)
      .forUpdate()
      .executeTakeFirst()
    if (!progress) await getCourseCard(tx, memberId, courseId)
    if (!progress?.finished_at || progress.finished_version === null) throw new Refusal('COURSE_UNFINISHED')
    const before = await tx
      .selectFrom('certificate')
      .selectAll()
      .where('member_id', '=', memberId)
      .where('course_id', '=', courseId)
      .executeTakeFirst()
    if (before) return show(before)
    // What was finished, whatever the course has become since.
    const text = await getTextOf(tx, courseId, progress.finished_version)
    const { name } = await getCard(tx, memberId)
    const answered = [...(await findAttempts(tx, memberId, text)).values()]
    const certificate: Certificate = {
      certificateNumber: newNumber(),
      name,
      courseId,
      course: text.title,
      version: text.version,
      hours: Math.max(1, Math.round(text.minutes / MINUTES_OF_QUARTER)) / 4,
      questions: questionsOf(text).length,
      rightAtFirst: answered.filter((attempt) => attempt.was_right_at_first).length,
      finishedAt: progress.finished_at.toISOString(),
      issuer: ISSUER,
      accreditation: 'none',
    }
    const signed = signCertificate(certificateSigner(vault), site, certificate)
    await tx
      .insertInto('certificate')
      .values({ id: newId(), number: certificate.certificateNumber, ...own, ...signed })
      .execute()
    return certificate
  })

/** What anybody may see of a number: the certificate, and what it can be checked with. One that is not as it was signed is none. */
export async function checkCertificate(db: Db, vault: Vault, number: string) {
  const row = await db
    .selectFrom('certificate')
    .select(['number', 'body', 'signature'])
    .where('number', '=', number)
    .where(isStaying('certificate.member_id'))
    .executeTakeFirst()
  const key = certificateSigner(vault)
  if (!row || !isGenuine(key, row.body, row.signature)) throw new Refusal('NOT_FOUND')
  return { certificate: show(row), body: row.body, signature: row.signature.toString('base64url'), publicKey: publicKeyOf(key) }
}

/** One's own certificate. */
export async function getOwn(db: Db, memberId: string, number: string): Promise<Certificate> {
  const row = await db
    .selectFrom('certificate')
    .selectAll()
    .where('number', '=', number)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return show(row)
}

/** A page of one's certificates, the latest first. */
export async function certificatePage(db: Db, memberId: string, cursor?: string): Promise<Page<Certificate>> {
  const rows = await db
    .selectFrom('certificate')
    .selectAll()
    .where('member_id', '=', memberId)
    .$if(cursor !== undefined, (query) => query.where('id', '<', idOf(cursor!)))
    .orderBy('id', 'desc')
    .limit(sql.lit(PAGE_SIZE + 1))
    .execute()
  const shown = rows.slice(0, PAGE_SIZE)
  return { items: shown.map(show), next: rows.length > PAGE_SIZE ? cursorAfter(shown.at(-1)!.id) : null }
}
