import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { useArrival } from '../account/arrival.ts'
import { Entrance } from '../account/Entrance.tsx'
import { RegisterForm } from '../account/RegisterForm.tsx'

const side = {
  title: 'Three signatures and you are in',
  ordered: true,
  signs: [
    { mark: '1', title: 'Create your account', words: 'Name, email and a password, or Google.' },
    {
      mark: '2',
      title: 'Add your medical licence number',
      words: 'State council or NMC registration. It is never shown on your profile.',
    },
    {
      mark: <Check className="small" />,
      title: 'Get countersigned',
      words: 'Our team checks it within 24–48 hours and the green tick appears beside your name.',
      last: true as const,
    },
  ],
}

/** Where a new member signs for the first time. */
export function RegisterPage() {
  const arrive = useArrival()
  return (
    <Entrance
      title="Create your verified account"
      lead="For doctors, medical students, researchers and institutions."
      side={side}
      foot={
        <p>
          Already on the ward? <Link to="/login">Sign in to verified account</Link>
        </p>
      }
    >
      <RegisterForm arrive={arrive} />
    </Entrance>
  )
}
