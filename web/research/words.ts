import type { Paper, PaperVersion } from '#contract/papers.ts'

const MB = 1024 * 1024

/** Where and when a paper was published, in one line. */
export const publishedIn = ({ journal, year }: Pick<Paper, 'journal' | 'year'>) => [journal, year].filter(Boolean).join(', ')

/** "2.1 MB"; what is smaller than a tenth of one says so in kilobytes. */
export const sizeWords = (bytes: number) =>
  bytes < MB / 10 ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${(bytes / MB).toFixed(1)} MB`

const kinds: Record<NonNullable<PaperVersion['file']>['type'], string> = {
  'application/pdf': 'PDF',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'DOCX',
  'application/x-cfb': 'DOC',
  'text/plain': 'TXT',
}

/** What kind of file a version has. */
export const kindWords = ({ type }: NonNullable<PaperVersion['file']>) => kinds[type]
