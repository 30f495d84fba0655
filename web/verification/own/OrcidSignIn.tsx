import { useState } from 'react'
import type { MyClaim } from '#contract/claim.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { useSay } from '../../lib/language/say.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { toast } from '../../ui/status/toast.ts'

type OrcidSignInProps = {
  claim: Pick<MyClaim, 'orcidSignedIn'>
  /** Whether this server lets its members sign in at ORCID. */
  offered: boolean
}

/** An iD that was typed is no proof; whoever signs in at ORCID with it has one. */
export default function OrcidSignIn({ claim, offered }: OrcidSignInProps) {
  const say = useSay()
  const [busy, setBusy] = useState(false)
  if (claim.orcidSignedIn) return <p className="ui">{say('You have signed in at ORCID with this iD, so it is proven to be yours.')}</p>

  const leave = async () => {
    setBusy(true)
    try {
      const { address } = await api.verification.beginOrcid()
      window.location.assign(address)
    } catch (error) {
      toast.error(wordsOf(error))
      setBusy(false)
    }
  }
  return (
    <Note>
      <p>
        <b>{say('Claimed, not proven.')}</b>{' '}
        {offered
          ? say('Sign in at ORCID, and it is proven that the iD is yours. We read your iD there and nothing else.')
          : say('A reviewer compares your iD with the public ORCID record.')}
      </p>
      {offered && (
        <Button tone="outline" size="small" busy={busy} onClick={leave}>
          {say('Sign in at ORCID')}
        </Button>
      )}
    </Note>
  )
}
