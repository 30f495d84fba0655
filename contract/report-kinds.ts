/**
 * What can be reported, as it reads, where it is shown and what leads there, before its place. Another kind is a row here, and the
 * room that hands it in: `server/report-table.ts`.
 */
export const reportKinds = [
  { id: 'post', label: 'Post', whose: 'by', shownIn: 'post', opens: '/dashboard?post=' },
  { id: 'comment', label: 'Comment', whose: 'by', shownIn: 'post', opens: '/dashboard?post=' },
  { id: 'paper', label: 'Paper', whose: 'by', shownIn: 'paper', opens: '/researchhub?paper=' },
  { id: 'paper_comment', label: 'Comment on a paper', whose: 'by', shownIn: 'paper', opens: '/researchhub?paper=' },
  { id: 'institution', label: 'Institution page', whose: 'of', shownIn: 'page', opens: '/institutions?id=' },
  { id: 'profile', label: 'Profile', whose: 'of', shownIn: 'profile', opens: '/profile?member=' },
] as const
