import { brand } from '#contract/brand.ts'
import { ServiceState } from '../../welcome/text/ServiceState.tsx'
import { TextPage, type TextSection } from '../../welcome/text/TextPage.tsx'

const { name, contact } = brand

const sections: TextSection[] = [
  { id: 'now', title: 'Now', body: <ServiceState /> },
  {
    id: 'means',
    title: 'What this page knows',
    body: (
      <p>
        Your browser asked the server that answers you, at the moment named above. It keeps no history and does not see your network: where
        pages do not open although all is well here, the fault may lie between us. What you write in the meantime is kept on your device and
        sent when the connection is back.
      </p>
    ),
  },
  {
    id: 'tell',
    title: 'Something is wrong all the same',
    body: (
      <p>
        Write to <a href={`mailto:${contact.email}`}>{contact.email}</a>, with the number of the request that an error message names, if
        there is one.
      </p>
    ),
  },
]

/** Whether the service answers. */
export const StatusPage = () => (
  <TextPage title="Status" lead={`Whether ${name} answers, asked from your browser just now.`} sections={sections} />
)
