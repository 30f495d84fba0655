import { type ComponentType, createElement, lazy, useState } from 'react'

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
  const Lazy = lazy(async () => ({ default: await load() }))

  // biome-ignore lint/correctness/noComponentHookFactories: made once a part, where its module begins
  function Later(props: Props) {
    // Kept as it began, because another component type would lose the state below.
    const [Part] = useState<ComponentType<Props>>(() => here ?? Lazy)
    return createElement(Part, props)
  }
  return Object.assign(Later, { load })
}
