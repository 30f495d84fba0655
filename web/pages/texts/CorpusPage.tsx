import { brand } from '#contract/brand.ts'
import { Library } from '../../welcome/text/Library.tsx'
import { TextPage, type TextSection } from '../../welcome/text/TextPage.tsx'

const { contact } = brand

const sections: TextSection[] = [
  {
    id: 'what',
    title: 'What Doxy AI may cite',
    body: (
      <>
        <p>
          Evidence notes by our editors, and documents that a reviewer published. A note tells of one paper or guideline in our own words,
          names it, and links to it. It is a pointer to the paper, not a substitute, and holds no dose to copy.
        </p>
        <p>
          What members upload for themselves is found by themselves alone. Doxy AI has read no textbook beyond this, and does not search the
          internet: where nothing here speaks to a question, it says so.
        </p>
      </>
    ),
  },
  { id: 'counted', title: 'Counted now', body: <Library /> },
  {
    id: 'kept',
    title: 'How it is kept right',
    body: (
      <ul>
        <li>Every sentence of an answer names the passage it comes from, and the passage can be opened.</li>
        <li>Retracted works are kept out, and answers that cited one say so.</li>
        <li>Preprints are marked as not peer-reviewed.</li>
        <li>A document that nobody signed for waits for a reviewer before anybody else finds it.</li>
      </ul>
    ),
  },
  {
    id: 'wrong',
    title: 'Found an error?',
    body: (
      <p>
        Press “No” at “Was this right?” under the answer, or write to <a href={`mailto:${contact.email}`}>{contact.email}</a> with the
        note’s title and the paper’s own words.
      </p>
    ),
  },
]

/** What Doxy AI knows, and what it does not. */
export const CorpusPage = () => (
  <TextPage
    title="Sources of Doxy AI"
    lead="Doxy AI answers only from what it can show. This is what it has, and where the gaps are."
    sections={sections}
  />
)
