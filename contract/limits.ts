/** Shortest password on the main path. */
export const PASSWORD_MIN = 8
/** Hardest proof of work that is ever asked for; it takes sixteen times as long as level 1. */
export const PROOF_LEVEL_MAX = 16

/** Days after which a session ends that nobody uses, and any session. */
export const SESSION_IDLE_DAYS = 7
export const SESSION_DAYS = 30
/** Minutes for which a sign-in waits for its second factor, and for which the key of a new authenticator app waits for its first code. */
export const HALF_SIGN_IN_MINUTES = 5
export const SETUP_MINUTES = 15
/** Minutes for which a device may answer when it is asked for a passkey; most passkeys of a member, and the longest name of one, in characters. */
export const CHALLENGE_MINUTES = 5
export const PASSKEYS_MAX = 20
export const PASSKEY_NAME_MAX = 60
/** Hours for which the link works that moves an account to another address, and days for which another one puts the address before back. */
export const EMAIL_CHANGE_HOURS = 24
export const EMAIL_RETURN_DAYS = 7
/** Recovery codes that are made at a time. */
export const RECOVERY_CODES = 10
/** How long a place where somebody signed in counts as theirs, in days. */
export const KNOWN_DAYS = 90

/** A member's handle, in characters, and days before they may choose another one. */
export const HANDLE_MIN = 3
export const HANDLE_MAX = 40
export const HANDLE_DAYS = 30

/** Longest post and comment, in characters. */
export const POST_MAX = 3000
export const COMMENT_MAX = 2000
/** Earlier versions of a post that are kept. */
export const VERSIONS_MAX = 50
/** Longest note that goes with a request to become mates. */
export const NOTE_MAX = 300
/** Days before the same member may ask again. */
export const ASK_AGAIN_DAYS = 30
/** Widest side of a picture that is stored, in pixels; larger ones are scaled down. */
export const IMAGE_MAX_SIDE = 2048
/** Most pictures of a post. */
export const IMAGES_MAX = 4
/** Widths in pixels in which a picture is stored beside its whole one, and a square, which is a face. */
export const PICTURE_WIDTHS = [480, 1200] as const
export const FACE_WIDTH = 128
/** A narrower picture is made where the whole one is so much wider. */
export const WORTH_NARROWING = 1.25
/** Longest description of a picture. */
export const ALT_MAX = 300

/** Longest title and description in the preview of a link. */
export const PREVIEW_TITLE_MAX = 200
export const PREVIEW_DESCRIPTION_MAX = 300

/** Options of a poll, and the longest one, in characters. */
export const OPTIONS_MIN = 2
export const OPTIONS_MAX = 4
export const OPTION_MAX = 80

/** Shortest and longest event, in minutes, how far ahead one is held, in days, and most that a member holds at a time. */
export const EVENT_MINUTES_MIN = 5
export const EVENT_MINUTES_MAX = 10_080
export const EVENT_AHEAD_DAYS = 366
export const EVENTS_HELD_MAX = 20
/** Longest description of an event and longest reason for cancelling it, in characters. */
export const EVENT_ABOUT_MAX = 2000
export const EVENT_REASON_MAX = 500

/** Shortest and longest course, in minutes. */
export const COURSE_MINUTES_MIN = 5
export const COURSE_MINUTES_MAX = 600
/** Most courses that a member writes at a time; most modules of one, steps of a module, and paragraphs, questions or passages of a part. */
export const MANUSCRIPTS_MAX = 20
export const MANUSCRIPT_MODULES_MAX = 8
export const MANUSCRIPT_STEPS_MAX = 10
export const MANUSCRIPT_PARTS_MAX = 12
/** Longest paragraph, prompt, explanation and reason of a reviewer, in characters. */
export const MANUSCRIPT_WORDS_MAX = 1500

/** Longest question to Doxy AI, with room for a paper's title and abstract behind an instruction. */
export const QUERY_MAX = 8000

export const IMAGE_MAX_BYTES = 10 * 1024 * 1024

/** How trending is chosen; the page shows it. */
export const TRENDING_RULE =
  'The 3 posts of the last 7 days with the most likes and comments (a comment counts twice). Ties go to the newest.'
/** What trending topics are; the page shows it. */
export const TOPICS_RULE = 'Hashtags and authors’ specialties in posts of the last 7 days, by number of posts.'
/** Posts on a topic that is offered are counted no further. */
export const TOPIC_POSTS_MAX = 100
/** How For You is ordered; the page shows it. */
export const FOR_YOU_RULE = 'By mates, what you follow, evidence and answers, and how new it is. Likes count least.'
/** Most topics, people and hospitals that one member follows, and most words that they mute. */
export const FOLLOWS_MAX = 200
export const MUTED_MAX = 100
/** The longest word that is muted, in characters. */
export const MUTED_WORD_MAX = 60
/** Most posts that one message says were in view. */
export const SEEN_AT_ONCE = 50
/** Days for which it is known which posts a member has seen. */
export const SEEN_DAYS = 30

/** Labels of a member's saved posts, and the longest name of one, in characters. */
export const LABELS_MAX = 50
export const LABEL_NAME_MAX = 40

/** How many mates make the step of the first day. */
export const FIRST_MATES = 3
/** Unread notices are counted no further: a badge shows 99 and a plus. */
export const UNREAD_MAX = 100
/** Of the notices that are read as one entry the latest say who did it; people are counted no further. */
export const GROUP_SEEN = 100
/** Posts of a week are counted no further. */
export const WEEK_POSTS_MAX = 500
/** What is good to read first; the page shows it. */
export const READING_RULE =
  'Posts of the last 30 days that were saved, discussed and liked most: a save counts three times, a comment twice. None is disputed.'

/** Longest question to the search, in characters. */
export const QUESTION_MAX = 100
/** The promise: decided within 48 hours of the last word of the member. */
export const PROMISE_HOURS = 48
/** How long a badge is good before it is checked again, and how long before that its member is reminded. */
export const BADGE_DAYS = 365
export const REMINDERS_DAYS = [60, 14, 1] as const
/** From the first reminder on it may be renewed. */
export const RENEWAL_DAYS = REMINDERS_DAYS[0]
/** How long evidence is kept after a decision. */
export const EVIDENCE_DAYS = 30
/** How long a document that nobody signed for waits: what no reviewer wanted in a month is not missed, and it may tell of patients. */
export const QUARANTINE_DAYS = 30
export const EVIDENCE_MAX_BYTES = 8 * 1024 * 1024
export const EVIDENCE_MAX_FILES = 5

/** Longest message, in characters, and its envelope, which holds it as JSON. */
export const MESSAGE_MAX = 4000
export const ENVELOPE_MAX = 40_000
/** Most messages that one answer holds. */
export const MESSAGES_AT_ONCE = 200
/** How long a message may be edited, in minutes. */
export const EDIT_MINUTES = 15
/** Members of a group, its maker among them, and the longest name of one. */
export const GROUP_MAX = 50
export const GROUP_NAME_MAX = 80
/** Conversations that a member keeps at the top of their list. */
export const PINNED_MAX = 10
/** How often an urgent message repeats, in minutes, and how many times, unless everybody has acknowledged it. */
export const RING_MINUTES = 2
export const RINGS_MAX = 15
/** Messages that a member wants to be reminded of at a time. */
export const REMINDERS_MAX = 50
/** Browsers in which a member is notified while no page is open. */
export const PUSH_DEVICES_MAX = 10
/** Messages that one search reads at a time, and the most that one answer shows. */
export const SEARCHED_AT_ONCE = 5000
/** Messages that a request may hold before it is accepted. */
export const REQUEST_MESSAGES = 3
/** Longest abstract of a paper, in characters, and the topics it bears. */
export const PAPER_ABSTRACT_MAX = 6000
export const PAPER_TOPICS_MAX = 8
/** Versions of one paper. */
export const PAPER_VERSIONS_MAX = 50
/** Of a paper's text, in characters: what is kept of it, and what one answer shows. */
export const PAPER_TEXT_MAX = 1_000_000
export const PAPER_TEXT_AT_ONCE = 60_000
/** Topics that are shown. */
export const PAPER_TOPICS_SHOWN = 20
/** Changed passages of a comparison that are shown. */
export const CHANGES_SHOWN = 200
/** Papers that are cited at a time. */
export const CITED_AT_ONCE = 50
/** Longest instruction for the analysis of a paper, in characters, and the analyses of one paper that a member keeps. */
export const INSTRUCTION_MAX = 1000
export const ANALYSES_KEPT = 20
/** Sentences of a version that speak to machines, as its uploader is told of them. */
export const MACHINE_SENTENCES_SHOWN = 100
/** Longest quote from a paper, and how much of what stands before and after it, in characters. */
export const QUOTE_MAX = 500
export const QUOTE_AROUND_MAX = 64

/** Longest entry of the CPD ledger in hours, and its longest reflection, in characters. */
export const CPD_HOURS_MAX = 100
export const CPD_REFLECTION_MAX = 2000
/** Entries that one ledger holds. */
export const CPD_ENTRIES_MAX = 2000
/** Of an institution's page: its longest text, in characters, its departments, and those who run it, invited or not. */
export const INSTITUTION_ABOUT_MAX = 4000
export const INSTITUTION_DEPARTMENTS_MAX = 60
export const INSTITUTION_ROLES_MAX = 50
/** Claims to pages that one member has open at a time, and places where one says that they work or have worked. */
export const INSTITUTION_CLAIMS_MAX = 5
export const AFFILIATIONS_MAX = 50
/** Days after which an invitation, and a wish to be confirmed, that nobody has answered ends by itself. */
export const ANSWER_DAYS = 30

/** Spellings that are offered for a question that finds little. */
export const DID_YOU_MEAN_MAX = 3
/** Of a posting: its longest text, in characters, its lines, and the questions to its applicants. */
export const POSTING_TEXT_MAX = 6000
export const REQUIREMENTS_MAX = 30
export const BENEFITS_MAX = 30
export const QUESTIONS_MAX = 8
/** The highest pay that can be said, in lakh rupees a year. */
export const SALARY_LPA_MAX = 1000
/** Papers that are suggested at once. */
export const PAPERS_SUGGESTED = 10
/** Jobs that are suggested at once. */
export const JOBS_SUGGESTED = 3
/** Drafts and open postings of one institution. */
export const POSTINGS_MAX = 500
/** Largest file of postings, in bytes, and rows of it that are taken at once. */
export const IMPORT_MAX_BYTES = 1024 * 1024
export const IMPORT_ROWS_MAX = 500
/** The longest time for which a posting is open, in days, after which it is asked whether it still is, and until it closes unanswered. */
export const POSTING_DAYS_MAX = 180
export const STILL_OPEN_DAYS = 14
export const STILL_OPEN_ANSWER_DAYS = 7
/** A posting that repeats one of so many days ago bears the mark of a repost. */
export const REPOST_DAYS = 180
/** How long an applicant waits before those who recruit are asked for an answer. */
export const ANSWER_DUE_DAYS = 7
/** Applications that have to speak before anything is said of how an institution answers; how old each is at least, and at most. */
export const ANSWER_RECORD_MIN = 5
export const ANSWER_RECORD_DAYS = { from: ANSWER_DUE_DAYS, until: 365 } as const
/** Postings that a member saves, and searches that they keep. */
export const SAVED_POSTINGS_MAX = 1000
export const JOB_SEARCHES_MAX = 20
/** Choices of a facet that are shown. */
export const FACET_SHOWN = 50
/** Of an application: its longest letter and answer, in characters, and the largest CV. */
export const LETTER_MAX = 3000
export const ANSWER_MAX = 1000
export const CV_MAX_BYTES = 5 * 1024 * 1024
/** Longest note of a recruiter on an application, how many stand there, and applications that change their status at once. */
export const APPLICATION_NOTE_MAX = 2000
export const APPLICATION_NOTES_MAX = 200
export const STATUS_AT_ONCE = 100
/** Days after a posting has closed on which its applications are erased. */
export const APPLICATION_DAYS = 180
/** Posts of one's own that are offered for the page of an institution. */
export const OWN_POSTS_OFFERED = 20
/** Days for which a copy of a member's data can be downloaded, hours between two of them, and how many of them are listed. */
export const EXPORT_DAYS = 7
export const EXPORT_EVERY_HOURS = 24
export const EXPORTS_SHOWN = 10
/** For how many days back a member reads who opened what is theirs, and how many times are listed. */
export const ACCESS_DAYS = 90
export const ACCESSES_SHOWN = 200
/** Days after a member asked for it on which their account is deleted, and until which they can keep it. */
export const DELETION_DAYS = 30
/** Minutes after a sign-in within which whoever has no password need not sign in again for what is grave. */
export const FRESH_SIGN_IN_MINUTES = 10
