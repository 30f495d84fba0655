import type { Generated, GeneratedAlways } from 'kysely'
import type { Audience } from '#contract/profile.ts'
import type { EntryKind } from '#contract/profile-entry.ts'
import type { Moment } from '../platform/db/moment.ts'

interface ProfileTable {
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

interface ProfileEntryTable {
  id: string
  member_id: string
  kind: EntryKind
  title: string
  institution: string
  started: string | null
  ended: string | null
  location: Generated<string>
  note: Generated<string>
}

interface PublicationTable {
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

interface CertificationTable {
  id: string
  member_id: string
  title: string
  issuer: string
  year: string
  created_at: Moment
}

interface ProfileLanguageTable {
  language: string
  member_id: string
}

interface ProfileViewTable {
  member_id: string
  viewer_id: string
  created_at: Moment
  day: GeneratedAlways<string>
}

interface ProfileViewCountTable {
  member_id: string
  views: number
}

declare module '../platform/db/tables.ts' {
  interface Tables {
    profile: ProfileTable
    profile_entry: ProfileEntryTable
    publication: PublicationTable
    certification: CertificationTable
    profile_language: ProfileLanguageTable
    profile_view: ProfileViewTable
    profile_view_count: ProfileViewCountTable
  }
}
