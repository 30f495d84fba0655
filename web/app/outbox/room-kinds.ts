import type { Delivery, Kind } from '../../lib/outbox/entry.ts'

const delivery = async <Payload>(kind: Promise<Kind<Payload>>) => (await (await kind).load()) as Delivery

/** How rooms deliver what seldom waits on a page that is not theirs: each room is fetched when something of it does. */
export const deliveries = {
  mate: () => delivery(import('../../mates/move-kind.ts').then(({ mateMoveKind }) => mateMoveKind)),
  'paper-comment': () => delivery(import('../../research/comments/paper-comment-kind.ts').then(({ paperCommentKind }) => paperCommentKind)),
  application: () => delivery(import('../../jobs/apply/application-kind.ts').then(({ applicationKind }) => applicationKind)),
  'save-job': () => delivery(import('../../jobs/save-job.ts').then(({ saveJob }) => saveJob.kind)),
  'save-paper': () => delivery(import('../../research/keep-paper.ts').then(({ savePaper }) => savePaper.kind)),
  'follow-paper': () => delivery(import('../../research/keep-paper.ts').then(({ followPaper }) => followPaper.kind)),
  'follow-institution': () => delivery(import('../../institutions/follow-institution.ts').then((room) => room.followInstitution.kind)),
  'go-to-event': () => delivery(import('../../education/events/go.ts').then(({ goToEvent }) => goToEvent.kind)),
  'finish-reading': () => delivery(import('../../education/course/finish-reading.ts').then(({ readingKind }) => readingKind)),
  'answer-question': () => delivery(import('../../education/course/answer-kind.ts').then(({ answerKind }) => answerKind)),
  'rate-card': () => delivery(import('../../education/recall/rate-card.ts').then(({ ratingKind }) => ratingKind)),
} satisfies Record<string, () => Promise<Delivery>>
