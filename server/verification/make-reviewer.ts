import { openAudit } from '../platform/audit.ts'
import { runCommand } from '../platform/command.ts'
import { makeReviewer } from './reviewers.ts'

/** `npm run make:reviewer -- EMAIL` */
await runCommand(async ({ db }, [email]) => {
  if (!email) throw new Error('Say whom: npm run make:reviewer -- name@hospital.in')
  return `${await makeReviewer(db, openAudit(db), email)} is a reviewer and finds the desk at /verification.`
})
