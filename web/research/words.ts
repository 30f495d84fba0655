import type { Paper, PaperVersion } from '#contract/papers.ts'

/** Where and when a paper was published, in one line. */
export const publishedIn = ({ journal, year }: Pick<Paper, 'journal' | 'year'>) => [journal, year].filter(Boolean).join(', ')

const kinds: Record<NonNullable<PaperVersion['file']>['type'], string> = {
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/x-cfb': 'DOC',
  'text/plain': 'TXT',
}

/** What kind of file a version has. */
export const kindWords = ({ type }: NonNullable<PaperVersion['file']>) => kinds[type]
