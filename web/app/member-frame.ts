// What stands around every page of a member: one chunk, asked for in one piece.
export { DashboardBar, MemberBar } from './MemberBar.tsx'
export { TabBar } from './TabBar.tsx'
export { loadWideParts } from './wide-parts.tsx'
