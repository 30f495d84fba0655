/** What a paper's file may be, by its type as the bytes themselves say it: PDF, DOCX, DOC (a compound file, as Word once wrote them), and text. */
export const PAPER_TYPES = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/x-cfb',
  'text/plain',
] as const
export type PaperType = (typeof PAPER_TYPES)[number]

export const PAPER_MAX_BYTES = 30 * 1024 * 1024

/** What is said of a file of another type. */
export const WRONG_PAPER = 'This type of file cannot be kept as a paper. Use a PDF, DOC, DOCX or TXT file.'
