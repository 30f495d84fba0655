import process from 'node:process'
import { runCommand } from '../../platform/command.ts'
import { ConversationKeys } from './conversation-keys.ts'
import { rotateKeys } from './rotate.ts'

/** `npm run messages:rotate`. */
await runCommand(async ({ db }, _args, config) => {
  const log = { error: (_fault: unknown, words: string) => void process.stderr.write(`${words}\n`) }
  const { conversations, messages, unreadable } = await rotateKeys(db, await ConversationKeys.open(config, log))
  const left = unreadable > 0 ? ` ${unreadable} messages do not open and were left as they are.` : ''
  return `${conversations} conversations have a new key, and ${messages} messages were written anew under it.${left} Keep the earlier keys for as long as you keep backups from before.`
})
