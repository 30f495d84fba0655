/** Every answer that says no on purpose: its HTTP status and the words a member can act on. */
export const refusals = {
  BAD_REQUEST: { status: 400, words: 'The request could not be read.' },
  BAD_INPUT: { status: 400, words: 'Some fields need another look.' },
  BAD_JSON: { status: 400, words: 'The request body could not be read as JSON.' },
  INVALID_CREDENTIALS: { status: 401, words: 'Invalid credentials' },
  GOOGLE_FAILED: { status: 401, words: 'Google authentication failed' },
  UNAUTHENTICATED: { status: 401, words: 'Please sign in to go on.' },
  FORBIDDEN: { status: 403, words: 'This is not yours to change.' },
  NOT_YOUR_CLAIM: { status: 403, words: 'Another reviewer has to decide this one.' },
  NOT_A_REVIEWER: { status: 403, words: 'This desk is for reviewers.' },
  KEPT_PRIVATE: { status: 403, words: 'This member keeps their mates list to themselves.' },
  NOT_FOUND: { status: 404, words: 'We could not find that. It may have been removed.' },
  NO_SUCH_ADDRESS: { status: 404, words: 'There is nothing at this address.' },
  METHOD_NOT_ALLOWED: { status: 405, words: 'This address does not answer to that method.' },
  TOO_SLOW: { status: 408, words: 'The request took too long to arrive. Please try again.' },
  ALREADY_EXISTS: { status: 409, words: 'An account with this email already exists' },
  ALREADY_MATES: { status: 409, words: 'You are already mates.' },
  REQUEST_WAITING: { status: 409, words: 'Your request is already waiting for an answer.' },
  PROFILE_CHANGED: {
    status: 409,
    words: 'Your profile was changed elsewhere meanwhile. Close this, look at it and enter your changes again.',
  },
  NO_REQUEST: { status: 409, words: 'There is no request to answer any more.' },
  ASK_LATER: { status: 409, words: 'You asked not long ago. Give it some time and ask again later.' },
  CLAIM_LOCKED: { status: 409, words: 'Another reviewer is working on this claim.' },
  CLAIM_DECIDED: { status: 409, words: 'This claim has been decided or taken back meanwhile.' },
  NUMBER_HELD: { status: 409, words: 'Another verified member holds this number. Revoke that badge first, or reject this claim.' },
  ALREADY_VERIFIED: { status: 409, words: 'This is verified already. You can hand in something new when it is about to expire.' },
  ALWAYS_TOLD: { status: 409, words: 'Notices about security and verification cannot be muted.' },
  CHECK_DECIDED: {
    status: 409,
    words: 'This post does not wait for a decision any more: another reviewer has decided, or its author changed it.',
  },
  DOCUMENT_DECIDED: { status: 409, words: 'Another reviewer has decided otherwise about this document meanwhile.' },
  DOCUMENT_EXISTS: { status: 409, words: 'Everybody can read another document under this id. This one can only be discarded.' },
  NOTHING_TO_CONTEST: { status: 409, words: 'There is no finding about this post to contest.' },
  NO_APPEAL: { status: 409, words: 'There is no decision here that can be appealed.' },
  LINK_EXPIRED: { status: 410, words: 'This link has expired or was used before. Ask for a new one.' },
  TOO_LARGE: { status: 413, words: 'That is too large to send.' },
  UNSUPPORTED_TYPE: { status: 415, words: 'That kind of content is not accepted here.' },
  NOT_AN_IMAGE: { status: 422, words: 'That file is not an image we can read. Use JPEG, PNG, WebP, AVIF or GIF.' },
  IMAGE_TOO_LARGE: { status: 422, words: 'That image is too large. Use one under 10 MB and 50 megapixels.' },
  NO_QUESTION: { status: 422, words: 'This comment does not ask Doxy AI. Mention @doxy in it.' },
  NOT_EVIDENCE: { status: 422, words: 'That file cannot be read. Use a JPEG, PNG or WebP picture, or a PDF.' },
  TOO_MUCH_EVIDENCE: { status: 422, words: 'Five files are enough. Remove one before you add another.' },
  AADHAAR_SEEN: { status: 422, words: 'This looks like an Aadhaar number. We never ask for it and do not keep it: please take it out.' },
  WRONG_PROOF: { status: 422, words: 'That proof does not belong to this kind of member. Choose one that does.' },
  WRONG_CODE: { status: 422, words: 'That code is not the one in our latest letter, or it is older than a day. Ask for a new one.' },
  SETUP_INCOMPLETE: { status: 422, words: 'Something that the profile needs is still missing.' },
  COMMON_PASSWORD: { status: 422, words: 'That password is on lists that attackers try first. Choose another one.' },
  TOO_MANY_REQUESTS: { status: 429, words: 'Too many attempts. Please wait a little and try again.' },
  HEADERS_TOO_LARGE: { status: 431, words: 'The headers of the request are too large.' },
  LEFT: { status: 499, words: 'Nobody waited for the answer any more.' },
  FAULT: { status: 500, words: 'Something went wrong on our side. Please try again.' },
  GOOGLE_NOT_CONFIGURED: { status: 503, words: 'Google sign-in is not configured on this server. Try email login.' },
  GOOGLE_UNAVAILABLE: { status: 503, words: 'Google authentication unavailable. Try email login.' },
  UNAVAILABLE: { status: 503, words: 'The service is closing or starting. Please try again in a moment.' },
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
