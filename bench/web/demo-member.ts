import type { SignedIn } from '#contract/account.ts'
import type { Site } from '#contract/site.ts'

/** Signs the sample community's demo member in, by whom members' pages are measured. */
export async function signedInDemo(url: string): Promise<SignedIn> {
  const { demoMember } = (await (await fetch(`${url}/api/site`)).json()) as Site
  if (!demoMember) throw new Error('The bench needs the sample community.')
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: demoMember.email, password: demoMember.password }),
  })
  return (await answer.json()) as SignedIn
}
