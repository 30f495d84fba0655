import { z } from 'zod'
import { ProofKind } from './claim.ts'
import { Count, Id } from './page.ts'
import { MemberCard } from './profile.ts'

/** The parts of a profile that are asked for, in the order of the setup. */
export const ProfilePart = z.enum(['basics', 'work', 'training', 'interests'])
export type ProfilePart = z.infer<typeof ProfilePart>

/** `waiting`: the member has done their part, and somebody else's answer is due. */
const State = z.enum(['open', 'waiting', 'done'])

/** How far a member has come with proving who they are. */
export const ProofProgress = z.enum(['none', 'mail_unconfirmed', 'more_needed', 'waiting', 'proven'])
export type ProofProgress = z.infer<typeof ProofProgress>

/** Something that a new member has left to do, or has done. */
export const FirstStep = z.discriminatedUnion('step', [
  z.object({ step: z.literal('email'), state: State }),
  z.object({ step: z.literal('profile'), state: State, left: z.array(ProfilePart) }),
  /** `by` is what fits the kind of member they are, as far as they said so. */
  z.object({ step: z.literal('proof'), state: State, by: ProofKind, progress: ProofProgress }),
  /** `asked` are those who have not answered yet. */
  z.object({ step: z.literal('mates'), state: State, connected: Count, asked: z.array(Id) }),
  z.object({ step: z.literal('post'), state: State }),
])
export type FirstStep = z.infer<typeof FirstStep>

/** What all the suggested members share with the viewer. */
export const SharedPlace = z.object({ as: z.enum(['class', 'college', 'hospital', 'both']), name: z.string() })
export type SharedPlace = z.infer<typeof SharedPlace>

/** What /home shows a new member in place of their first zeros. */
export const FirstDay = z.object({
  steps: z.array(FirstStep),
  /** Null where the suggestions share no one place with the viewer. */
  shared: SharedPlace.nullable(),
  reading: z.array(z.object({ postId: Id, by: MemberCard, excerpt: z.string(), likes: Count, comments: Count })),
})
export type FirstDay = z.infer<typeof FirstDay>
