import type { ProofKind } from '#contract/claim.ts'
import type { FirstStep, ProfilePart, SharedPlace } from '#contract/first-day.ts'
import { FIRST_MATES } from '#contract/limits.ts'
import type { Mate } from '#contract/mates.ts'
import { type Say, sayEnglish } from '../../lib/language/say.ts'
import { promiseIn } from '../../verification/claim/promise.ts'

/** A step in words, and the very place where it is done; none where somebody else's answer is due. */
export type StepWords = { title: string; detail: string; way?: { label: string; to: string } }

/** What the words depend on beside the step itself. */
export type Known = { email: string; left: ProfilePart[]; profileComplete: boolean; shared: SharedPlace | null; people: Mate[] }

type Of<Name extends FirstStep['step']> = Extract<FirstStep, { step: Name }>

export function wordsOfStep(step: FirstStep, known: Known, say: Say = sayEnglish): StepWords {
  switch (step.step) {
    case 'email':
      return step.state === 'done'
        ? { title: say('Email confirmed'), detail: '' }
        : {
            title: say('Confirm your email address'),
            detail: say('Enter the code from our email to {email}.', { email: known.email }),
            way: { label: say('Enter code'), to: '/verification#code' },
          }
    case 'profile':
      return profileWords(step, say)
    case 'proof':
      return proofWords(step, known, say)
    case 'mates':
      return matesWords(step, known, say)
    case 'post':
      return step.state === 'done'
        ? { title: say('First post written'), detail: '' }
        : {
            title: say('Write your first post'),
            detail: say('A case, a question or a tip from the ward, without anything that names a patient.'),
            way: { label: say('Write'), to: '/dashboard#write' },
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

function profileWords({ state, left }: Of<'profile'>, say: Say): StepWords {
  if (state === 'done') return { title: say('Profile finished'), detail: '' }
  const parts = Object.keys(partNames).length
  const names = left.map((part) => say(partNames[part])).join(', ')
  return {
    title: say('Finish your profile'),
    detail: say('{done} of {count} parts done. Left: {names}.', { done: parts - left.length, count: parts, names }),
    way: { label: say('Continue'), to: placeOf[left[0]!] },
  }
}

const proofs: Record<ProofKind, { title: string; done: string; add: string }> = {
  registration: { title: 'Prove your registration', done: 'Registration proven', add: 'Add number' },
  enrolment: { title: 'Prove your enrolment', done: 'Enrolment proven', add: 'Add enrolment' },
  orcid: { title: 'Prove your work as a researcher', done: 'Work as a researcher proven', add: 'Add ORCID iD' },
  institution_mail: { title: 'Prove that you speak for your institution', done: 'Institution proven', add: 'Add email' },
}

function proofWords({ by, progress }: Of<'proof'>, { left, profileComplete }: Known, say: Say): StepWords {
  const { done, add } = proofs[by]
  const title = say(proofs[by].title)
  const promise = promiseIn(say)
  switch (progress) {
    case 'proven':
      return { title: say(done), detail: '' }
    case 'waiting':
      return { title, detail: say('Sent. We check within {promise}, and you are notified.', { promise }) }
    case 'more_needed':
      return { title, detail: say('A reviewer has a question for you.'), way: { label: say('Answer'), to: '/verification#claim' } }
    case 'mail_unconfirmed':
      return {
        title,
        detail: say('Enter the code that we sent to your institution.'),
        way: { label: say('Enter code'), to: '/verification#code' },
      }
    case 'none':
      return {
        title,
        detail: say('Then a mark on your photo says so. We check within {promise}.', { promise }),
        // Where nothing else is left, the setup asks for it and ends with it.
        way: { label: say(add), to: profileComplete || left.length > 0 ? '/verification?form=claim' : '/profile-setup?step=3' },
      }
  }
}

const places: Record<SharedPlace['as'], string> = {
  class: 'your college and year',
  college: 'your college',
  hospital: 'your hospital',
  both: 'your college and hospital',
}
/** Small numbers as they begin a line. */
export const numberNames = ['None', 'One', 'Two', 'Three', 'Four', 'Five']

/** Whoever was asked on the page since it was read counts with those whom the server knows. */
function matesWords({ state, connected, asked }: Of<'mates'>, { shared, people }: Known, say: Say): StepWords {
  const title = say('Connect with three people you know')
  if (state === 'done') return { title: say('Three mates'), detail: '' }
  const suggested = people.filter((mate) => mate.state === 'suggested').length
  const waiting = new Set([...asked, ...people.flatMap((mate) => (mate.state === 'pending' ? mate.member.id : []))]).size
  const soFar = say(waiting > 0 ? '{connected} of {count}, {waiting} asked.' : '{connected} of {count}.', {
    connected,
    waiting,
    count: FIRST_MATES,
  })
  if (state === 'waiting') return { title, detail: `${soFar} ${say('You are notified when they answer.')}` }
  if (suggested === 0) return { title, detail: soFar, way: { label: say('Find people'), to: '/mates#find' } }
  const name = numberNames[suggested]
  const near = say(suggested === 1 ? '{count} from {place} is below.' : '{count} from {place} are below.', {
    count: name ? say(name) : suggested,
    place: shared ? say(places[shared.as]) : '',
  })
  return { title, detail: shared ? `${soFar} ${near}` : soFar, way: { label: say('See them'), to: '#people' } }
}
