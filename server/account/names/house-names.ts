import { brand } from '#contract/brand.ts'
import { skeletonOf } from './skeleton.ts'

const lettersOf = (text: string) => skeletonOf(text).replace(/[^\p{L}\p{N}]/gu, '')

/** What only Wardmates itself may be called, to the last letter. */
const HOUSE_NAMES = new Set(
  [
    ...[
      'support',
      'support team',
      'customer support',
      'customer care',
      'technical support',
      'help',
      'help desk',
      'help centre',
      'help center',
    ],
    ...['admin', 'admins', 'admin team', 'administrator', 'administrators', 'moderator', 'moderators', 'moderation', 'moderation team'],
    ...['official', 'official account', 'system', 'system administrator', 'security', 'security team', 'staff', 'team', 'the team'],
    ...[
      'verification',
      'verification team',
      'reviewer',
      'reviewers',
      'review team',
      'notifications',
      'no reply',
      'postmaster',
      'webmaster',
      'root',
    ],
    ...['doxy', 'doxy ai', 'ask doxy'],
  ].map(lettersOf),
)
const BRAND = lettersOf(brand.name)
const [DOXY, DOXY_AI, VERIFIED] = [lettersOf('doxy'), lettersOf('doxy ai'), lettersOf('verified')]
const TITLES = /^(\s*(dr|doctor|prof|professor|mr|mrs|ms)\b[.\s]*)+/i

/** Whether a name may be taken for Wardmates, its AI, its staff or its mark, however it is spaced and spelt. */
export function isHouseName(name: string): boolean {
  const bare = name.replace(TITLES, '')
  const letters = lettersOf(bare)
  const words = skeletonOf(bare).split(/[^\p{L}\p{N}]+/u)
  return (
    HOUSE_NAMES.has(letters) ||
    letters.includes(BRAND) ||
    letters.startsWith(DOXY_AI) ||
    words.some((word) => word === DOXY || word === DOXY_AI || word === VERIFIED)
  )
}
