import { ChartBar, Image as ImageIcon, Link as LinkIcon } from 'lucide-react'
import { type ClipboardEvent, type FormEvent, Suspense, useEffect, useId, useRef, useState } from 'react'
import type { User } from '#contract/account.ts'
import { POST_MAX } from '#contract/limits.ts'
import { useSay } from '../../lib/language/say.ts'
import { IMAGE_TYPES } from '../../lib/upload/use-upload.ts'
import { Button } from '../../ui/button/Button.tsx'
import { IconButton } from '../../ui/button/IconButton.tsx'
import { CharacterCount } from '../../ui/form/CharacterCount.tsx'
import { GrowingText } from '../../ui/form/GrowingText.tsx'
import { sendsOn } from '../../ui/form/send-keys.ts'
import { InEnglish } from '../../ui/language/InEnglish.tsx'
import { part } from '../../ui/later.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { Avatar } from '../../ui/person/Avatar.tsx'
import { CaseButton } from '../cases/CaseButton.tsx'
import { noPoll } from '../poll/draft.ts'
import { openScan } from '../writing/scan.ts'
import { useScan } from '../writing/use-scan.ts'
import { AudienceMenu, audiences } from './AudienceMenu.tsx'
import styles from './Composer.module.css'
import { DraftsButton } from './drafts/DraftsButton.tsx'
import { COMPOSER, focusComposer } from './focus-composer.ts'
import { takesFocus } from './quote.ts'
import { useComposer } from './use-composer.ts'
import { useDescriptions } from './use-descriptions.ts'
import { usePictures } from './use-pictures.ts'

const WritingHelp = part(() => import('../writing/WritingHelp.tsx'))
const ComposerImages = part(() => import('./ComposerImages.tsx'))
const ComposerQuote = part(() => import('./ComposerQuote.tsx'))
const ComposerPoll = part(() => import('../poll/ComposerPoll.tsx'))
const ComposerLink = part(() => import('./ComposerLink.tsx'))

/** Where a member writes a post. What is written survives a reload; what is posted goes to the outbox. */
export function Composer({ user }: { user: User }) {
  const say = useSay()
  const { draft, change, link, isQuoteGone, canPost, publish } = useComposer()
  // Pictures that were chosen go with the post, or are given up first.
  const { choose, ...pictures } = usePictures(draft.images)
  const { isUnfinished } = pictures
  const [linkTouched, setLinkTouched] = useState(false)
  const [linkOpen, setLinkOpen] = useState(draft.link !== '')
  const picker = useRef<HTMLInputElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const scan = useScan(area, draft.text)
  const descriptions = useDescriptions(draft)
  const linkId = useId()
  const pollId = useId()

  useEffect(() => {
    // Whoever comes here with something goes on writing.
    if (takesFocus()) focusComposer()
  }, [])

  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    setLinkTouched(draft.link !== '')
    if (!canPost || isUnfinished || !descriptions.mayGo() || !scan.mayGo()) return
    setLinkOpen(false)
    publish()
  }
  const paste = (event: ClipboardEvent) => {
    const images = [...event.clipboardData.files].filter(({ type }) => type.startsWith('image/'))
    if (images.length === 0) return
    event.preventDefault()
    choose(images)
  }
  const showsLink = linkOpen || draft.link !== ''
  const hasParts = [draft.text, draft.images.length, isUnfinished, showsLink, draft.poll, draft.quotedId].some(Boolean)

  return (
    <Sheet bleed className={styles.sheet}>
      <form className={styles.composer} aria-label={say('New post')} onSubmit={submit} onPaste={paste} onKeyDown={sendsOn(submit)}>
        <Avatar id={user.id} name={user.name} url={user.picture} mark={user.mark} />
        <GrowingText
          ref={area}
          id={COMPOSER}
          className={styles.text}
          aria-label={say('Write a post')}
          placeholder={say('Share a case, a question or a paper')}
          value={draft.text}
          onFocus={openScan}
          onChange={({ target }) => change({ text: target.value })}
        />
        <div className={styles.extras}>
          {hasParts && (
            <InEnglish className={styles.parts}>
              <Suspense>{draft.text && <WritingHelp area={area} text={draft.text} scan={scan} send="Post" />}</Suspense>
              <Suspense>
                {(draft.images.length > 0 || isUnfinished) && (
                  <ComposerImages
                    images={draft.images}
                    pictures={pictures}
                    isAsked={descriptions.isAsked}
                    onChange={(images) => change({ images })}
                  />
                )}
              </Suspense>
              <Suspense>
                {showsLink && (
                  <ComposerLink
                    id={linkId}
                    value={draft.link}
                    error={linkTouched ? link.error : undefined}
                    onChange={(text) => change({ link: text })}
                    onLeave={() => setLinkTouched(draft.link !== '')}
                  />
                )}
              </Suspense>
              <Suspense>
                {draft.poll && (
                  <ComposerPoll
                    id={pollId}
                    poll={draft.poll}
                    onChange={(poll) => change({ poll })}
                    onRemove={() => {
                      change({ poll: null })
                      area.current?.focus()
                    }}
                  />
                )}
              </Suspense>
              <Suspense>
                {draft.quotedId && (
                  <ComposerQuote
                    postId={draft.quotedId}
                    isGone={isQuoteGone}
                    onRemove={() => {
                      change({ quotedId: null })
                      area.current?.focus()
                    }}
                  />
                )}
              </Suspense>
            </InEnglish>
          )}
          {draft.audience !== 'members' && <p className="meta">{say(audiences[draft.audience].meaning)}</p>}
        </div>
        <div className={styles.foot}>
          <input
            ref={picker}
            type="file"
            accept={IMAGE_TYPES}
            multiple
            hidden
            onChange={({ target }) => {
              choose(target.files ?? [])
              target.value = ''
            }}
          />
          <IconButton label={say('Add image, up to 10 MB')} onClick={() => picker.current?.click()}>
            <ImageIcon />
          </IconButton>
          <IconButton
            label={say('Add link')}
            aria-expanded={showsLink}
            aria-controls={showsLink ? linkId : undefined}
            onClick={() => {
              if (showsLink) change({ link: '' })
              setLinkTouched(false)
              setLinkOpen(!showsLink)
            }}
          >
            <LinkIcon />
          </IconButton>
          <IconButton
            label={say('Add poll')}
            aria-expanded={draft.poll !== null}
            aria-controls={draft.poll ? pollId : undefined}
            onClick={() => change({ poll: draft.poll ? null : noPoll() })}
          >
            <ChartBar />
          </IconButton>
          <CaseButton user={user} />
          <AudienceMenu audience={draft.audience} onChoose={(audience) => change({ audience })} />
          <DraftsButton />
          <p className={styles.hint}>{say('New posts start as pending.')}</p>
          <CharacterCount text={draft.text} max={POST_MAX} />
          <Button type="submit" busy={scan.isBusy} disabled={!canPost || isUnfinished}>
            {say('Post')}
          </Button>
        </div>
      </form>
    </Sheet>
  )
}
