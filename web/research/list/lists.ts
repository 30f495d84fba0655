// What the page shows first, in one chunk.
export { FilterForm } from './FilterForm.tsx'
export { PaperList } from './PaperList.tsx'
export { Topics } from './Topics.tsx'
