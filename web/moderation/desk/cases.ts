import type { ReportToReview } from '#contract/moderation.ts'
import { say } from '../../lib/language/say.ts'

/** What is asked of the reviewer in each case, and who reads the answer. */
export const cases = {
  report: {
    title: 'Decide on this report',
    upheld: 'The report is right',
    dismissed: 'Nothing is wrong with it',
    readers: 'Sent to the member who reported it and, if the report is right, to the author. Neither learns the other’s name or yours.',
  },
  name: {
    title: 'Decide on this name',
    upheld: 'Allow this name',
    dismissed: 'Do not allow it',
    readers: 'Sent to the member who asked, without your name.',
  },
  ruling: {
    title: 'Decide on this appeal',
    upheld: 'Reverse the decision',
    dismissed: 'The decision stands',
    readers: 'Sent to the author and to the member who reported it. Neither learns the other’s name or yours.',
  },
  grievance: {
    title: 'Answer this grievance',
    upheld: 'It is right, and something was put right',
    dismissed: 'It is not upheld',
    readers: 'Sent to the member, without your name: what was done or why not, and what else they can do.',
  },
}

/** What is said once it is decided: of a report whose sender has left, nobody hears that it was not upheld. */
export const decidedWords = (report: Pick<ReportToReview, 'reporter'> | undefined, upheld: boolean) =>
  report && !report.reporter && !upheld
    ? say('Decision saved. Whoever reported it has left, so nobody is notified.')
    : say('Decision saved. The member has been notified.')
