// What every page behind the public ones has: their table, their data, and what stands around them for members. One chunk, asked for in one piece.
export { Data } from '../lib/query/Data.tsx'
export { TabBar } from './bar/TabBar.tsx'
export { DashboardBar, MemberBar } from './member-bar/MemberBar.tsx'
export { loadWideParts } from './member-bar/wide-parts.tsx'
export { loadInnerPage, Pages } from './routes/routes.tsx'
