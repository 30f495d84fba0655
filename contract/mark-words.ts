import type { Mark, MarkState, ProvenAs } from './marks.ts'

/** The four facts that can be proven about a member. Each has a shape of its own; the profession is a word. */
export type Fact = 'registration' | 'institution' | 'research' | 'enrolment'

export const factOf: Record<ProvenAs, Fact> = {
  doctor: 'registration',
  dentist: 'registration',
  ayush: 'registration',
  nurse: 'registration',
  pharmacist: 'registration',
  allied: 'registration',
  institution: 'institution',
  researcher: 'research',
  student: 'enrolment',
}

const held: Record<ProvenAs, string> = {
  doctor: 'Registered doctor',
  dentist: 'Registered dentist',
  ayush: 'Registered AYUSH practitioner',
  nurse: 'Registered nurse',
  pharmacist: 'Registered pharmacist',
  allied: 'Registered health professional',
  institution: 'Speaks for an institution',
  researcher: 'Researcher, checked by a reviewer',
  student: 'Enrolled student',
}

const over: Record<Exclude<MarkState, 'holds'>, Record<Fact, string>> = {
  withdrawn: {
    registration: 'Registration withdrawn',
    institution: 'Institution withdrawn',
    research: 'Researcher’s proof withdrawn',
    enrolment: 'Enrolment withdrawn',
  },
  expired: {
    registration: 'Registration not confirmed',
    institution: 'Institution not confirmed',
    research: 'Researcher’s proof not confirmed',
    enrolment: 'Enrolment ended',
  },
}

/** What a mark says: "Registered nurse", "Enrolment ended", "Registration withdrawn". */
export const markWords = ({ as, state }: Pick<Mark, 'as' | 'state'>) => (state === 'holds' ? held[as] : over[state][factOf[as]])

export const NOTHING_PROVEN = 'Nothing proven yet'

const registrations: readonly ProvenAs[] = ['doctor', 'dentist', 'ayush', 'nurse', 'pharmacist', 'allied']

/** What the directory may be narrowed to by what was proven, in the order of the list. */
export const provenFilters = {
  doctors: { words: 'Registered doctors', as: ['doctor'] },
  registered: { words: 'Registered in any profession', as: registrations },
  researchers: { words: 'Researchers checked by a reviewer', as: ['researcher'] },
  students: { words: 'Enrolled students', as: ['student'] },
  any: { words: 'Any proven fact', as: [...registrations, 'institution', 'researcher', 'student'] },
} as const satisfies Record<string, { words: string; as: readonly ProvenAs[] }>

export type ProvenFilter = keyof typeof provenFilters
