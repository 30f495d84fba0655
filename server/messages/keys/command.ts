import { runCommand } from '../../platform/command.ts'
import { ConversationKeys } from './conversation-keys.ts'
import { rotateKeys } from './rotate.ts'

/** `npm run messages:rotate`. */
await runCommand(async ({ db }, _args, config) => {
  const { conversations, messages } = await rotateKeys(db, await ConversationKeys.open(config))
  return `${conversations} conversations have a new key, and ${messages} messages were written anew under it. Keep the earlier keys for as long as you keep backups from before.`
})
