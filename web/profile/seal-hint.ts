import { sameBearer } from '#contract/names.ts'

/** What a verified member should know before another name is saved; nothing while given and family name stay. */
export const sealHint = (verifiedName: string | undefined, typed: string) =>
  verifiedName === undefined || !typed.trim() || sameBearer(verifiedName, typed)
    ? undefined
    : `Your green mark belongs to ${verifiedName}. Under another given or family name it goes until a reviewer has compared the new one, within 24–48 hours. Only the name as your council registered it keeps it.`
