import type { ReactNode } from 'react'

/** A name and what is to be said of it; it stands in a `dl`. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** A list of such facts. */
export const Facts = ({ rows }: { rows: (readonly [name: string, said: string])[] }) => (
  <dl>
    {rows.map(([name, said]) => (
      <Fact key={name} name={name}>
        {said}
      </Fact>
    ))}
  </dl>
)
