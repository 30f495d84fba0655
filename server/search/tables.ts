interface MemberSearchTable {
  member_id: string
  name_key: string
  lexemes: string
}

interface PostSearchTable {
  post_id: string
  author_id: string
  words: string
}

interface SearchWordTable {
  scope: 'people' | 'posts'
  word: string
}

interface SearchFactTable {
  field: string
  value: string
  members: number
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    member_search: MemberSearchTable
    post_search: PostSearchTable
    search_fact: SearchFactTable
    search_word: SearchWordTable
  }
}
