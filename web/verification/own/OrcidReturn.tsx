import { useEffect, useRef } from 'react'
import { useAddress } from '../../lib/address.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { say } from '../../lib/language/say.ts'
import { toast } from '../../ui/status/toast.ts'
import { useClaimCache } from '../queries.ts'

/** Whether an address is the way back from ORCID. */
export const isReturn = (address: URLSearchParams) => address.has('state') && (address.has('code') || address.has('error'))

/** Hands in what ORCID sent back, once, and takes it out of the address. */
export function OrcidReturn() {
  const [address, setAddress] = useAddress()
  const { invalidateVerification } = useClaimCache()
  const taken = useRef(false)

  useEffect(() => {
    if (taken.current) return
    taken.current = true
    const [code, state] = [address.get('code'), address.get('state') ?? '']
    for (const name of ['code', 'state', 'error', 'error_description', 'iss']) address.delete(name)
    setAddress(address, { replace: true })
    if (!code) return void toast.error(say('You did not sign in at ORCID. Your iD stays claimed, not proven.'))
    api.verification
      .finishOrcid({ code, state })
      .then(
        () => toast.success(say('You have signed in at ORCID. Your iD is proven to be yours.')),
        (error) => toast.error(wordsOf(error)),
      )
      .then(invalidateVerification)
  }, [address, setAddress, invalidateVerification])

  return null
}
