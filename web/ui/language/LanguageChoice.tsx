import { Languages } from 'lucide-react'
import { chooseLanguage } from '../../lib/language/language.ts'
import { type Language, languages } from '../../lib/language/languages.ts'
import { speaking } from '../../lib/language/say.ts'
import { Button, type ButtonLooks } from '../button/Button.tsx'

const codes = Object.keys(languages) as Language[]

/** The other languages, each by its own name. A press begins the page again in that one. */
export const LanguageChoice = ({ className, ...looks }: ButtonLooks & { className?: string }) =>
  codes
    .filter((code) => code !== speaking())
    .map((code) => (
      <Button key={code} {...looks} {...(className && { className })} lang={code} onClick={() => chooseLanguage(code)}>
        <Languages />
        {languages[code]}
      </Button>
    ))
