type Fields = Record<PropertyKey, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value))

/**
 * An input together with those of its fields that no code has named yet, also within an object of it that has been looked into. What a rest
 * or a spread gathers is not named: whoever gathers it does not know what it is. What is written as JSON is kept whole, and lists are given
 * on as they came, to other threads too.
 */
export function watchInput<T>(sent: T): { input: T; unread: () => string[] } {
  if (!isFields(sent)) return { input: sent, unread: () => [] }
  const { fields, unread } = watch(sent)
  return { input: fields as T, unread: () => unread('') }
}

function watch(sent: Fields) {
  const left = new Set<PropertyKey>(Object.keys(sent))
  const inner = new Map<PropertyKey, ReturnType<typeof watch>>()
  let isLookedInto = false
  // A rest asks of each field what it is and takes it in the same moment; nothing else does.
  let asked: PropertyKey | undefined
  const fields = new Proxy(sent, {
    getOwnPropertyDescriptor(target, name) {
      asked = name
      return Reflect.getOwnPropertyDescriptor(target, name)
    },
    get(target, name) {
      const isGathered = asked === name
      asked = undefined
      isLookedInto = true
      if (name === 'toJSON') left.clear()
      if (!isGathered) left.delete(name)
      const value = Reflect.get(target, name)
      if (!isFields(value)) return value
      if (!inner.has(name)) inner.set(name, watch(value))
      return inner.get(name)!.fields
    },
  })
  const unread = (path: string): string[] => [
    ...[...left].map((name) => `${path}${String(name)}`),
    ...[...inner].flatMap(([name, one]) => one.unreadWhereLookedInto(`${path}${String(name)}.`)),
  ]
  return { fields, unread, unreadWhereLookedInto: (path: string) => (isLookedInto ? unread(path) : []) }
}
