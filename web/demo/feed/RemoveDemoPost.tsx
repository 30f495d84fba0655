import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { toast } from '../../ui/status/toast.ts'
import { hosted, hostedWords } from '../hosted.ts'
import type { HostedPost } from '../tables.ts'
import { dropPost } from './posts.ts'

/** Asks once before a post is deleted. */
export function RemoveDemoPost({ post, onClose }: { post: HostedPost; onClose: () => void }) {
  const [busy, setBusy] = useState(false)
  const cache = useQueryClient()

  async function remove() {
    setBusy(true)
    try {
      const client = await hosted()
      const { error } = await client.from('posts').delete().eq('id', post.id)
      if (error) throw error
      dropPost(cache, post.id)
      void cache.invalidateQueries({ queryKey: ['hosted', 'posts-of'] })
      void cache.invalidateQueries({ queryKey: ['hosted', 'stats'] })
      onClose()
    } catch (error) {
      setBusy(false)
      toast.error(hostedWords(error))
    }
  }

  return (
    <ConfirmDialog title="Delete this post?" confirm="Delete" busy={busy} onConfirm={remove} onClose={onClose}>
      It disappears for everybody, and cannot be brought back.
    </ConfirmDialog>
  )
}
