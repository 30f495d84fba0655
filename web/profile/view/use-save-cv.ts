import { useMutation } from '@tanstack/react-query'
import { wordsOf } from '../../lib/api/failure.ts'
import { saveFile } from '../../lib/api/file.ts'
import { say } from '../../lib/language/say.ts'
import { toast } from '../../ui/status/toast.ts'

const files = { pdf: ['cv', 'pdf'], json: ['cv', 'json'] } as const

/** Saves one's CV, which the server makes from the profile as it is now. */
export const useSaveCv = () =>
  useMutation({
    networkMode: 'always',
    mutationFn: (kind: keyof typeof files) => saveFile(files[kind], {}, `cv.${kind}`),
    onError: (error) => void toast.error(say('The CV was not saved.'), { description: wordsOf(error) }),
  })
