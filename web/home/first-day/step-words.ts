import type { ProofKind } from '#contract/claim.ts'
import type { FirstStep, ProfilePart, SharedPlace } from '#contract/first-day.ts'
import { FIRST_MATES } from '#contract/limits.ts'
import type { Mate } from '#contract/mates.ts'
import { promise } from '../../verification/claim/promise.ts'

/** A step in words, and the very place where it is done; none where somebody else's answer is due. */
export type StepWords = { title: string; detail: string; way?: { label: string; to: string } }

/** What the words depend on beside the step itself. */
export type Known = { email: string; left: ProfilePart[]; profileComplete: boolean; shared: SharedPlace | null; people: Mate[] }

type Of<Name extends FirstStep['step']> = Extract<FirstStep, { step: Name }>

export function wordsOfStep(step: FirstStep, known: Known): StepWords {
  switch (step.step) {
    case 'email':
      return step.state === 'done'
        ? { title: 'Email confirmed', detail: '' }
        : {
            title: 'Confirm your email address',
            detail: `Enter the code that we sent to ${known.email}.`,
            way: { label: 'Enter code', to: '/verification#code' },
          }
    case 'profile':
      return profileWords(step)
    case 'proof':
      return proofWords(step, known)
    case 'mates':
      return matesWords(step, known)
    case 'post':
      return step.state === 'done'
        ? { title: 'First post written', detail: '' }
        : {
            title: 'Write your first post',
            detail: 'A case, a question or a tip from the ward, without anything that names a patient.',
            way: { label: 'Write', to: '/dashboard#write' },
          }
  }
}

const partNames: Record<ProfilePart, string> = {
  basics: 'title and place',
  work: 'your work',
  training: 'training',
  interests: 'interests',
}

/** Interests stand on the page of the setup that asks for the number first; in the profile they are chosen alone. */
const placeOf: Record<ProfilePart, string> = {
  basics: '/profile-setup?step=1',
  work: '/profile-setup?step=2',
  training: '/profile-setup?step=2',
  interests: '/profile?edit=interests',
}

function profileWords({ state, left }: Of<'profile'>): StepWords {
  if (state === 'done') return { title: 'Profile finished', detail: '' }
  const parts = Object.keys(partNames).length
  const names = left.map((part) => partNames[part]).join(', ')
  return {
    title: 'Finish your profile',
    detail: `${parts - left.length} of ${parts} parts done. Left: ${names}.`,
    way: { label: 'Continue', to: placeOf[left[0]!] },
  }
}

const proofs: Record<ProofKind, { title: string; done: string; add: string }> = {
  registration: { title: 'Prove your registration', done: 'Registration proven', add: 'Add number' },
  enrolment: { title: 'Prove your enrolment', done: 'Enrolment proven', add: 'Add enrolment' },
  orcid: { title: 'Prove your work as a researcher', done: 'Work as a researcher proven', add: 'Add ORCID iD' },
  institution_mail: { title: 'Prove that you speak for your institution', done: 'Institution proven', add: 'Add email' },
}

function proofWords({ by, progress }: Of<'proof'>, { left, profileComplete }: Known): StepWords {
  const { title, done, add } = proofs[by]
  switch (progress) {
    case 'proven':
      return { title: done, detail: '' }
    case 'waiting':
      return { title, detail: `Sent. We check within ${promise}, and you are notified.` }
    case 'more_needed':
      return { title, detail: 'A reviewer has a question for you.', way: { label: 'Answer', to: '/verification#claim' } }
    case 'mail_unconfirmed':
      return { title, detail: 'Enter the code that we sent to your institution.', way: { label: 'Enter code', to: '/verification#code' } }
    case 'none':
      return {
        title,
        detail: `Then a mark on your photo says so. We check within ${promise}.`,
        // Where nothing else is left, the setup asks for it and ends with it.
        way: { label: add, to: profileComplete || left.length > 0 ? '/verification?form=claim' : '/profile-setup?step=3' },
      }
  }
}

const places: Record<SharedPlace['as'], string> = {
  class: 'your college and year',
  college: 'your college',
  hospital: 'your hospital',
  both: 'your college and hospital',
}
const COUNTS = ['None', 'One', 'Two', 'Three', 'Four', 'Five']

/** Whoever was asked on the page since it was read counts with those whom the server knows. */
function matesWords({ state, connected, asked }: Of<'mates'>, { shared, people }: Known): StepWords {
  const title = 'Connect with three people you know'
  if (state === 'done') return { title: 'Three mates', detail: '' }
  const suggested = people.filter((mate) => mate.state === 'suggested').length
  const waiting = new Set([...asked, ...people.flatMap((mate) => (mate.state === 'pending' ? mate.member.id : []))]).size
  const soFar = `${connected} of ${FIRST_MATES}${waiting > 0 ? `, ${waiting} asked` : ''}.`
  if (state === 'waiting') return { title, detail: `${soFar} You are notified when they answer.` }
  if (suggested === 0) return { title, detail: soFar, way: { label: 'Find people', to: '/mates#find' } }
  const near = shared ? ` ${COUNTS[suggested] ?? suggested} from ${places[shared.as]} ${suggested === 1 ? 'is' : 'are'} below.` : ''
  return { title, detail: soFar + near, way: { label: 'See them', to: '#people' } }
}
