import { MessageSquare } from 'lucide-react'
import { Link } from 'react-router'
import { useArrival } from '../account/arrival.ts'
import { DemoOffer } from '../account/DemoOffer.tsx'
import { Entrance } from '../account/Entrance.tsx'
import { LoginForm } from '../account/LoginForm.tsx'
import { DoxyGlyph, MatesGlyph } from '../ui/glyphs.tsx'

const side = {
  title: 'Pick up where the round left off',
  signs: [
    { mark: <MessageSquare className="small" />, title: 'Messages', words: 'Private conversations, secured with encryption.' },
    { mark: <MatesGlyph className="small" />, title: 'Mates', words: 'Requests from people whose licence we have checked.' },
    {
      mark: <DoxyGlyph className="small" />,
      title: 'Doxy AI',
      words: 'Answers in steps, with references and a stated confidence.',
      last: true as const,
    },
  ],
}

/** Where members come in. */
export function LoginPage() {
  const arrive = useArrival()
  return (
    <Entrance
      title="Welcome back"
      lead="Sign in to continue your round."
      side={side}
      foot={
        <>
          <p>
            New to the ward? <Link to="/register">Create verified account</Link>
          </p>
          <Link to="/reset-password">Forgot password?</Link>
          <DemoOffer arrive={arrive} />
        </>
      }
    >
      <LoginForm arrive={arrive} />
    </Entrance>
  )
}
