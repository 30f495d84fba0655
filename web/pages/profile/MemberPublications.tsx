import { useInfiniteQuery } from '@tanstack/react-query'
import type { Profile } from '#contract/profile.ts'
import { Publications } from '../../profile/credentials/CredentialLists.tsx'
import type { Asked } from '../../profile/queries.ts'
import { UploadedPapers } from '../../research/list/UploadedPapers.tsx'
import { uploadsQuery } from '../../research/queries.ts'
import { itemsOf } from '../../ui/list/QueryList.tsx'
import { uploadsBeside } from './uploads-beside.ts'

type MemberPublicationsProps = { profile: Profile; as: Asked['as']; onAdd: (() => void) | undefined }

/** A member's papers: the entries of their profile, and what they uploaded to the Research Hub for the viewer to find. */
export default function MemberPublications({ profile: { card, publications }, as, onAdd }: MemberPublicationsProps) {
  const query = useInfiniteQuery(uploadsQuery(card.id))
  const { pathOf, others } = uploadsBeside(publications, itemsOf(query.data), as)
  return (
    <Publications publications={publications} onAdd={onAdd} pathOf={pathOf}>
      {(others.length > 0 || query.hasNextPage || query.isError) && <UploadedPapers papers={others} query={query} />}
    </Publications>
  )
}
