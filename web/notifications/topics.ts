import { noticeWords, recommended, rhythmsOf } from '#contract/notice-words.ts'
import type { MailRhythm, NoticeKind, NoticeSetting } from '#contract/notifications.ts'

type Choice = Pick<NoticeSetting, 'inApp' | 'mail'>

/** Kinds that are set together, because nobody would tell them apart. */
export type Topic = Choice & {
  label: string
  kinds: NoticeKind[]
  /** How it may be sent by mail; one way is no choice. */
  rhythms: readonly MailRhythm[]
  advised: Choice
  alwaysOn: boolean
  onHome: boolean
}

/** The settings a topic at a time, in the order of the kinds. */
export function topicsOf(settings: readonly NoticeSetting[]): Topic[] {
  return [...Map.groupBy(settings, ({ kind }) => noticeWords[kind].label)].map(([label, [first, ...rest]]) => {
    const { kind, inApp, mail } = first!
    const { alwaysOn = false, onHome = false } = noticeWords[kind]
    const kinds = [first!, ...rest].map((one) => one.kind)
    return { label, kinds, inApp, mail, rhythms: rhythmsOf(kind), advised: recommended(kind), alwaysOn, onHome }
  })
}

const areas: readonly (readonly [name: string, kinds: RegExp])[] = [
  ['Your account', /^(?:verification|evidence|security|report|appeal|name|grievance)_/],
  ['Messages', /^message_/],
  ['Mates and posts', /^(?:mate|post|comment|case|citation|profile)_/],
  ['Research', /^paper_/],
  ['Work', /^(?:application|posting|search|shift)_/],
  ['Institutions', /^(?:institution|affiliation)_/],
  ['Learning', /^(?:event|course|weekly)_/],
]

/** The topics by what they are about. */
export const byArea = (topics: readonly Topic[]) =>
  areas.map(([name, kinds]) => ({ name, topics: topics.filter((topic) => kinds.test(topic.kinds[0]!)) }))

export const differsInApp = ({ inApp, advised }: Topic) => inApp !== advised.inApp
export const differsByMail = ({ mail, advised }: Topic) => mail !== advised.mail

/** What brings every topic to what is recommended, in as few changes as there are ways to be notified. */
export function toRecommended(topics: readonly Topic[]): (Choice & { kinds: NoticeKind[] })[] {
  const off = topics.filter((topic) => differsInApp(topic) || differsByMail(topic))
  return [...Map.groupBy(off, ({ advised }) => `${advised.inApp} ${advised.mail}`).values()].map((alike) => ({
    kinds: alike.flatMap(({ kinds }) => kinds),
    inApp: alike[0]!.advised.inApp,
    mail: alike[0]!.advised.mail,
  }))
}
