import { z } from 'zod'

/** What happened to a post, as its database says it. */
export const Change = z.object({ id: z.uuid(), type: z.enum(['INSERT', 'UPDATE', 'DELETE']), at: z.iso.datetime() })
export type Change = z.infer<typeof Change>

/** A post as its readers have it. */
export type Row = { id: string } & Record<string, unknown>

/** What is told of at all: a client turns each cell into a value by the type of its column. */
export const POSTS = Object.entries({
  ...{ id: 'uuid', author_id: 'uuid', title: 'text', content: 'text', image_url: 'text' },
  ...{ likes_count: 'int4', comments_count: 'int4', created_at: 'timestamptz', updated_at: 'timestamptz' },
}).map(([name, type]) => ({ name, type }))

/** A change as a client reads it. Of what is gone only the id is told. */
export const changeData = ({ id, type, at }: Change, row: Row | undefined) => ({
  schema: 'public',
  table: 'posts',
  commit_timestamp: at,
  type,
  columns: POSTS,
  errors: null,
  ...(row && { record: row }),
  ...(type !== 'INSERT' && { old_record: { id } }),
})

const Wanted = z.object({
  event: z.enum(['*', 'INSERT', 'UPDATE', 'DELETE']),
  schema: z.literal('public'),
  table: z.literal('posts'),
  filter: z.undefined().optional(),
})

/** What a client asks for when it joins a topic. */
export const Joining = z.object({
  config: z.object({ private: z.literal(false).optional(), postgres_changes: z.array(Wanted).max(10).default([]) }),
  access_token: z.string().max(8000).nullish(),
})

/** What a topic was joined for, with the number by which its changes go. */
export type Binding = z.infer<typeof Wanted> & { id: number }
