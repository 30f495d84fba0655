import { asWritten, type Said, say } from '../lib/language/say.ts'
import { toast } from '../ui/status/toast.ts'

/** Copies a text, and says so in these words; where a browser does not let it, the text is shown. */
export async function copy(text: string, said: Said) {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(said)
  } catch {
    toast.error(say('This could not be copied.'), { description: asWritten(text) })
  }
}
