import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { hosted } from '../hosted.ts'
import type { HostedPost } from '../tables.ts'
import { addPost, dropPost, mergePost, readPost } from './posts.ts'

/** Whether the server tells of changes at this moment; while it does not, the feed may be old. */
export type Liveness = 'connecting' | 'on' | 'off'

/** Follows all posts. After a line that was lost, the feed is read anew: what happened meanwhile was told to nobody. */
export function useLivePosts(): { liveness: Liveness; isNew: (id: string) => boolean } {
  const cache = useQueryClient()
  const [liveness, setLiveness] = useState<Liveness>('connecting')
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set())

  useEffect(() => {
    let isOver = false
    let wasOn = false
    let stop = () => {}
    const readAnew = () => void cache.invalidateQueries({ queryKey: ['hosted'] })

    async function add(id: string) {
      const post = await readPost(id)
      if (isOver || !post) return
      addPost(cache, post)
      setArrived((before) => new Set(before).add(id))
    }

    hosted().then(
      (client) => {
        if (isOver) return
        const channel = client
          .channel('demo-posts')
          .on<HostedPost>('postgres_changes', { event: '*', schema: 'public', table: 'posts' }, (change) => {
            if (change.eventType === 'INSERT') return void add(change.new.id).catch(readAnew)
            if (change.eventType === 'UPDATE') return mergePost(cache, change.new)
            if (change.old.id) dropPost(cache, change.old.id)
          })
        channel.subscribe((status) => {
          if (isOver) return
          setLiveness(status === 'SUBSCRIBED' ? 'on' : 'off')
          if (status !== 'SUBSCRIBED') return
          if (wasOn) readAnew()
          wasOn = true
        })
        stop = () => void client.removeChannel(channel)
      },
      () => setLiveness('off'),
    )
    return () => {
      isOver = true
      stop()
    }
  }, [cache])

  return { liveness, isNew: (id) => arrived.has(id) }
}
