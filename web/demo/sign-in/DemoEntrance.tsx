import { Database } from 'lucide-react'
import type { ReactNode } from 'react'
import { AuthPage } from '../../account/form/AuthPage.tsx'

/** What the demo area is, beside the forms that lead into it. */
const side = {
  title: 'The same ward, on a hosted back end',
  signs: [
    {
      mark: <Database className="small" />,
      title: 'Its own accounts',
      words: 'An account here is not one of the network, and the other way round.',
    },
    { mark: '2', title: 'Its own rules', words: 'What you may read and change is decided by the database, row by row.' },
    { mark: '3', title: 'Live', words: 'A post appears for everybody who is signed in, as it is written.', last: true as const },
  ],
}

type DemoEntranceProps = { title: string; lead: string; foot: ReactNode; children: ReactNode }

/** The frame of the pages that lead into the demo area. */
export const DemoEntrance = (props: DemoEntranceProps) => <AuthPage {...props} side={side} />
