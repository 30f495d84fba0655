import { api } from '../../lib/api/api.ts'
import { say } from '../../lib/language/say.ts'

/** What a reviewer writes with each act, and who reads it. */
export const written = {
  note: {
    title: 'Note for reviewers',
    label: 'Note',
    hint: 'The member does not see it.',
    confirm: 'Save note',
    done: () => say('Note saved.'),
  },
  ask: {
    title: 'Ask the member for information',
    label: 'Your question',
    hint: 'The member sees exactly what you write. The 48 hours are paused until they answer.',
    confirm: 'Send question',
    done: () => say('Question sent to the member.'),
  },
  reject: {
    title: 'Reject this claim',
    label: 'The reason',
    hint: 'The member sees exactly what you write, and may appeal to another reviewer.',
    confirm: 'Reject',
    done: () => say('Claim rejected.'),
  },
  askToRevoke: {
    title: 'Ask for this badge to be revoked',
    label: 'The reason',
    hint: 'Two reviewers revoke a badge. Until another one confirms it, the badge stands and the member hears nothing.',
    confirm: 'Ask another reviewer',
    done: () => say('Waits for another reviewer, under “To look at again”.'),
  },
  revoke: {
    title: 'Revoke this badge',
    label: 'The reason',
    hint: 'The mark is barred at once, and the member’s posts carry a note until the same fact is proven again. They see your reason and may appeal.',
    confirm: 'Revoke',
    done: () => say('Badge revoked.'),
  },
  keep: {
    title: 'Leave this badge as it is',
    label: 'What you found',
    hint: 'Reviewers read it. The member hears nothing.',
    confirm: 'Leave it',
    done: () => say('The badge stays as it is.'),
  },
} as const
export type Written = keyof typeof written

export const dangerous = new Set<Written>(['reject', 'askToRevoke', 'revoke'])

export const calls = {
  note: api.verification.note,
  ask: api.verification.askMore,
  reject: api.verification.reject,
  askToRevoke: api.verification.revoke,
  revoke: api.verification.revoke,
  keep: api.verification.keep,
} as const
