import { type ReactNode, useEffect, useRef } from 'react'
import { say } from '../../lib/language/say.ts'
import { Page } from '../../ui/layout/Page.tsx'
import styles from './AuthPage.module.css'
import { WardIllustration } from './WardIllustration.tsx'

type Sign = { mark: ReactNode; title: string; words: string; last?: true }

type AuthPageProps = {
  title: string
  lead: string
  /** What the right side says, from 1024 px. Nothing personal: nobody is signed in yet. */
  side: { title: string; signs: Sign[]; ordered?: boolean }
  /** Below the form. */
  foot: ReactNode
  children: ReactNode
}

/** The frame of the pages that lead in: the form left, the ward at night right. */
export function AuthPage({ title, lead, side, foot, children }: AuthPageProps) {
  const List = side.ordered ? 'ol' : 'ul'
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(title)

  // Another step of the same page has replaced what was in focus.
  useEffect(() => {
    if (shown.current === title) return
    shown.current = title
    heading.current?.focus()
  }, [title])

  return (
    <Page title={say(title)} heading="own" frame="bare" className={styles.page}>
      <div className={styles.sheet}>
        <div className={styles.column}>
          <div className={styles.head}>
            <h1 ref={heading} tabIndex={-1}>
              {say(title)}
            </h1>
            <p>{say(lead)}</p>
          </div>
          {children}
          <div className={styles.foot}>{foot}</div>
        </div>
      </div>
      <aside className={styles.side} data-ground="deep" aria-label={say('About membership')}>
        <WardIllustration />
        <div className={styles.words}>
          <h2>{say(side.title)}</h2>
          <List className={styles.signs}>
            {side.signs.map(({ mark, title: name, words, last }) => (
              <li key={name}>
                <span className={styles.mark} data-last={last}>
                  {mark}
                </span>
                <div>
                  <b>{say(name)}</b>
                  <p>{say(words)}</p>
                </div>
              </li>
            ))}
          </List>
        </div>
      </aside>
    </Page>
  )
}
