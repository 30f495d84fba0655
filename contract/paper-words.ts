/** What an empty field of a paper says. A title that is empty is the name of its file; a year, the current one. */
export const PAPER_DEFAULTS = {
  title: 'Untitled Document',
  authors: 'Unknown',
  abstract: 'Summary will appear here after backend integration.',
  journal: '—',
} as const

/** What a version says of its changes where its uploader says nothing: the first one, and each later one. */
export const FIRST_VERSION = 'Initial upload'
export const LATER_VERSION = 'New version'
/** How the file of a version without one is called. */
export const NO_FILE = 'No file'

/** Who may find a paper. Blocks apart, each holds those before it. */
export const paperAudiences = [
  { id: 'private', label: 'Only me' },
  { id: 'mates', label: 'My mates' },
  { id: 'members', label: 'Members' },
  { id: 'public', label: 'Everybody' },
] as const

/**
 * What the uploader states about the rights. Where `open`, whoever may find the paper may read its text and its file; otherwise they see what it
 * is and where it was published, and the uploader alone reads it here.
 */
export const paperLicences = [
  { id: 'none', label: 'Not stated, or the publisher holds the rights', open: false },
  { id: 'own', label: 'I hold the rights and share it here', open: true },
  { id: 'cc0', label: 'CC0', open: true },
  { id: 'cc_by', label: 'CC BY 4.0', open: true },
  { id: 'cc_by_sa', label: 'CC BY-SA 4.0', open: true },
  { id: 'cc_by_nc', label: 'CC BY-NC 4.0', open: true },
  { id: 'cc_by_nc_sa', label: 'CC BY-NC-SA 4.0', open: true },
  { id: 'cc_by_nd', label: 'CC BY-ND 4.0', open: true },
  { id: 'cc_by_nc_nd', label: 'CC BY-NC-ND 4.0', open: true },
] as const

/** How far the text of a version has come, in words. Those of `failed` are general: the version says more in `textTrouble`. */
export const paperTextWords = {
  none: 'This version has no file.',
  waiting: 'The text is being read from the file.',
  read: '',
  scanned: 'This PDF holds pictures of pages and no text, so it cannot be searched, quoted or compared.',
  failed: 'The text of this file could not be read.',
} as const

/** What an analysis is asked for where nobody says otherwise. */
export const ANALYSIS_PROMPT = 'Summarize key findings, limitations, and clinical relevance.'

/** The parts of a paper that an analysis names, in their order. */
export const analysisParts = [
  { id: 'background', label: 'Background' },
  { id: 'methods', label: 'Methods' },
  { id: 'findings', label: 'Findings' },
  { id: 'limits', label: 'Limits' },
] as const
