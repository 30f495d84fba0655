/**
 * What can be reported, as it reads, where it is shown and what leads there, before its place. Another kind is a row here, and the
 * room that hands it in: `server/report-table.ts`. What is `closed` is not for reviewers to open: they read what was
 * reported and no more. What is `withheld` is kept from everybody but its author and moderators once a report of it was
 * right, and before that where a patient may be recognised in it.
 */
export const reportKinds = [
  { id: 'post', label: 'Post', whose: 'by', shownIn: 'post', opens: '/dashboard?post=', closed: false, withheld: true },
  { id: 'comment', label: 'Comment', whose: 'by', shownIn: 'post', opens: '/dashboard?post=', closed: false, withheld: true },
  { id: 'paper', label: 'Paper', whose: 'by', shownIn: 'paper', opens: '/researchhub?paper=', closed: false, withheld: true },
  {
    id: 'paper_comment',
    label: 'Comment on a paper',
    whose: 'by',
    shownIn: 'paper',
    opens: '/researchhub?paper=',
    closed: false,
    withheld: true,
  },
  {
    id: 'message',
    label: 'Message',
    whose: 'by',
    shownIn: 'conversation',
    opens: '/messages?conversation=',
    closed: true,
    withheld: false,
  },
  { id: 'profile', label: 'Profile', whose: 'of', shownIn: 'profile', opens: '/profile?member=', closed: false, withheld: false },
  {
    id: 'institution',
    label: 'Institution page',
    whose: 'of',
    shownIn: 'page',
    opens: '/institutions?id=',
    closed: false,
    withheld: false,
  },
  { id: 'event', label: 'Event', whose: 'by', shownIn: 'event', opens: '/education?event=', closed: false, withheld: false },
  { id: 'course', label: 'Course', whose: 'by', shownIn: 'course', opens: '/education?course=', closed: false, withheld: false },
  { id: 'posting', label: 'Job', whose: 'of', shownIn: 'job', opens: '/jobs?job=', closed: false, withheld: false },
] as const

/** Kinds of which one is withheld. */
export type WithheldKind = Extract<(typeof reportKinds)[number], { withheld: true }>['id']

/** Whether a decision on this may close the account of whose it is: not where it belongs to a page, which others run too. */
export const mayCloseAccount = (kind: (typeof reportKinds)[number]['id']) => !['institution', 'posting', 'event', 'course'].includes(kind)
