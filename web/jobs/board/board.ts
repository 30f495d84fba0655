// What the board shows first, in one chunk.
export { JobList } from './JobList.tsx'
export { Sought } from './Sought.tsx'
