import { ATTACHMENT_TYPES, type AttachmentKind, type AttachmentType, attachmentKindOf } from '#contract/attachments.ts'
import { say } from '../../lib/language/say.ts'

const OFFICE = 'application/vnd.openxmlformats-officedocument'

/** What browsers name otherwise on some systems, or not at all, by the end of the file's name. */
const byEnding: Record<string, AttachmentType> = {
  csv: 'text/plain',
  txt: 'text/plain',
  docx: `${OFFICE}.wordprocessingml.document`,
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
  pptx: `${OFFICE}.presentationml.presentation`,
}
const endingOf = (name: string) => name.split('.').at(-1)!.toLowerCase()

/** As a file input takes them. */
export const ACCEPTED = [...ATTACHMENT_TYPES, ...Object.keys(byEnding).map((ending) => `.${ending}`)].join(',')

/** A file's type; undefined where it cannot be sent. */
export const typeOf = ({ name, type }: File): AttachmentType | undefined =>
  byEnding[endingOf(name)] ?? ATTACHMENT_TYPES.find((known) => known === type)

const documentWords: Partial<Record<string, string>> = { pdf: 'PDF', docx: 'Word', xlsx: 'Excel', pptx: 'PowerPoint', csv: 'CSV' }

/** What a file is called where it is not drawn. */
export function kindWords({ name, type }: { name: string; type: AttachmentType }) {
  const words: Record<AttachmentKind, string> = {
    image: say('Picture'),
    video: say('Video'),
    document: (type === 'application/pdf' ? 'PDF' : documentWords[endingOf(name)]) ?? say('Text'),
  }
  return words[attachmentKindOf(type)!]
}

const megabytes = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
/** A size in words, as the limits count it; never "0.0". */
export const megabytesOf = (bytes: number) => megabytes.format(Math.max(bytes / 1024 / 1024, 0.1))
