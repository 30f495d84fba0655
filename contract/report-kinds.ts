/**
 * What can be reported, as it reads, where it is shown and what leads there, before its place. Another kind is a row here, and the
 * room that hands it in: `server/report-table.ts`. What is `closed` is not for reviewers to open: they read what was
 * reported and no more.
 */
export const reportKinds = [
  { id: 'post', label: 'Post', whose: 'by', shownIn: 'post', opens: '/dashboard?post=', closed: false },
  { id: 'comment', label: 'Comment', whose: 'by', shownIn: 'post', opens: '/dashboard?post=', closed: false },
  { id: 'paper', label: 'Paper', whose: 'by', shownIn: 'paper', opens: '/researchhub?paper=', closed: false },
  { id: 'paper_comment', label: 'Comment on a paper', whose: 'by', shownIn: 'paper', opens: '/researchhub?paper=', closed: false },
  { id: 'message', label: 'Message', whose: 'by', shownIn: 'conversation', opens: '/messages?conversation=', closed: true },
  { id: 'profile', label: 'Profile', whose: 'of', shownIn: 'profile', opens: '/profile?member=', closed: false },
  { id: 'institution', label: 'Institution page', whose: 'of', shownIn: 'page', opens: '/institutions?id=', closed: false },
  { id: 'event', label: 'Event', whose: 'by', shownIn: 'event', opens: '/education?event=', closed: false },
  { id: 'course', label: 'Course', whose: 'by', shownIn: 'course', opens: '/education?course=', closed: false },
  { id: 'posting', label: 'Job', whose: 'of', shownIn: 'job', opens: '/jobs?job=', closed: false },
] as const
