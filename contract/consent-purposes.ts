/** Since when a text holds that members agree to or are told of; each consent keeps the one that it was given under. */
export const textsFrom = { terms: '30 November 2026', privacy: '29 November 2026' } as const

/** What members agree to, as the log names it. What can be taken back at any time is `optional`; the others end with the account. */
export const consentPurposes = [
  { id: 'terms', label: 'Terms of use', text: 'terms', optional: false },
  { id: 'privacy', label: 'What the privacy page says', text: 'privacy', optional: false },
  { id: 'digests', label: 'Emails that sum up what happened', text: 'privacy', optional: true },
  { id: 'public_page', label: 'A public page for search engines', text: 'privacy', optional: true },
  { id: 'push', label: 'Notifications while no page is open', text: 'privacy', optional: true },
] as const

/** Of the log, so many of the newest are listed; a copy of one's data holds all. */
export const CONSENTS_SHOWN = 200
