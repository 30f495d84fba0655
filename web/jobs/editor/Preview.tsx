import { Check } from 'lucide-react'
import { useState } from 'react'
import type { InstitutionCard } from '#contract/institution.ts'
import type { AnswerRecord } from '#contract/posting.ts'
import { eligibleDegrees, livingChoices, strictnesses } from '#contract/posting-words.ts'
import room from '../../institutions/Institution.module.css'
import { dayOf } from '../../institutions/words.ts'
import { formatCount } from '../../lib/count.ts'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Chip } from '../../ui/badge/Chip.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { Avatar } from '../../ui/person/Avatar.tsx'
import { cityOf, experienceOf, payOf, workTypeName } from '../card-words.ts'
import { RecordLine } from '../postings/RecordLine.tsx'
import styles from './Preview.module.css'
import { type Content, councilName } from './written.ts'

type PreviewProps = { institution: InstitutionCard; content: Content; hasWrongPay: boolean; record: AnswerRecord | undefined }

/** The job as members will read it, in the list and opened. A figure that is wrong is not shown. */
export function Preview({ institution, content, hasWrongPay, record }: PreviewProps) {
  const [shown, setShown] = useState<'list' | 'opened'>('list')
  const { id, name } = institution
  const title = content.title.trim() || 'No title yet'
  return (
    <Sheet
      bleed
      title="Preview"
      className={styles.preview}
      aside={
        <fieldset className={styles.choice} aria-label="What is previewed">
          <Chip aria-pressed={shown === 'list'} onClick={() => setShown('list')}>
            In the list
          </Chip>
          <Chip aria-pressed={shown === 'opened'} onClick={() => setShown('opened')}>
            Opened
          </Chip>
        </fieldset>
      }
    >
      <div className={styles.card}>
        <Avatar id={id} name={name} kind="organisation" size="md" />
        <div>
          <h3>{title}</h3>
          <p className="ui muted">{[name, cityOf({ ...content, city: content.city.trim() })].filter(Boolean).join(', ')}</p>
          <p className={styles.facts}>
            <b>{hasWrongPay ? 'Pay to be corrected' : payOf(content)}</b>
            <span>{Number.isNaN(content.experienceFrom) ? '' : experienceOf(content)}</span>
          </p>
          <p className={room.acts}>
            {content.isRemote ? <Badge tone="neel">Remote</Badge> : <Badge>{workTypeName(content.workType)}</Badge>}
            {content.isUrgent && <Badge tone="danger">Urgent</Badge>}
          </p>
        </div>
      </div>
      {shown === 'opened' && <Opened content={content} record={record} />}
    </Sheet>
  )
}

function Opened({ content, record }: Pick<PreviewProps, 'content' | 'record'>) {
  const { requirements, benefits, questions } = content
  return (
    <div className={styles.opened}>
      {record && <RecordLine record={record} />}
      <h4>About the post</h4>
      <p className={room.words}>{content.description || 'Nothing yet.'}</p>
      {requirements.length > 0 && (
        <>
          <h4>Requirements</h4>
          <ul className={room.ticks}>
            {requirements.map(({ words, strictness }) => (
              <li key={words}>
                <Check />
                <span>
                  {words} <span className="meta">{strictnesses.find(({ id }) => id === strictness)!.label}</span>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {benefits.length > 0 && (
        <>
          <h4>Benefits</h4>
          <p className={room.words}>{benefits.join('\n')}</p>
        </>
      )}
      <dl className={room.facts}>
        {termsOf(content).map(
          ([name, words]) =>
            words && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{words}</dd>
              </div>
            ),
        )}
      </dl>
      {questions.length > 0 && (
        <>
          <h4>Questions</h4>
          <p className={room.words}>{questions.map(({ words }) => words).join('\n')}</p>
        </>
      )}
    </div>
  )
}

const figure = (value: number | null, words: (figure: string) => string) =>
  value === null || Number.isNaN(value) ? '' : words(formatCount(value))

const termsOf = (content: Content): [name: string, words: string][] => [
  ['Stipend', figure(content.stipend, (rupees) => `₹${rupees} a month`)],
  ['Duty hours', figure(content.dutyHours, (hours) => `${hours} a week`)],
  ['Bond', bondOf(content)],
  ['Living', content.living === 'not_stated' ? '' : livingChoices.find(({ id }) => id === content.living)!.label],
  ['Registration', councilName(content.council) ?? ''],
  ['Open to', eligibleDegrees.flatMap(({ id, label }) => (content.degrees.includes(id) ? label : [])).join(', ')],
  ['Walk-in', content.walkInOn ? dayOf(content.walkInOn) : ''],
  ['Posts to fill', figure(content.openings, (posts) => posts)],
  ['Closes', content.closesOn ? dayOf(content.closesOn) : ''],
]

const bondOf = ({ bondMonths, bondAmount }: Content) =>
  bondMonths === 0
    ? 'None'
    : [figure(bondMonths, (months) => `${months} months`), figure(bondAmount, (rupees) => `₹${rupees}`)].filter(Boolean).join(', ')
