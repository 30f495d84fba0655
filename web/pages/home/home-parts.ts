// What tells a member of their day: one chunk, fetched beside what it tells.
export { Activity } from '../../home/Activity.tsx'
export { ProfileCard } from '../../home/ProfileCard.tsx'
export { QuickLinks } from '../../home/QuickLinks.tsx'
export { TodayList } from '../../home/TodayList.tsx'
export { SuggestedMates } from '../../mates/lists/SuggestedMates.tsx'
