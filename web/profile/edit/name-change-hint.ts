import { sameBearer } from '#contract/names.ts'
import { sayEnglish } from '../../lib/language/say.ts'

/** What a verified member should know before another name is saved; nothing while given and family name stay. */
export const nameChangeHint = (verifiedName: string | undefined, typed: string, say = sayEnglish) =>
  verifiedName === undefined || !typed.trim() || sameBearer(verifiedName, typed)
    ? undefined
    : say(
        'Your verified badge was given to {name}. If your first or last name changes, the badge is removed until a reviewer has checked the new name, within 24–48 hours. It stays only if the new name is the one registered with your council.',
        { name: verifiedName },
      )
