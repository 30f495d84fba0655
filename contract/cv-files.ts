/** What a CV may be, by its type as the bytes themselves say it: PDF and DOCX. */
export const CV_TYPES = ['application/pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'] as const

/** What is said of a file of another type. */
export const WRONG_CV = 'This file cannot be sent as a CV. Use a PDF or DOCX file.'
