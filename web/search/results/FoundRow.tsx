import type { ReactNode } from 'react'
import type { Found, JobFound, PaperFound, PersonFound, PostFound } from '#contract/search.ts'
import { RetractedBadge } from '../../doxy/retraction/RetractedBadge.tsx'
import { useSay } from '../../lib/language/say.ts'
import { writtenIn } from '../../lib/language/written-in.ts'
import { facts, profileOf } from '../../profile/member/AuthorLine.tsx'
import { lookAlikes } from '../../profile/member/look-alikes.ts'
import { placeOf } from '../../profile/member/place.ts'
import { Withdrawn } from '../../profile/member/Withdrawn.tsx'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Avatar } from '../../ui/person/Avatar.tsx'
import { MarkSaid } from '../../ui/person/MarkSaid.tsx'
import { Person } from '../../ui/person/Person.tsx'
import { Ago } from '../../ui/text/Ago.tsx'
import styles from './FoundRow.module.css'

/** Where something that was found is read. */
export function addressOf(found: Found) {
  switch (found.kind) {
    case 'person':
      return profileOf(found.member)
    case 'job':
      return `/jobs?job=${found.id}`
    case 'paper':
      return `/researchhub?paper=${found.id}`
    case 'post':
      return `/dashboard?post=${encodeURIComponent(found.id)}`
  }
}

/** Somebody or something that was found, in two lines; `alike` where another of them has the same name and line. */
export function FoundRow({ found, alike = false }: { found: Found; alike?: boolean }): ReactNode {
  switch (found.kind) {
    case 'person':
      return <PersonRow {...found} alike={alike} />
    case 'job':
      return <JobRow {...found} />
    case 'paper':
      return <PaperRow {...found} />
    case 'post':
      return <PostRow {...found} />
  }
}

const lineOf = ({ member, college }: PersonFound) => facts(' · ', member.headline, placeOf(college ?? member.hospital, member.location))

/** Whom of these their lines do not tell apart. */
export function alikeAmong(all: readonly Found[]) {
  const people = all.flatMap((found) => (found.kind === 'person' ? [found] : []))
  const lines = new Map(people.map((person) => [person.member.id, lineOf(person)]))
  return lookAlikes(
    people.map(({ member }) => member),
    ({ id }) => lines.get(id)!,
  )
}

function PersonRow({ alike, ...found }: PersonFound & { alike: boolean }) {
  const { member, isMate } = found
  const say = useSay()
  return (
    <Person
      avatar={<Avatar id={member.id} name={member.name} url={member.avatarUrl} mark={member.mark} size="sm" />}
      name={
        <>
          {member.name}
          <Withdrawn member={member} />
        </>
      }
      mark={member.mark}
      meta={facts(' · ', alike ? `@${member.handle}` : '', lineOf(found))}
      action={isMate && <Badge tone="neel">{say('Mate')}</Badge>}
    />
  )
}

function JobRow({ posting: { title, institution, city, isRemote, isUrgent, postedAt } }: JobFound) {
  const say = useSay()
  return (
    <div className={styles.post}>
      <Avatar id={institution.id} name={institution.name} kind="organisation" size="sm" />
      <div className={styles.words}>
        <p className="clamp2">
          <span lang={writtenIn(title)}>{title}</span> {isUrgent && <Badge tone="danger">{say('Urgent')}</Badge>}
        </p>
        <p className="meta clamp1">
          {facts(' · ', institution.name, isRemote ? say('Remote') : city)}
          {postedAt && (
            <>
              {' '}
              · <Ago at={postedAt} />
            </>
          )}
        </p>
      </div>
    </div>
  )
}

function PaperRow({ paper: { title, authors, journal, year, isRetracted, uploadedBy } }: PaperFound) {
  const say = useSay()
  return (
    <div className={styles.post}>
      <Avatar id={uploadedBy.id} name={uploadedBy.name} url={uploadedBy.avatarUrl} mark={uploadedBy.mark} size="sm" />
      <div className={styles.words}>
        <p className="clamp2">
          <span lang={writtenIn(title)}>{title}</span> {isRetracted && <RetractedBadge />}
        </p>
        <p className="meta clamp1">{facts(' · ', authors, journal, year)}</p>
        <p className="meta clamp1">
          {say('Uploaded by {name}', { name: uploadedBy.name })}
          <MarkSaid mark={uploadedBy.mark} />
        </p>
        <Withdrawn member={uploadedBy} />
      </div>
    </div>
  )
}

const PostRow = ({ author, excerpt, createdAt }: PostFound) => (
  <div className={styles.post}>
    <Avatar id={author.id} name={author.name} url={author.avatarUrl} mark={author.mark} size="sm" />
    <div className={styles.words}>
      <p className="clamp2" lang={writtenIn(excerpt.map(({ text }) => text).join(''))}>
        {/* biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other order than its own */}
        {excerpt.map(({ text, found }, at) => (found ? <mark key={at}>{text}</mark> : text))}
      </p>
      <p className="meta clamp1">
        {author.name}
        <MarkSaid mark={author.mark} /> · <Ago at={createdAt} />
      </p>
      <Withdrawn member={author} />
    </div>
  </div>
)
