// What stands beside the feed where there is room: one chunk.
export { DashboardNav } from '../../home/DashboardNav.tsx'
export { DashboardRail } from '../../home/DashboardRail.tsx'
