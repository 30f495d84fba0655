import { EXPORT_EVERY_HOURS, FRESH_SIGN_IN_MINUTES, HANDLE_DAYS } from './limits.ts'
import { APPEAL_DAYS } from './report-reasons.ts'

/** Every answer that says no on purpose: its HTTP status and the words a member can act on. */
export const refusals = {
  BAD_REQUEST: { status: 400, words: 'The request could not be read.' },
  BAD_INPUT: { status: 400, words: 'Some fields are not valid. Please check them.' },
  BAD_JSON: { status: 400, words: 'The request body could not be read as JSON.' },
  INVALID_CREDENTIALS: { status: 401, words: 'Invalid credentials' },
  GOOGLE_FAILED: { status: 401, words: 'Google authentication failed' },
  UNAUTHENTICATED: { status: 401, words: 'Please sign in to go on.' },
  FORBIDDEN: { status: 403, words: 'You cannot change this.' },
  NOT_YOUR_CLAIM: { status: 403, words: 'Another reviewer has to decide this claim.' },
  NOT_YOUR_CASE: { status: 403, words: 'This concerns you or was decided by you, so another reviewer has to decide it.' },
  OWN_REPORT: { status: 403, words: 'This is your own. You can edit or delete it.' },
  NOT_A_REVIEWER: { status: 403, words: 'This page is for reviewers only.' },
  NOT_YOURS: { status: 403, words: 'Only who wrote this can change it.' },
  NOT_AN_ADMIN: { status: 403, words: 'Only an administrator of the group can do this.' },
  NO_ROLE: { status: 403, words: 'Your role on this page does not include this, or it has ended.' },
  REQUESTS_OFF: { status: 403, words: 'This member accepts messages from mates only.' },
  VERIFIED_ONLY: { status: 403, words: 'Only members who have proven who they are can switch message requests off.' },
  KEPT_PRIVATE: { status: 403, words: 'This member’s mates list is private.' },
  ACCOUNT_LEAVING: { status: 403, words: 'You asked for your account to be deleted. Keep it first, to go on.' },
  SIGN_IN_AGAIN: {
    status: 403,
    words: `Please sign out and sign in again, then come back within ${FRESH_SIGN_IN_MINUTES} minutes: we make sure that it is you.`,
  },
  NOT_FOUND: { status: 404, words: 'We could not find that. It may have been removed.' },
  NO_SUCH_ADDRESS: { status: 404, words: 'Nothing was found at this address.' },
  METHOD_NOT_ALLOWED: { status: 405, words: 'This address does not support that method.' },
  TOO_SLOW: { status: 408, words: 'The request took too long to arrive. Please try again.' },
  ALREADY_EXISTS: { status: 409, words: 'An account with this email already exists' },
  ALREADY_MATES: { status: 409, words: 'You are already mates.' },
  PROFILE_CHANGED: {
    status: 409,
    words: 'Your profile was changed on another device. Close this, review it and enter your changes again.',
  },
  HANDLE_TAKEN: { status: 409, words: 'This handle is not available. Please choose another one.' },
  HANDLE_LATELY: { status: 409, words: `You can choose a handle once in ${HANDLE_DAYS} days.` },
  DEVICE_TAKEN: { status: 409, words: 'Another member is notified in this browser. They have to sign out here first.' },
  NO_REQUEST: { status: 409, words: 'This request is no longer pending.' },
  ASK_LATER: { status: 409, words: 'You sent a request recently. Please try again later.' },
  UPLOAD_MOVED: { status: 409, words: 'This file has arrived as far as another place. Ask how far, and go on from there.' },
  UPLOAD_UNFINISHED: { status: 409, words: 'This file has not arrived completely yet.' },
  CLAIM_LOCKED: { status: 409, words: 'Another reviewer is working on this claim.' },
  CLAIM_DECIDED: { status: 409, words: 'This claim has already been decided or withdrawn.' },
  MAIL_UNCONFIRMED: { status: 409, words: 'The member has not confirmed the institution email yet, so this claim cannot be decided.' },
  NUMBER_HELD: { status: 409, words: 'Another member has proven this number or HPR ID. Revoke that badge first, or reject this claim.' },
  ALREADY_VERIFIED: { status: 409, words: 'This is already verified. You can renew it when it is about to expire.' },
  CLAIM_OPEN: { status: 409, words: 'Another claim of yours waits for a reviewer. Please come back once it is decided, or withdraw it.' },
  SECOND_REVIEWER: { status: 409, words: 'You asked for this. Another reviewer has to confirm it.' },
  NOTHING_TO_CHANGE: { status: 409, words: 'That is so already.' },
  CHANGE_ASKED: { status: 409, words: 'A change for this member waits for a second reviewer already.' },
  LAST_REVIEWERS: { status: 409, words: 'Two reviewers have to remain. Please make another one first.' },
  ALWAYS_ON: { status: 409, words: 'Notifications about security, verification and decisions cannot be switched off.' },
  CHECK_DECIDED: {
    status: 409,
    words: 'This post is no longer waiting for a decision: another reviewer has decided, or the author has changed it.',
  },
  DOCUMENT_DECIDED: { status: 409, words: 'Another reviewer has already made a different decision on this document.' },
  DOCUMENT_EXISTS: { status: 409, words: 'A published document already has this ID, so this one can only be discarded.' },
  TEXT_UNREAD: { status: 409, words: 'The text of this paper is still being read. Please ask again in a moment.' },
  NOTHING_TO_CONTEST: { status: 409, words: 'There is no result on this post to contest.' },
  NO_APPEAL: { status: 409, words: 'This decision cannot be appealed.' },
  ALREADY_REPORTED: { status: 409, words: 'You have already reported this. You will be notified of the decision.' },
  ALREADY_APPEALED: { status: 409, words: 'You have already appealed here. You are notified of the decision.' },
  APPEAL_CLOSED: { status: 409, words: `An appeal is open for ${APPEAL_DAYS} days after the decision, and they are over.` },
  NAME_ALLOWED: { status: 409, words: 'You may use this name. Please save it.' },
  CASE_DECIDED: { status: 409, words: 'Another reviewer has already decided this.' },
  LABEL_EXISTS: { status: 409, words: 'You already have a label with this name.' },
  CASE_UNVERIFIED: { status: 409, words: 'Only members whose registration was checked post cases. Prove it first, under Verification.' },
  OPEN_FINDINGS: {
    status: 409,
    words: 'Something in this case may identify the patient. Please replace it, or say that it does not, and post it then.',
  },
  CASE_WORDS_STAY: {
    status: 409,
    words:
      'The words of a case stay as they were looked through and stated. Add to them in a comment, or delete the case and post it again.',
  },
  WIDER_AUDIENCE: { status: 409, words: 'Others have answered for those who can read this post, so it can only be kept for fewer people.' },
  POLL_CLOSED: { status: 409, words: 'This poll has closed, so votes can no longer be changed.' },
  NOT_MATES: { status: 409, words: 'You can add only your own mates to a group.' },
  ACCEPT_FIRST: { status: 409, words: 'Accept this message request before you answer.' },
  WAIT_FOR_ANSWER: { status: 409, words: 'Your message request is waiting for an answer. You can write more once it is accepted.' },
  NOBODY_THERE: { status: 409, words: 'This member has left Wardmates, so nobody would read this.' },
  NOBODY_RUNG: { status: 409, words: 'Nobody here takes urgent messages from you. Please send it without, or call.' },
  TOO_LATE_TO_EDIT: { status: 409, words: 'A message can be edited for 15 minutes. You can delete it, or send another.' },
  NO_FILES_YET: { status: 409, words: 'Pictures and files can be sent once the message request is accepted.' },
  QUESTION_CHANGED: { status: 409, words: 'This question has been changed meanwhile. Please read it again and answer it anew.' },
  NOT_DUE: { status: 409, words: 'This card is not due yet. It comes back when it is.' },
  HOST_UNVERIFIED: { status: 409, words: 'Only members who have proven who they are hold events. Prove it first, under Verification.' },
  EVENT_OVER: { status: 409, words: 'This event is over.' },
  EVENT_CANCELLED: { status: 409, words: 'This event has been cancelled.' },
  EVENT_CHANGED: {
    status: 409,
    words: 'You have changed this event on another device. Please look at it again and enter your changes once more.',
  },
  AUTHOR_UNVERIFIED: { status: 409, words: 'Only members who have proven who they are write courses. Prove it first, under Verification.' },
  MANUSCRIPT_CHANGED: {
    status: 409,
    words: 'This course has been changed on another device. Please copy what you wrote here, and load it again.',
  },
  MANUSCRIPT_SUBMITTED: { status: 409, words: 'This course waits for a reviewer. Take it back to write on.' },
  NOT_SUBMITTED: { status: 409, words: 'This course does not wait for a reviewer any more.' },
  NOT_PUBLISHED: { status: 409, words: 'Nothing of this course has been published.' },
  COURSE_PUBLISHED: { status: 409, words: 'Readers have this course. Withdraw it instead of deleting it.' },
  OWN_COURSE: { status: 409, words: 'You wrote this course. Another reviewer has to read it.' },
  COURSE_UNFINISHED: { status: 409, words: 'You have not finished this course yet.' },
  ALREADY_RECORDED: { status: 409, words: 'You have already recorded this in your ledger.' },
  LAST_ADMIN: { status: 409, words: 'A group needs an administrator. Make somebody else one first.' },
  LAST_OWNER: { status: 409, words: 'This page needs an owner. Name another one first.' },
  HAS_ROLE: { status: 409, words: 'This member already has a role on this page.' },
  ALREADY_ANSWERED: { status: 409, words: 'This has been answered or taken back already.' },
  INSTITUTION_CHANGED: {
    status: 409,
    words: 'Somebody else has changed this page meanwhile. Please look at it again and enter your changes once more.',
  },
  COMPARED_CHANGED: {
    status: 409,
    words: 'The page has been changed since you compared it. Please compare it again before you decide.',
  },
  POSTING_CHANGED: {
    status: 409,
    words: 'Somebody else has changed this job meanwhile. Please look at it again and enter your changes once more.',
  },
  POSTING_CLOSED: { status: 409, words: 'This job is closed.' },
  POSTING_SUSPENDED: {
    status: 409,
    words: 'This institution is not verified at the moment, so its jobs take no applications until a reviewer has verified it again.',
  },
  NOT_A_DRAFT: { status: 409, words: 'Only a draft can be deleted. Close this job instead.' },
  QUESTIONS_CHANGED: {
    status: 409,
    words: 'The institution has changed its questions meanwhile. What you wrote is kept: please look at the questions again.',
  },
  INSTITUTION_UNVERIFIED: {
    status: 409,
    words:
      'Only verified institutions offer jobs and shifts. What is published can be closed, and drafts stay until a reviewer has verified the page.',
  },
  ALREADY_APPLIED: { status: 409, words: 'You have already applied for this job.' },
  HELD_BY_COLLEAGUE: { status: 409, words: 'A colleague writes with this applicant. Take it over to write to them yourself.' },
  NOBODY_RECRUITS: { status: 409, words: 'Nobody at this institution can be written to at the moment.' },
  APPLICATION_WITHDRAWN: { status: 409, words: 'This application was withdrawn.' },
  SHIFT_TAKEN: { status: 409, words: 'Somebody else was faster: this shift is taken.' },
  SHIFT_CLOSED: { status: 409, words: 'This shift is no longer offered.' },
  SHIFT_BEGUN: { status: 409, words: 'This shift has begun, or is over.' },
  SHIFTS_COLLIDE: { status: 409, words: 'This shift is too close to another one of yours.' },
  REGISTRATION_NEEDED: { status: 409, words: 'Only doctors whose registration was checked can accept a shift.' },
  OWN_SHIFT: { status: 409, words: 'This shift is of an institution that you run.' },
  NOT_FREE: { status: 409, words: 'They are not free then any more. Choose somebody else, or offer it openly.' },
  DAY_OVER: { status: 409, words: 'This time is over.' },
  TOO_FAR_AHEAD: { status: 409, words: 'This day is too far ahead.' },
  WRITE_TO_YOURSELF: { status: 409, words: 'You recruit for this institution yourself, so you cannot apply to it.' },
  SOLE_OWNER: { status: 409, words: 'You are the only owner of a page. Name a second owner first, or its team loses it.' },
  STILL_REVIEWER: { status: 409, words: 'You are a reviewer. Have another reviewer end that first.' },
  EXPORT_UNDERWAY: { status: 409, words: 'A copy of your data is being made already. You are notified when it is ready.' },
  EXPORT_LATELY: { status: 409, words: `You can ask for a copy of your data once in ${EXPORT_EVERY_HOURS} hours.` },
  LINK_EXPIRED: { status: 410, words: 'This link has expired or was used before. Ask for a new one.' },
  LIST_EXPIRED: { status: 410, words: 'This list is from an earlier visit. Please begin again at the top.' },
  TUS_VERSION: { status: 412, words: 'Files are sent here by version 1.0.0 of the tus protocol.' },
  TOO_LARGE: { status: 413, words: 'That is too large to send.' },
  UNSUPPORTED_TYPE: { status: 415, words: 'This type of content is not accepted.' },
  OUT_OF_RANGE: { status: 416, words: 'This file is shorter than what was asked for.' },
  ORCID_FAILED: { status: 422, words: 'ORCID did not confirm who signed in. Please try again.' },
  NOT_AN_IMAGE: { status: 422, words: 'That file is not an image we can read. Use JPEG, PNG, WebP, AVIF or GIF.' },
  IMAGE_TOO_LARGE: { status: 422, words: 'That image is too large. Use one under 10 MB and 50 megapixels.' },
  NO_QUESTION: { status: 422, words: 'This comment does not mention @doxy.' },
  NOT_EVIDENCE: { status: 422, words: 'That file cannot be read. Use a JPEG, PNG or WebP picture, or a PDF.' },
  TOO_MUCH_EVIDENCE: { status: 422, words: 'You can add up to 5 files. Remove one before you add another.' },
  LIBRARY_FULL: { status: 422, words: 'Your library has no room for this. Please remove documents from it first, then add this again.' },
  GROUP_FULL: { status: 422, words: 'A group has 50 members at most.' },
  DEVICES_FULL: { status: 422, words: 'You are notified on ten devices already. Switch that off on one of them, or sign out there.' },
  PUSH_REFUSED: { status: 422, words: 'Notifications cannot be sent to this browser.' },
  PAPER_FULL: { status: 422, words: 'A paper has 50 versions at most.' },
  QUOTE_NOT_FOUND: { status: 422, words: 'These words do not stand in this version. Please choose them again.' },
  NOTHING_TO_ANALYSE: {
    status: 422,
    words: 'There is nothing to analyse yet: this paper has no abstract, and no text that you may read here.',
  },
  POSTING_INCOMPLETE: { status: 422, words: 'This job cannot be published yet. Please look at the fields.' },
  IMPORT_UNREADABLE: { status: 422, words: 'This file could not be read as a list of jobs.' },
  ASKS_FOR_MONEY: {
    status: 422,
    words: 'A job may not ask applicants for money, Aadhaar, PAN or bank details. Please take this out.',
  },
  LIST_FULL: { status: 422, words: 'This list is full. Please remove something from it first.' },
  COURSE_FAULTY: { status: 422, words: 'Something is missing in this course. The list beside it says what.' },
  EVENT_TIME: { status: 422, words: 'Choose a time that is to come, within a year.' },
  DIFFERENCE_UNEXPLAINED: { status: 422, words: 'The register differs from the claim. Say for each difference why you approve it.' },
  AADHAAR_SEEN: { status: 422, words: 'This looks like an Aadhaar number. We never ask for it and never store it. Please remove it.' },
  WRONG_PROOF: { status: 422, words: 'This proof is not accepted for this kind of member. Please choose another one.' },
  OPEN_MAIL: {
    status: 422,
    words: 'Anybody can get an address there, so it does not prove where you work. Please use an institution address.',
  },
  WRONG_PASSWORD: { status: 422, words: 'This is not your password. If you have forgotten it, set a new one.' },
  WRONG_CODE: {
    status: 422,
    words: 'This code is not the one in our latest email, or it is older than 24 hours. Please ask for a new one.',
  },
  NAME_REFUSED: { status: 422, words: 'This name is not accepted.' },
  SETUP_INCOMPLETE: { status: 422, words: 'Some required details are still missing.' },
  COMMON_PASSWORD: { status: 422, words: 'That password is too common and easy to guess. Choose another one.' },
  TOO_MANY_UPLOADS: {
    status: 429,
    words: 'Many files of yours are still on their way. Please wait until some have arrived, or cancel them.',
  },
  WAITING_LIST_FULL: {
    status: 429,
    words: 'Too many documents wait for a reviewer. Please try again later, or sign in to add documents of your own.',
  },
  PROOF_NEEDED: { status: 429, words: 'Too many attempts. Please wait a little and try again.' },
  TOO_MANY_REQUESTS: { status: 429, words: 'Too many attempts. Please wait a little and try again.' },
  HEADERS_TOO_LARGE: { status: 431, words: 'The headers of the request are too large.' },
  CHECKSUM_MISMATCH: { status: 460, words: 'This piece arrived damaged. Please send it again.' },
  LEFT: { status: 499, words: 'The request was cancelled.' },
  FAULT: { status: 500, words: 'Something went wrong on our side. Please try again.' },
  GOOGLE_NOT_CONFIGURED: { status: 503, words: 'Google sign-in is not configured on this server. Try email login.' },
  ORCID_NOT_CONFIGURED: {
    status: 503,
    words: 'This server does not offer to sign in at ORCID. A reviewer compares your iD with the public record.',
  },
  ORCID_UNAVAILABLE: { status: 503, words: 'ORCID did not answer. Please try again later.' },
  GOOGLE_UNAVAILABLE: { status: 503, words: 'Google authentication unavailable. Try email login.' },
  UNAVAILABLE: { status: 503, words: 'The service is restarting. Please try again in a moment.' },
  BUSY: { status: 503, words: 'The service is very busy at the moment. Please try again in a few seconds.' },
  REGISTER_OFF: { status: 503, words: 'Our server does not ask this register. Please enter the papers yourself.' },
  REGISTER_SILENT: { status: 503, words: 'The register did not answer. Please try again later, or enter the papers yourself.' },
  KEY_MISSING: {
    status: 503,
    words: 'This is sealed, and our server does not have the key that opens it at the moment. Please tell us.',
  },
  STORAGE_FULL: { status: 507, words: 'This could not be saved because our storage is full. We are making room; please try again later.' },
} as const satisfies Record<string, { status: number; words: string }>

export type RefusalCode = keyof typeof refusals

/** A field that did not fit, by its path in the input. */
export type FieldIssue = { path: string; message: string }

/** The one shape of every answer that is not a success. */
export type ErrorBody = { code: RefusalCode; status: number; message: string; requestId: string; issues?: FieldIssue[] }

/** Thrown where a rule says no; the edge turns it into an answer. `words` replaces the table's sentence where a more exact one exists. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly status: number
  readonly issues: FieldIssue[] | undefined
  /** Headers of the answer, such as Retry-After. */
  readonly headers: Record<string, string>

  constructor(code: RefusalCode, options: { words?: string; issues?: FieldIssue[]; headers?: Record<string, string> } = {}) {
    super(options.words ?? refusals[code].words)
    this.code = code
    this.status = refusals[code].status
    this.issues = options.issues
    this.headers = options.headers ?? {}
  }
}
