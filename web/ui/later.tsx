import { type ComponentType, createElement, lazy, useState } from 'react'

/** Gets what could not be fetched after all, or throws. */
type Mend = <Part>(fetch: () => Promise<Part>) => Promise<Part>

const mender = { known: (_: Mend) => {} }
const mending = new Promise<Mend>((resolve) => {
  mender.known = resolve
})

/** Says who gets what could not be fetched; whatever fails before waits until then. */
export const mendWith = (mend: Mend) => mender.known(mend)

/** Fetches a part; where that fails, it comes as soon as it can be had. */
export const fetched: Mend = (fetch) => fetch().catch(async () => (await mending)(fetch))

/** A part that is fetched when it is drawn for the first time. */
export const part = <Props extends object>(fetch: () => Promise<{ default: ComponentType<Props> }>) => lazy(() => fetched(fetch))

/**
 * A part of the page in a chunk of its own. Once `load` has fetched it, it is drawn at once: React would show a fallback
 * for 300 ms even for what is already there.
 */
export function later<Props extends object>(fetch: () => Promise<ComponentType<Props>>) {
  let here: ComponentType<Props> | undefined

  async function load() {
    here = await fetch()
    return here
  }
  const Lazy = part(async () => ({ default: await load() }))

  // biome-ignore lint/correctness/noComponentHookFactories: made once a part, where its module begins
  function Later(props: Props) {
    // Kept as it began, because another component type would lose the state below.
    const [Part] = useState<ComponentType<Props>>(() => here ?? Lazy)
    return createElement(Part, props)
  }
  return Object.assign(Later, { load })
}

const coming = new Set<Promise<unknown>>()
/** What cannot be fetched at all holds nothing up for longer. */
const PATIENCE_MS = 3000

/** A part of a page that every visit draws, fetched beside what the page asks the server for: neither waits for the other. */
export function soon<Props extends object>(fetch: () => Promise<ComponentType<Props>>) {
  const Part = later(fetch)
  // What failed is fetched again where it is drawn.
  const arrival = Part.load()
    .catch(() => undefined)
    .finally(() => coming.delete(arrival))
  coming.add(arrival)
  return Part
}

/** Fetches what no first paint waits for once the page has what it draws soon: on a slow line they would share it. */
export async function afterSoon<Part>(fetch: () => Promise<Part>) {
  await Promise.race([Promise.all(coming), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
  return fetch()
}
