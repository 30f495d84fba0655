import type { Services } from './http/context.ts'
import { newId } from './ids.ts'

const PLACE = 'trial'

/**
 * Tries the mail server and the place of files once, so that it is the operator who finds a wrong setting and not the first member who needs it.
 * Answers a sentence for each that does not do what it is for.
 */
export async function troublesOutside({ mail, files }: Pick<Services, 'mail' | 'files'>): Promise<string[]> {
  const tried = [
    mail.reach().then(
      () => [],
      (error: Error) => [`Emails are ${error.message}: they wait, and are tried again. See SMTP_URL.`],
    ),
    keepsFiles(files).then((keeps) =>
      keeps ? [] : ['Files cannot be stored or opened: the log says why. See FILES_S3_BUCKET, or the data folder.'],
    ),
  ]
  return (await Promise.all(tried)).flat()
}

/** Whether a file can be put, read and removed. */
async function keepsFiles(files: Services['files']): Promise<boolean> {
  const id = newId()
  try {
    await files.put(id, Buffer.from(PLACE), PLACE)
    const stored = await files.open(id, PLACE)
    stored?.stream.destroy()
    await files.remove(id)
    return stored !== null
  } catch {
    return false
  }
}
