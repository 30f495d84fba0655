import { randomUUID } from 'node:crypto'
import type { InstitutionRole } from '#contract/institution.ts'
import type { Posting } from '#contract/posting.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { openPage } from '../support/institutions.ts'
import { dayFromNow } from '../support/jobs.ts'
import type { World } from '../support/world.ts'
import { community } from './community.ts'
import type { JourneyMember, JourneyWorld } from './world.ts'

/** A verified hospital with those who run it, written down at once: how one becomes so is a journey of its own. */
export async function aHospital(...team: [member: JourneyMember, role: InstitutionRole][]) {
  const database = await openDatabase({ dataDir: community.dataDir, poolSize: 2, beside: true })
  try {
    return await openPage({ db: database.db } as World, ...team.map(([{ id }, role]) => [id, role] as [string, InstitutionRole]))
  } finally {
    await database.close()
  }
}

const offer = {
  city: 'Siliguri',
  state: 'West Bengal',
  workType: 'full_time',
  specialty: 'Anaesthesia',
  industry: 'Hospitals and clinics',
  description: 'Run one of three cardiac theatres with four colleagues.',
  ...{ salaryFrom: 30, salaryTo: 42, experienceFrom: 5, dutyHours: 48, bondMonths: 0, living: 'quarters' },
} satisfies Partial<Posting>

/** A job that this member has published for their institution. */
export async function aJob(world: JourneyWorld, by: JourneyMember, institutionId: string, said: Partial<Posting> & Pick<Posting, 'title'>) {
  const begun = { clientId: randomUUID(), institutionId, closesOn: dayFromNow(30), ...offer, ...said }
  const draft = await answerOf(await world.ask(by, 'POST', '/api/postings', begun))
  return answerOf(await world.ask(by, 'POST', `/api/postings/${draft.id}/publication`, { version: draft.version }))
}

async function answerOf(answer: Response) {
  if (!answer.ok) throw new Error(`Could not publish a job: ${await answer.text()}`)
  return (await answer.json()) as Posting
}
