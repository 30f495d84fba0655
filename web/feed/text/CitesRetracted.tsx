import { FileX } from 'lucide-react'
import { doisIn } from '#contract/dois.ts'
import { useRetracted } from '../../doxy/retraction/use-retracted.ts'
import { useSay } from '../../lib/language/say.ts'
import { Badge } from '../../ui/badge/Badge.tsx'

/** Beside a text that names a work by its DOI: that it was retracted, where the list of retractions says so. */
export default function CitesRetracted({ text }: { text: string }) {
  const say = useSay()
  const retracted = useRetracted(doisIn(text))
  if (retracted.length === 0) return null
  return (
    <p>
      <Badge tone="danger">
        <FileX />
        {say('Cites a retracted paper')}
      </Badge>
      <span className="vh">: {retracted.join(', ')}</span>
    </p>
  )
}
