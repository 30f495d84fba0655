/** A user's own row of `profiles`, named as in the hosted database. */
export type HostedProfile = {
  id: string
  email: string | null
  full_name: string | null
  avatar_url: string | null
  bio: string | null
  designation: string | null
  location: string | null
  specialization: string | null
  license_number: string | null
  verified: boolean
  phone: string | null
  hospital_affiliation: string | null
  experience_years: number | null
  education: string | null
  current_position: string | null
  medical_interests: string[] | null
  profile_completed: boolean | null
  created_at: string
}

/** What users read of each other. */
/** The mark of a verified doctor: the one fact that this area knows. */
export const markOf = (member: { verified: boolean } | null) => (member?.verified ? ({ as: 'doctor', state: 'holds' } as const) : null)

export type HostedMember = Pick<HostedProfile, 'id' | 'full_name' | 'designation' | 'specialization' | 'location' | 'verified'>
export const MEMBER = 'id, full_name, designation, specialization, location, verified'

export type HostedPost = {
  id: string
  author_id: string
  content: string
  likes_count: number
  comments_count: number
  created_at: string
  updated_at: string
  author: Pick<HostedProfile, 'full_name' | 'designation' | 'verified'> | null
}
export const POST =
  'id, author_id, content, likes_count, comments_count, created_at, updated_at, author:members!posts_author_id_fkey(full_name, designation, verified)'

export const FEED_PAGE = 20
export const AUTHOR_POSTS = 20
export const SEARCH_MAX = 10
export const VERIFIED_MAX = 20
export const VERIFIED_SHOWN = 5
export const POST_MAX = 500
export const DEMO_PASSWORD_MIN = 6

/** How somebody is called who has not said it yet. */
export const nameOf = (who: Pick<HostedProfile, 'full_name'> | null | undefined) => who?.full_name || 'User'
