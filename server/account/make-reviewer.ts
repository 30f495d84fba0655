import { openAudit } from '../platform/audit/audit.ts'
import { AuditKeys } from '../platform/audit/keys.ts'
import { runCommand } from '../platform/command.ts'
import { makeReviewer } from './reviewers.ts'

/** `npm run make:reviewer -- EMAIL` */
await runCommand(async ({ db }, [email], config) => {
  if (!email) throw new Error('Name the member by email: npm run make:reviewer -- name@hospital.in')
  const audit = await openAudit(db, await AuditKeys.open(config))
  return `${await makeReviewer(db, audit, email)} is a reviewer. The desk at /verification opens once they have an authenticator app: /settings?section=security.`
})
