import { noticeWords } from '#contract/notice-words.ts'
import type { MailRhythm, NoticeKind, NoticeSetting } from '#contract/notifications.ts'
import { capital } from './words.ts'

/** Kinds that are set together, because nobody would tell them apart. */
export type Topic = { label: string; kinds: NoticeKind[]; inApp: boolean; mail: MailRhythm; alwaysOn: boolean; onHome: boolean }

/** The settings a topic at a time, in the order of the kinds. */
export function topicsOf(settings: readonly NoticeSetting[]): Topic[] {
  return [...Map.groupBy(settings, ({ kind }) => noticeWords[kind].label)].map(([label, [first, ...rest]]) => ({
    label: capital(label),
    kinds: [first!, ...rest].map(({ kind }) => kind),
    inApp: first!.inApp,
    mail: first!.mail,
    alwaysOn: noticeWords[first!.kind].alwaysOn ?? false,
    onHome: noticeWords[first!.kind].onHome ?? false,
  }))
}
