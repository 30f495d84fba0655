import { HandHeart, Microscope, Stethoscope } from 'lucide-react'
import { Cell, Cells } from '../Cells.tsx'
import section from '../section.module.css'

/** The three values, in the order of the specification. */
export const Values = () => (
  <section id="values" className="wrap" aria-labelledby="values-title">
    <div className={section.head}>
      <h2 id="values-title" className={section.title}>
        What we sign our names to
      </h2>
    </div>
    <Cells columns={3}>
      <Cell icon={<Stethoscope aria-hidden="true" />} title="Empower professionals">
        Tools that save minutes on a ward round, not ones that ask for them.
      </Cell>
      <Cell icon={<Microscope aria-hidden="true" />} title="Foster collaboration and research">
        A registrar in Aizawl should be able to co-author with a professor in Pune.
      </Cell>
      <Cell icon={<HandHeart aria-hidden="true" />} title="Build an inclusive community">
        Students, nurses, researchers and district doctors belong in the same room.
      </Cell>
    </Cells>
  </section>
)
