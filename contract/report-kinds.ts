/**
 * What can be reported, as it reads, where it is shown and what leads there, before its place. Another kind is a row here, and the
 * room that hands it in: `server/report-table.ts`.
 */
export const reportKinds = [
  { id: 'post', label: 'Post', whose: 'by', shownIn: 'post', opens: '/dashboard?post=' },
  { id: 'comment', label: 'Comment', whose: 'by', shownIn: 'post', opens: '/dashboard?post=' },
  { id: 'profile', label: 'Profile', whose: 'of', shownIn: 'profile', opens: '/profile?member=' },
] as const
