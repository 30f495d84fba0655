import { attachmentKindOf } from '#contract/attachments.ts'
import type { Conversation } from '#contract/conversations.ts'
import type { GroupEvent, MessageContent } from '#contract/message-content.ts'
import type { Message, ReactionKind } from '#contract/messages.ts'
import type { Id } from '#contract/page.ts'
import { contentOf, eventOf } from './content.ts'

/** Somebody by name, as the viewer calls them; `you` for the viewer. */
export type NameOf = (memberId: Id) => string

export const SOMEBODY = 'A former member'

const titles = /^(dr|prof|mr|mrs|ms|sr|sister)\.?$/i

/** What one is called among colleagues who know each other: without a title, and without the family's name. */
export function firstNameOf(name: string) {
  const words = name.split(/\s+/)
  return words.find((word) => !titles.test(word)) ?? name
}

const listed = new Intl.ListFormat('en-IN', { type: 'conjunction' })
const capital = (words: string) => words[0]!.toUpperCase() + words.slice(1)

/** What happened to a group, in a sentence. */
export function eventWords({ event, by, memberIds, name }: GroupEvent, nameOf: NameOf) {
  const who = nameOf(by)
  const whom = listed.format(memberIds.map(nameOf))
  const words = {
    made: `${who} made the group`,
    renamed: `${who} named the group “${name}”`,
    added: `${who} added ${whom}`,
    removed: `${who} removed ${whom}`,
    left: `${who} left`,
    promoted: `${who} made ${whom} an administrator`,
    demoted: `${who} took the administrator’s rights from ${whom}`,
    pictured: `${who} changed the group’s picture`,
    unpictured: `${who} removed the group’s picture`,
    applied: `About the application for ${name}`,
  }
  return capital(words[event])
}

/** In place of words that are not there to read. */
export function goneWords(gone: NonNullable<Message['gone']>, who: string) {
  if (gone === 'deleted') return `${capital(who)} deleted this message`
  return gone === 'hidden' ? 'This message is not shown to you' : 'This message cannot be read. Please tell whoever runs this site.'
}

/** What a conversation is called in a list. */
export const titleOf = ({ kind, name, other }: Pick<Conversation, 'kind' | 'name' | 'other'>) =>
  kind === 'group' ? name || 'Group whose name cannot be read' : (other?.name ?? 'Former member')

const files = { image: ['a photo', 'photos'], video: ['a video', 'videos'], document: ['a document', 'documents'] } as const

/** That files came: what stands for them where there is no room to show them. */
function sentWords({ attachments = [] }: MessageContent) {
  const kinds = [...new Set(attachments.map(({ type }) => attachmentKindOf(type) ?? 'document'))]
  const [one, several] = kinds.length === 1 ? files[kinds[0]!] : ['a file', 'files']
  return attachments.length > 1 ? `sent ${attachments.length} ${several}` : `sent ${one}`
}

/** What a message says in one line: its words, or that files came. */
export const lineOf = (message: Pick<Message, 'envelope' | 'author'>) => {
  const content = contentOf(message)
  return content.text || capital(sentWords(content))
}

/** The last message in one line, drawn here: the server keeps no preview. */
export function previewOf({ kind, last, named, other }: Pick<Conversation, 'kind' | 'last' | 'named' | 'other'>, viewerId: Id | undefined) {
  if (!last) return 'Nothing written yet'
  const nameOf = (id: Id) => {
    if (id === viewerId) return 'you'
    const known = [...named, ...(other ? [other] : [])].find((one) => one.id === id)
    return known ? firstNameOf(known.name) : SOMEBODY
  }
  const event = eventOf(last)
  if (event) return eventWords(event, nameOf)
  const who = last.author === 'doxy' ? 'Doxy AI' : last.senderId === null ? SOMEBODY : nameOf(last.senderId)
  if (last.gone) return goneWords(last.gone, who)
  const content = contentOf(last)
  if (content.text === '') return who === 'you' || kind === 'group' ? `${capital(who)} ${sentWords(content)}` : capital(sentWords(content))
  return who === 'you' || kind === 'group' ? `${capital(who)}: ${content.text}` : content.text
}

export const reactionWords: Record<ReactionKind, string> = {
  agree: 'Agree',
  thanks: 'Thank you',
  seen: 'Seen',
  question: 'Question',
  on_my_way: 'On my way',
  done: 'Done',
}
