import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import type { institutionClaims } from '#contract/institution-claims.ts'
import type { institutions } from '#contract/institutions.ts'
import type { InputOf } from '#contract/route.ts'
import { refuseNames } from '../../moderation/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'
import { addEntry } from '../log.ts'
import { endsMark, handleOf } from '../rules.ts'

type Founding = Pick<InputOf<typeof institutionClaims.found>, 'clientId' | 'name' | 'kind' | 'city' | 'state' | 'website'>

/** Makes the page that a member claims, once for each `clientId`; it opens with the first approved claim. */
export async function saveInstitution(
  tx: Db,
  founderId: string,
  { clientId, name, kind, city, state, website }: Founding,
): Promise<string> {
  const before = await tx
    .selectFrom('institution')
    .select('id')
    .where('founder_id', '=', founderId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  if (before) return before.id
  await refuseNames(tx, founderId, { name })
  const id = newId()
  const handle = `${handleOf(name)}-${randomBytes(4).toString('hex')}`
  await tx
    .insertInto('institution')
    .values({ id, handle, founder_id: founderId, client_id: clientId, name, kind, city, state, website })
    .execute()
  return id
}

/** Changes what a page says, from the version that its editor saw. What a reviewer compared ends the mark with it. */
export async function editPage(tx: Db, editorId: string, change: InputOf<typeof institutions.edit>) {
  const { institutionId, version, name, kind, city, state, about, departments, website, address, telephone, beds, founded, ...forgotten } =
    change
  forgotten satisfies Record<string, never>
  const before = await tx.selectFrom('institution').selectAll().where('id', '=', institutionId).forNoKeyUpdate().executeTakeFirstOrThrow()
  if (before.version !== version) throw new Refusal('INSTITUTION_CHANGED')
  if (name !== undefined && name !== before.name) await refuseNames(tx, editorId, { name })
  const said = {
    name: name ?? before.name,
    kind: kind ?? before.kind,
    city: city ?? before.city,
    state: state ?? before.state,
    address: address ?? before.address,
  }
  const loses = before.verified_at !== null && endsMark(before, said)
  await tx
    .updateTable('institution')
    .set({
      ...said,
      about: about ?? before.about,
      departments: departments === undefined ? before.departments : [...new Set(departments)],
      website: website === undefined ? before.website : website,
      telephone: telephone ?? before.telephone,
      beds: beds === undefined ? before.beds : beds,
      founded: founded === undefined ? before.founded : founded,
      version: sql`version + 1`,
      ...(loses && { verified_at: null, verified_until: null }),
    })
    .where('id', '=', institutionId)
    .execute()
  if (loses)
    await addEntry(tx, institutionId, { act: 'mark_ended', by: { role: 'member', id: editorId }, words: 'Name or address changed.' })
}
