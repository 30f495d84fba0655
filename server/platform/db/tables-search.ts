export interface MemberSearchTable {
  member_id: string
  name_key: string
  lexemes: string
}

export interface PostSearchTable {
  post_id: string
  author_id: string
  words: string
}

export interface SearchWordTable {
  place: 'people' | 'posts'
  word: string
}
