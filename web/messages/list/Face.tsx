import type { ComponentProps } from 'react'
import type { Conversation } from '#contract/conversations.ts'
import { Avatar } from '../../ui/person/Avatar.tsx'
import { titleOf } from '../words.ts'

type FaceProps = {
  conversation: Pick<Conversation, 'id' | 'kind' | 'name' | 'pictureUrl' | 'other'>
  online?: boolean
  size?: NonNullable<ComponentProps<typeof Avatar>['size']>
}

/** Who one writes with: a face for a member, a squared picture or sign for a group. */
export const Face = ({ conversation, online = false, size = 'md' }: FaceProps) => {
  const { id, kind, pictureUrl, other } = conversation
  if (kind === 'group') return <Avatar id={id} name={titleOf(conversation)} url={pictureUrl} kind="organisation" size={size} />
  return (
    <Avatar
      id={other?.id ?? id}
      name={titleOf(conversation)}
      url={other?.avatarUrl ?? null}
      mark={other?.mark}
      online={online}
      size={size}
    />
  )
}
