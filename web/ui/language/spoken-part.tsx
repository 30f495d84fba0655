import { type ComponentType, use } from 'react'
import { fetchInside } from '../../lib/language/language.ts'
import { PageIsTranslated } from '../../lib/language/say.ts'
import { part } from '../later.tsx'

/** A part of the bar, with the words that public pages do not have. Where they cannot be fetched, all of it is in English, and says so. */
export const spokenPart = <Props extends object>(fetch: () => Promise<{ default: ComponentType<Props> }>) =>
  part(async () => {
    const [{ default: Part }, isHere] = await Promise.all([fetch(), fetchInside()])
    return {
      default: function Spoken(props: Props) {
        const isTranslated = use(PageIsTranslated)
        return (
          <PageIsTranslated value={isTranslated && isHere}>
            <Part {...props} />
          </PageIsTranslated>
        )
      },
    }
  })
