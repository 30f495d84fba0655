import { account } from './account.ts'
import { accountDeletion } from './account-deletion.ts'
import { affiliations } from './affiliations.ts'
import { applicants } from './applicants.ts'
import { applications } from './applications.ts'
import { cases } from './case-posts.ts'
import { certificates } from './certificates.ts'
import { checks } from './checks.ts'
import { choices } from './choices.ts'
import { citations } from './citations.ts'
import { consents } from './consents.ts'
import { conversations } from './conversations.ts'
import { cv } from './cv.ts'
import { dataAccesses } from './data-accesses.ts'
import { dataBreaches } from './data-breaches.ts'
import { dataExports } from './data-exports.ts'
import { demoArea } from './demo-area.ts'
import { documents } from './documents.ts'
import { doxy } from './doxy.ts'
import { education } from './education.ts'
import { emailChange } from './email-change.ts'
import { events } from './events.ts'
import { feed } from './feed.ts'
import { feedback } from './feedback.ts'
import { files } from './files.ts'
import { grievances } from './grievances.ts'
import { handles } from './handles.ts'
import { home } from './home.ts'
import { institutionClaims } from './institution-claims.ts'
import { institutionPosts } from './institution-posts.ts'
import { institutionRoles } from './institution-roles.ts'
import { institutions } from './institutions.ts'
import { jobSearches } from './job-searches.ts'
import { jobs } from './jobs.ts'
import { ledger } from './ledger.ts'
import { locum, locumDesk } from './locum.ts'
import { manuscripts } from './manuscripts.ts'
import { mates } from './mates.ts'
import { messages } from './messages.ts'
import { moderation } from './moderation.ts'
import { nominee } from './nominee.ts'
import { notifications } from './notifications.ts'
import { paperAnalyses } from './paper-analyses.ts'
import { paperComments } from './paper-comments.ts'
import { paperEvidence } from './paper-evidence.ts'
import { passkeys } from './passkeys.ts'
import { passwordChange } from './password-change.ts'
import { postingImport } from './posting-import.ts'
import { postings } from './postings.ts'
import { profile } from './profile.ts'
import { push } from './push.ts'
import { research } from './research.ts'
import { retractions } from './retractions.ts'
import { saved } from './saved.ts'
import { search } from './search.ts'
import { secondFactor } from './second-factor.ts'
import { setup } from './setup.ts'
import { site } from './site.ts'
import { staff } from './staff.ts'
import { suggestions } from './suggestions.ts'
import { verification } from './verification.ts'

/** The whole API, a room at a time. */
export const contract = {
  site,
  demoArea,
  account,
  secondFactor,
  passkeys,
  emailChange,
  passwordChange,
  moderation,
  grievances,
  profile,
  handles,
  cv,
  notifications,
  push,
  verification,
  staff,
  setup,
  doxy,
  documents,
  feedback,
  files,
  mates,
  feed,
  checks,
  choices,
  cases,
  saved,
  conversations,
  messages,
  institutions,
  institutionClaims,
  institutionPosts,
  institutionRoles,
  affiliations,
  jobs,
  jobSearches,
  postings,
  postingImport,
  applications,
  applicants,
  locum,
  locumDesk,
  research,
  paperComments,
  paperEvidence,
  paperAnalyses,
  citations,
  retractions,
  education,
  events,
  ledger,
  certificates,
  manuscripts,
  search,
  suggestions,
  home,
  consents,
  dataExports,
  dataAccesses,
  dataBreaches,
  accountDeletion,
  nominee,
}
export type Contract = typeof contract
