import { openAudit } from '../platform/audit/audit.ts'
import { AuditKeys } from '../platform/audit/keys.ts'
import { runCommand } from '../platform/command.ts'
import { makeStaff } from './staff.ts'

/** `npm run make:staff -- EMAIL [role …]` */
await runCommand(async ({ db }, [email, ...named], config) => {
  if (!email) throw new Error('Name the member by email: npm run make:staff -- name@hospital.in')
  await openAudit(db, await AuditKeys.open(config))
  const { name, roles } = await makeStaff(db, email, named)
  return `${name} has these roles at the desk now: ${roles.join(', ')}. It opens at /verification once they have an authenticator app: /settings?section=security.`
})
