import { z } from 'zod'

/** How a client and the server speak: by named parts, or by parts in a list. */
export const versions = ['1.0.0', '2.0.0'] as const
export type Version = (typeof versions)[number]

/** One thing said over a line, about a topic. `ref` numbers what wants a reply, `joinRef` says to which joining of the topic it belongs. */
export type Frame = { topic: string; event: string; payload: unknown; ref: string | null; joinRef: string | null }

const Ref = z.string().max(40).nullish()
const Named = z.object({ topic: z.string().max(200), event: z.string().max(100), payload: z.unknown(), ref: Ref, join_ref: Ref })

/** What a client said; undefined where it is no frame of that version. */
export function readFrame(text: string, version: Version): Frame | undefined {
  let said: unknown
  try {
    said = JSON.parse(text)
  } catch {
    return undefined
  }
  const isList = Array.isArray(said)
  if (isList !== (version === '2.0.0')) return undefined
  const [join_ref, ref, topic, event, payload] = isList ? (said as unknown[]) : []
  const { data } = Named.safeParse(isList ? { join_ref, ref, topic, event, payload } : said)
  return data && { topic: data.topic, event: data.event, payload: data.payload, ref: data.ref ?? null, joinRef: data.join_ref ?? null }
}

/** The same the other way. */
export const writeFrame = ({ topic, event, payload, ref, joinRef }: Frame, version: Version) =>
  JSON.stringify(version === '2.0.0' ? [joinRef, ref, topic, event, payload] : { topic, event, payload, ref, join_ref: joinRef })
