import { attachmentKindOf } from '#contract/attachments.ts'
import type { Conversation } from '#contract/conversations.ts'
import { UNREAD_MAX } from '#contract/limits.ts'
import type { GroupEvent, MessageContent } from '#contract/message-content.ts'
import type { Message, ReactionKind } from '#contract/messages.ts'
import type { Id } from '#contract/page.ts'
import { sayCount } from '../lib/count.ts'
import { capital, locale, say } from '../lib/language/say.ts'
import { contentOf, eventOf } from './content.ts'

/** Somebody by name, as the viewer calls them; `YOU` for the viewer. */
export type NameOf = (memberId: Id) => string

export const somebody = () => say('A former member')

/** Stands for the viewer among names. */
export const YOU = 'you'

/** A name within a sentence. */
export const named = (who: string) => (who === YOU ? say('you') : who)

const titles = /^(dr|prof|mr|mrs|ms|sr|sister)\.?$/i

/** What one is called among colleagues who know each other: without a title, and without the family's name. */
export function firstNameOf(name: string) {
  const words = name.split(/\s+/)
  return words.find((word) => !titles.test(word)) ?? name
}

/** "Asha, Ravi and Meena". */
export const listOf = (names: readonly string[]) => new Intl.ListFormat(locale(), { type: 'conjunction' }).format(names)

/** What happened, by the viewer and by others. */
const events: Record<GroupEvent['event'], readonly [own: string, others: string]> = {
  made: ['You made the group', '{who} made the group'],
  renamed: ['You named the group “{name}”', '{who} named the group “{name}”'],
  added: ['You added {whom}', '{who} added {whom}'],
  removed: ['You removed {whom}', '{who} removed {whom}'],
  left: ['You left', '{who} left'],
  promoted: ['You made {whom} an administrator', '{who} made {whom} an administrator'],
  demoted: ['You took the administrator’s rights from {whom}', '{who} took the administrator’s rights from {whom}'],
  pictured: ['You changed the group’s picture', '{who} changed the group’s picture'],
  unpictured: ['You removed the group’s picture', '{who} removed the group’s picture'],
  applied: ['About the application for {name}', 'About the application for {name}'],
}

/** What happened to a group, in a sentence. */
export function eventWords({ event, by, memberIds, name = '' }: GroupEvent, nameOf: NameOf) {
  const who = nameOf(by)
  const [own, others] = events[event]
  return say(who === YOU ? own : others, { who: capital(who), whom: listOf(memberIds.map((id) => named(nameOf(id)))), name })
}

/** How much is unread: no further is counted than UNREAD_MAX. */
export const unreadWords = (unread: number) =>
  unread < UNREAD_MAX ? say('{count} unread', { count: unread }) : say('{count} or more unread', { count: UNREAD_MAX })

/** In place of words that are not there to read. */
export function goneWords(gone: NonNullable<Message['gone']>, who: string) {
  if (gone === 'deleted') return who === YOU ? say('You deleted this message') : say('{who} deleted this message', { who: capital(who) })
  return say(gone === 'hidden' ? 'This message is not shown to you' : 'This message cannot be read. Please tell whoever runs this site.')
}

/** What a conversation is called in a list. */
export const titleOf = ({ kind, name, other }: Pick<Conversation, 'kind' | 'name' | 'other'>) =>
  kind === 'group' ? name || say('Group whose name cannot be read') : (other?.name ?? say('Former member'))

const files = {
  image: ['a photo', '{count} photos'],
  video: ['a video', '{count} videos'],
  document: ['a document', '{count} documents'],
} as const

/** What came as files, where there is no room to show them. */
function filesWords({ attachments = [] }: MessageContent) {
  const kinds = [...new Set(attachments.map(({ type }) => attachmentKindOf(type) ?? 'document'))]
  const [one, several] = kinds.length === 1 ? files[kinds[0]!] : (['a file', '{count} files'] as const)
  return sayCount(attachments.length, one, several)
}

/** What a message says in one line: its words, or that files came. */
export const lineOf = (message: Pick<Message, 'envelope' | 'author'>) => {
  const content = contentOf(message)
  return content.text || say('Sent {files}', { files: filesWords(content) })
}

/** The last message in one line, drawn here: the server keeps no preview. */
export function previewOf({ kind, last, named, other }: Pick<Conversation, 'kind' | 'last' | 'named' | 'other'>, viewerId: Id | undefined) {
  if (!last) return say('Nothing written yet')
  const nameOf = (id: Id) => {
    if (id === viewerId) return YOU
    const known = [...named, ...(other ? [other] : [])].find((one) => one.id === id)
    return known ? firstNameOf(known.name) : somebody()
  }
  const event = eventOf(last)
  if (event) return eventWords(event, nameOf)
  const who = last.author === 'doxy' ? 'Doxy AI' : last.senderId === null ? somebody() : nameOf(last.senderId)
  if (last.gone) return goneWords(last.gone, who)
  const { text } = contentOf(last)
  if (who !== YOU && kind !== 'group') return lineOf(last)
  if (text !== '') return `${who === YOU ? say('You') : capital(who)}: ${text}`
  const sent = filesWords(contentOf(last))
  return who === YOU ? say('You sent {files}', { files: sent }) : say('{who} sent {files}', { who: capital(who), files: sent })
}

export const reactionWords: Record<ReactionKind, string> = {
  agree: 'Agree',
  thanks: 'Thank you',
  seen: 'Seen',
  question: 'Question',
  on_my_way: 'On my way',
  done: 'Done',
}
