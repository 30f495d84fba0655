import type { Generated } from 'kysely'
import type { Audience } from '#contract/profile.ts'
import type { Moment } from './moment.ts'

export interface ProfileTable {
  member_id: string
  bio: Generated<string>
  contact_email: Generated<string>
  phone_sealed: Generated<Buffer | null>
  experience_years: Generated<number>
  current_position: Generated<string>
  education: Generated<string>
  college: Generated<string>
  graduation_year: Generated<number | null>
  languages: Generated<string[]>
  interests: Generated<string[]>
  email_audience: Generated<Audience>
  phone_audience: Generated<Audience>
  mates_audience: Generated<Audience>
  activity_audience: Generated<Audience>
  found_by_email: Generated<boolean>
  public: Generated<boolean>
  setup_step: Generated<number>
  version: Generated<number>
  updated_at: Moment
}

export interface PublicationTable {
  id: string
  member_id: string
  title: string
  journal: string
  authors: Generated<string>
  year: Generated<number | null>
  doi: Generated<string | null>
  citations: Generated<number>
  created_at: Moment
}

export interface CertificationTable {
  id: string
  member_id: string
  title: string
  issuer: string
  year: string
  created_at: Moment
}

export interface ProfileViewTable {
  member_id: string
  viewer_id: string
  day: string
}

export interface MemberBlockTable {
  blocker_id: string
  blocked_id: string
  created_at: Moment
}
