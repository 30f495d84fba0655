import { z } from 'zod'

/** How long a proof of work is accepted after it was asked for. */
export const PROOF_SECONDS = 600

/** "25/300": at most 25 in 300 seconds. */
const Limit = z
  .string()
  .regex(/^\d+\/\d+$/, 'write it as points/seconds, for example 25/300')
  .transform((text) => {
    const [points, seconds] = text.split('/').map(Number) as [number, number]
    return { points, seconds }
  })
export type Limit = z.infer<typeof Limit>

/** How often things may be done, as the environment says it. */
export const limitSettings = {
  /** Beyond these eight nobody is refused: a proof of work is asked for. Those of a site are of all addresses in its network, a /48, in IPv4 a /24. */
  LIMIT_SIGN_IN_ADDRESS: Limit.default({ points: 25, seconds: 300 }),
  LIMIT_SIGN_IN_SITE: Limit.default({ points: 250, seconds: 300 }),
  LIMIT_SIGN_IN_EMAIL: Limit.default({ points: 25, seconds: 3600 }),
  LIMIT_SIGN_IN_PAIR: Limit.default({ points: 10, seconds: 3600 }),
  LIMIT_SIGN_UP_FREE: Limit.default({ points: 5, seconds: 1800 }),
  LIMIT_SIGN_UP_SITE: Limit.default({ points: 50, seconds: 1800 }),
  LIMIT_RESET_ADDRESS: Limit.default({ points: 25, seconds: 300 }),
  LIMIT_RESET_PAIR: Limit.default({ points: 5, seconds: 1800 }),
  /** Wrong codes of a member's second factor, on a device where they are known and anywhere else; beyond them one waits. */
  LIMIT_SECOND_FACTOR: Limit.default({ points: 5, seconds: 900 }),
  /** Emails with a reset link that a member is sent in a day while none is followed, and as many again where they have signed in before. */
  RESET_EMAILS: z.coerce.number().int().min(1).max(1000).default(5),
  LIMIT_SIGN_UP_ADDRESS: Limit.default({ points: 60, seconds: 1800 }),
  /** Emails with a code that the address of an institution is sent in a day while none is confirmed, whoever asks. */
  INSTITUTION_EMAILS: z.coerce.number().int().min(1).max(1000).default(5),
  LIMIT_MEMBER_EMAILS: Limit.default({ points: 5, seconds: 86_400 }),
  /** Emails of each sort that a mailbox is sent though nobody has proven its address, and as many from the demo area, whoever asks: beyond them none is sent. */
  LIMIT_INBOX: Limit.default({ points: 5, seconds: 86_400 }),
  LIMIT_UPLOADS: Limit.default({ points: 30, seconds: 1800 }),
  /** Kilobytes of files sent in pieces, of a member and of an address: 2 GB and 20 GB a day; a hospital shares one address. */
  LIMIT_UPLOAD_KILOBYTES: Limit.default({ points: 2_097_152, seconds: 86_400 }),
  LIMIT_UPLOAD_ADDRESS_KILOBYTES: Limit.default({ points: 20_971_520, seconds: 86_400 }),
  LIMIT_WRITES: Limit.default({ points: 120, seconds: 60 }),
  /** Marks of reading and signs of writing, which pages send by themselves. */
  LIMIT_SIGNALS: Limit.default({ points: 600, seconds: 60 }),
  /** Members who are no mates to whom a member begins to write. */
  LIMIT_MESSAGE_REQUESTS: Limit.default({ points: 20, seconds: 86_400 }),
  /** Members whom a member asks to be mates; the words that may go with it reach anybody. */
  LIMIT_MATE_REQUESTS: Limit.default({ points: 100, seconds: 86_400 }),
  /** Urgent messages of a member. */
  LIMIT_URGENT: Limit.default({ points: 6, seconds: 3600 }),
  /** Sessions that a member ends, blocks and reports: no other write uses these up. */
  LIMIT_PROTECTIONS: Limit.default({ points: 120, seconds: 60 }),
  LIMIT_QUESTIONS: Limit.default({ points: 60, seconds: 300 }),
  /** Answers that a model writes for all who have no account together; beyond them the sources are quoted. */
  LIMIT_MODEL_VISITORS: Limit.default({ points: 2000, seconds: 86_400 }),
  /** Times a member adds documents of their own. */
  LIMIT_INGESTS: Limit.default({ points: 60, seconds: 3600 }),
  LIMIT_SEARCHES: Limit.default({ points: 300, seconds: 60 }),
  LIMIT_EMAIL_SEARCHES: Limit.default({ points: 30, seconds: 3600 }),
  /** Cards and profiles of others that a member is shown by search, directory, lists and suggestions; 5,000 a day are 250 full pages. */
  LIMIT_PEOPLE: Limit.default({ points: 5000, seconds: 86_400 }),
  /** Posts, papers and entries of others' activity that a member is shown; the top of the feed, a page of comments and twenty posts held already, which browsers read again by themselves, count as one. 20,000 a day are a full page every half minute for eight hours. */
  LIMIT_POSTS: Limit.default({ points: 20_000, seconds: 86_400 }),
  /** Papers and ORCID records that a member has us look up at Crossref, PubMed and ORCID. */
  LIMIT_LOOK_UPS: Limit.default({ points: 300, seconds: 3600 }),
  /** Tries to sign in, to sign up or to use a code in the demo area: of an address, of one for an email address, and for that by whomever. */
  LIMIT_DEMO_ADDRESS: Limit.default({ points: 60, seconds: 600 }),
  LIMIT_DEMO_PAIR: Limit.default({ points: 10, seconds: 600 }),
  LIMIT_DEMO_EMAIL: Limit.default({ points: 100, seconds: 3600 }),
  /** Requests there that may send an email, of an address. */
  LIMIT_DEMO_MAILS: Limit.default({ points: 60, seconds: 86_400 }),
  /** What an address writes in the demo area. */
  LIMIT_DEMO_WRITES: Limit.default({ points: 300, seconds: 60 }),
  /** Public profiles that one address opens; a hospital shares one, and 600 an hour are one every six seconds. */
  LIMIT_PUBLIC_PAGES: Limit.default({ points: 600, seconds: 3600 }),
}

type Environment = { RATE_LIMITS: 'on' | 'off' } & { [Name in keyof typeof limitSettings]: z.infer<(typeof limitSettings)[Name]> }

/** The same by the names that the product knows. */
export const limitsOf = (env: Environment) => ({
  limits: {
    on: env.RATE_LIMITS === 'on',
    signUpAddress: env.LIMIT_SIGN_UP_ADDRESS,
    memberEmails: env.LIMIT_MEMBER_EMAILS,
    inbox: env.LIMIT_INBOX,
    uploads: env.LIMIT_UPLOADS,
    uploadKilobytes: env.LIMIT_UPLOAD_KILOBYTES,
    addressKilobytes: env.LIMIT_UPLOAD_ADDRESS_KILOBYTES,
    writes: env.LIMIT_WRITES,
    signals: env.LIMIT_SIGNALS,
    messageRequests: env.LIMIT_MESSAGE_REQUESTS,
    mateRequests: env.LIMIT_MATE_REQUESTS,
    urgent: env.LIMIT_URGENT,
    protections: env.LIMIT_PROTECTIONS,
    questions: env.LIMIT_QUESTIONS,
    modelVisitors: env.LIMIT_MODEL_VISITORS,
    ingests: env.LIMIT_INGESTS,
    searches: env.LIMIT_SEARCHES,
    emailSearches: env.LIMIT_EMAIL_SEARCHES,
    people: env.LIMIT_PEOPLE,
    posts: env.LIMIT_POSTS,
    lookUps: env.LIMIT_LOOK_UPS,
    publicPages: env.LIMIT_PUBLIC_PAGES,
    demoAddress: env.LIMIT_DEMO_ADDRESS,
    demoPair: env.LIMIT_DEMO_PAIR,
    demoEmail: env.LIMIT_DEMO_EMAIL,
    demoMails: env.LIMIT_DEMO_MAILS,
    demoWrites: env.LIMIT_DEMO_WRITES,
  },
  tallies: {
    signInAddress: env.LIMIT_SIGN_IN_ADDRESS,
    signInSite: env.LIMIT_SIGN_IN_SITE,
    signInEmail: env.LIMIT_SIGN_IN_EMAIL,
    signInPair: env.LIMIT_SIGN_IN_PAIR,
    signUpFree: env.LIMIT_SIGN_UP_FREE,
    signUpSite: env.LIMIT_SIGN_UP_SITE,
    resetAddress: env.LIMIT_RESET_ADDRESS,
    resetPair: env.LIMIT_RESET_PAIR,
    secondFactor: env.LIMIT_SECOND_FACTOR,
    /** Each proof of work serves once, for as long as it is accepted. */
    proof: { points: 1, seconds: PROOF_SECONDS },
  },
})
