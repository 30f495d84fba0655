import type { World } from './world.ts'

/** As much of JSON Schema as the description of the API speaks. */
export type Schema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  not?: object
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  format?: string
  pattern?: string
  contentMediaType?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
}

type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema }
type Entry = {
  operationId: string
  description: string
  security: object[]
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

/** An operation, as far as somebody knows it who has read nothing but the description. */
export type Described = {
  name: string
  room: string
  method: string
  path: string
  isOpen: boolean
  isForStaff: boolean
  /** What goes into each part of a request; null where nothing does. */
  parts: { path: Schema | null; query: Schema | null; body: Schema | null }
  sendsFiles: boolean
}

const FORM = 'multipart/form-data'

/** All operations of the document that a server serves at /api/openapi.json. */
export async function describedBy(world: World): Promise<Described[]> {
  const { paths } = (await (await world.fetch('/api/openapi.json')).json()) as { paths: Record<string, Record<string, Entry>> }
  return Object.entries(paths).flatMap(([path, acts]) =>
    Object.entries(acts).map(([method, { operationId, description, security, parameters = [], requestBody }]) => ({
      name: operationId,
      room: operationId.split('.')[0]!,
      method: method.toUpperCase(),
      path,
      isOpen: security.length === 0,
      isForStaff: !/^(Anyone|Signed-in)/.test(description),
      parts: {
        path: objectOf(parameters.filter((one) => one.in === 'path')),
        query: objectOf(parameters.filter((one) => one.in === 'query')),
        body: requestBody ? (requestBody.content[FORM] ?? requestBody.content['application/json'])!.schema : null,
      },
      sendsFiles: requestBody?.content[FORM] !== undefined,
    })),
  )
}

const objectOf = (parameters: Parameter[]): Schema | null =>
  parameters.length === 0
    ? null
    : {
        type: 'object',
        properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
        required: parameters.filter((one) => one.required).map(({ name }) => name),
      }

/** Under which name the id of something is asked for that stands under a word, mostly of many: `replies`, `replyId`. */
export const idNameOf = (word: string) => `${word.replace(/ies$/, 'y').replace(/s$/, '')}Id`

/** Under which names that which an operation answers is asked for: by the end of its address, and where it makes it by what stands behind that in others. */
export const namesOfAnswered = ({ method, path }: Described, all: readonly Described[]): string[] => {
  const ends = path.split('/').filter((part) => !part.startsWith('{'))
  const behind = (other: Described) => (other.path.startsWith(`${path}/{`) ? [other.path.slice(path.length + 2).replace(/\}.*/, '')] : [])
  return [...new Set([idNameOf(ends.at(-1)!), ...(method === 'POST' ? all.flatMap(behind) : [])])]
}
