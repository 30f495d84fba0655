import { firstBrokenLine } from './audit.ts'
import { runCommand } from './command.ts'

/** `npm run audit:verify`: reads the whole audit log and says whether anything in it was changed. */
await runCommand(async ({ db }) => {
  const broken = await firstBrokenLine(db)
  if (broken !== null) throw new Error(`The audit log is broken at line ${broken}: it or the line before it was changed or removed.`)
  const { lines } = await db
    .selectFrom('audit_entry')
    .select(({ fn }) => fn.countAll<number>().as('lines'))
    .executeTakeFirstOrThrow()
  return `The audit log is whole: ${lines} ${lines === 1 ? 'line follows' : 'lines follow'} one from the other.`
})
