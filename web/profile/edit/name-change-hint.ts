import { sameBearer } from '#contract/names.ts'

/** What a verified member should know before another name is saved; nothing while given and family name stay. */
export const nameChangeHint = (verifiedName: string | undefined, typed: string) =>
  verifiedName === undefined || !typed.trim() || sameBearer(verifiedName, typed)
    ? undefined
    : `Your verified badge was given to ${verifiedName}. If your first or last name changes, the badge is removed until a reviewer has checked the new name, within 24–48 hours. It stays only if the new name is the one registered with your council.`
