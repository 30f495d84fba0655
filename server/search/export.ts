import type { RoomExport } from '../platform/export.ts'

export const searchExport: RoomExport = {
  room: 'search',
  title: 'Search',
  parts: [],
  leftOut: {
    member_search: 'The words of the profile once more, by which it is found.',
    post_search: 'The words of the posts once more, by which they are found.',
  },
}
