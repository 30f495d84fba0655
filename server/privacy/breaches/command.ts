import { readFile } from 'node:fs/promises'
import type { z } from 'zod'
import { openAudit } from '../../platform/audit/audit.ts'
import { AuditKeys } from '../../platform/audit/keys.ts'
import { runCommand } from '../../platform/command.ts'
import { issueWords } from '../../platform/http/operations/issue-words.ts'
import { BreachFile, deadlines, findConcerned, tellOfBreach } from './tell.ts'

/** `npm run breach -- FILE.json` is a drill and writes nothing; with `--send` members are told. */
await runCommand(async ({ db }, [path, mode, ...more], config) => {
  if (!path || more.length > 0 || (mode !== undefined && mode !== '--send'))
    throw new Error('Name the file, and --send once a drill says what you mean: npm run breach -- FILE.json [--send]')
  const file = await read(path)
  const { ids, proven, leaving, unknown } = await findConcerned(db, file.members)
  const byHand =
    leaving.length > 0
      ? `\nTheir account is being deleted or is closed, so they see no notice; write to them yourself: ${leaving.join(', ')}.`
      : ''
  const nobody = unknown.length > 0 ? `\nNobody has the address or id ${unknown.join(', ')}.` : ''
  const reached = `${deadlines(file.noticedAt)}\nIt concerns ${ids.length} of the members, ${proven} of them with a proven email address.${byHand}${nobody}`
  if (mode === undefined) return `A drill: nobody was told.\n${reached}\nTo tell them: npm run breach -- ${path} --send`
  if (ids.length === 0) throw new Error(`It concerns nobody here, so nobody was told.${nobody}`)
  await openAudit(db, await AuditKeys.open(config))
  const count = await tellOfBreach(db, file, ids)
  return `${reached}\n${count} were told now${count < ids.length ? `, ${ids.length - count} had been before` : ''}. Emails go out as the product runs.`
})

async function read(path: string): Promise<BreachFile> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new Error(`The file ${path} could not be read.`)
  })
  const { data, error } = BreachFile.safeParse(parsed(text, path), { error: issueWords })
  if (!data) throw new Error(error.issues.map(sentenceOf).join('\n'))
  return data
}

function sentenceOf(issue: z.core.$ZodIssue) {
  if (issue.code !== 'unrecognized_keys') return `${issue.path.join('.') || 'The file'}: ${issue.message}`
  return `There is no field ${issue.keys.map((key) => `"${key}"`).join(', ')} in such a file.`
}

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`The file ${path} is not JSON.`)
  }
}
