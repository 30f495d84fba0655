import type { FitLine, SentAnswer, SentProfile } from '#contract/application.ts'
import type { applications } from '#contract/applications.ts'
import { Refusal } from '#contract/errors.ts'
import { factOf } from '#contract/mark-words.ts'
import type { PostingQuestion, Requirement } from '#contract/posting.ts'
import type { InputOf } from '#contract/route.ts'
import { confirmedAffiliations, membersWith } from '../../institutions/public.ts'
import { notifyEach } from '../../notifications/public.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Services } from '../../platform/http/context.ts'
import { newId } from '../../platform/ids.ts'
import { sealedLog } from '../../platform/secrets/opened.ts'
import { keepUpload } from '../../platform/uploads/kept.ts'
import type { Upload } from '../../platform/uploads/take.ts'
import { copyProfile } from '../../profile/public.ts'
import { checkedRegistration, refuseAadhaar } from '../../verification/public.ts'
import { cvUpload } from '../uploads.ts'
import { getPublic, isVerified, notFound } from '../visible.ts'
import { fitOf } from './fit.ts'

type Asks = { requirements: Requirement[]; questions: PostingQuestion[]; council: string | null }
type Reading = Pick<Services, 'db' | 'vault' | 'log'>

/** What a member's profile says of what a posting asks for, as it is now. */
export async function loadFit(
  { db, vault, log }: Reading,
  memberId: string,
  asked: Pick<Asks, 'requirements' | 'council'>,
): Promise<{ fit: FitLine[]; profile: SentProfile }> {
  const profile = await copyProfile(db, memberId)
  const { proven } = await db.selectFrom('member').select('proven').where('id', '=', memberId).executeTakeFirstOrThrow()
  const confirmed = await confirmedAffiliations(db, memberId)
  const isRegistered = proven.some((as) => factOf[as] === 'registration')
  const checked = isRegistered ? await checkedRegistration(db, vault, sealedLog(log), memberId) : undefined
  // Of a doctor whose claim is not there, as in the sample community, it is known that they are one.
  const registration = checked ?? (proven.includes('doctor') ? { council: null, checkedAt: null } : null)
  return { fit: fitOf(asked, profile, { registration, mark: profile.checked, confirmed }), profile }
}

/** What a posting asks for. */
export async function asksOf(db: Db, postingId: string): Promise<Asks> {
  const row = await db
    .selectFrom('job_posting')
    .select(['requirements', 'questions', 'council'])
    .where('id', '=', postingId)
    .executeTakeFirst()
  return row ?? notFound()
}

/** Refuses whoever has applied already, also where they have withdrawn. */
export async function refuseSecond(db: Db, memberId: string, postingId: string) {
  const before = await db
    .selectFrom('job_application')
    .select('id')
    .where('posting_id', '=', postingId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  if (before) throw new Refusal('ALREADY_APPLIED')
}

type Sent = Pick<InputOf<typeof applications.apply>, 'postingId' | 'answers' | 'letter'> & { cv: Upload | null }
type Answer = Sent['answers'][number]
type Applied = { id: string; notifiedIds: string[] }

/** Sends an application, once a member and posting, to those who manage the posting. */
export async function apply({ db: tx, vault, log }: Reading, memberId: string, { postingId, answers, letter, cv }: Sent): Promise<Applied> {
  const { id: openId, isOpen, institutionId } = await getPublic(tx, postingId, 'shared')
  await refuseSecond(tx, memberId, openId)
  if (!isOpen) throw new Refusal('POSTING_CLOSED')
  if (!(await isVerified(tx, institutionId))) throw new Refusal('POSTING_SUSPENDED')
  const recruiters = await membersWith(tx, institutionId, 'jobs')
  if (recruiters.includes(memberId)) throw new Refusal('WRITE_TO_YOURSELF')
  refuseAadhaar(letter, ...answers.map(({ answer }) => answer))
  const { questions, ...asked } = await asksOf(tx, openId)
  const { fit, profile } = await loadFit({ db: tx, vault, log }, memberId, asked)
  const id = newId()
  const kept = cv && (await keepUpload(tx, cvUpload, memberId, cv.id))
  const inserted = await tx
    .insertInto('job_application')
    .values({
      ...{ id, posting_id: openId, member_id: memberId, letter },
      ...{ profile: JSON.stringify(profile), fit: JSON.stringify(fit), answers: JSON.stringify(answered(questions, answers)) },
      ...{
        upload_id: kept?.id ?? null,
        cv_name: cv && kept ? cv.name : null,
        cv_type: kept?.type ?? null,
        cv_bytes: kept?.sizeBytes ?? null,
      },
    })
    .onConflict((same) => same.columns(['posting_id', 'member_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) throw new Refusal('ALREADY_APPLIED')
  await tx
    .insertInto('job_application_step')
    .values({ application_id: id, no: 1, status: 'sent', by_side: 'applicant', words: '' })
    .execute()
  const notice = { kind: 'application_received', from: memberId, subject: openId, part: id } as const
  return { id, notifiedIds: await notifyEach(tx, recruiters, notice) }
}

/** Each question with its answer; refused where one is missing, is not what the question takes, or was given to a question that is not asked. */
function answered(questions: readonly PostingQuestion[], answers: readonly Answer[]): SentAnswer[] {
  const given = new Map(answers.map(({ question, answer }) => [question, answer]))
  const asked = new Set(questions.map(({ words }) => words))
  if (!asked.isSupersetOf(given)) throw new Refusal('QUESTIONS_CHANGED')
  const sent = questions.map((question) => ({ ...question, answer: saidTo(question, given.get(question.words) ?? '') }))
  const issues = sent.flatMap(({ kind, answer }, at) => {
    if (answer === '') return [{ path: `answers.${at}`, message: 'Please answer this question.' }]
    return kind === 'yes_no' && !YES_NO.includes(answer) ? [{ path: `answers.${at}`, message: 'Answer yes or no.' }] : []
  })
  if (issues.length > 0) throw new Refusal('BAD_INPUT', { issues })
  return sent
}

const YES_NO = ['yes', 'no']
const saidTo = ({ kind }: PostingQuestion, answer: string) => (kind === 'yes_no' ? answer.toLowerCase() : answer)
