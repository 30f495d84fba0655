import { sql } from 'kysely'
import { exportPart, type RoomExport } from '../platform/export.ts'

const ofPosts = (memberId: string) => sql`(select p.id from post p where p.author_id = ${memberId})`

export const feedExport: RoomExport = {
  room: 'feed',
  title: 'Posts and comments',
  parts: [
    exportPart(
      'posts',
      ['post'],
      (id) => sql`
        select id::text as key, id, content, link, verification, quoted_id, audience, pinned, like_count, comment_count, created_at, edited_at
        from post where author_id = ${id}`,
    ),
    exportPart(
      'cases',
      ['post_case'],
      (id) => sql`
        select post_id::text as key, post_id, specialty, presentation, findings, course, question, age_band, sex, consent, consent_version, stated_at, dismissed,
          pictures_stated_at, continues_id, outcome, outcome_at
        from post_case where post_id in ${ofPosts(id)}`,
    ),
    exportPart(
      'clinicalPictures',
      ['case_picture'],
      (id) => sql`
        select post_id || ' ' || position as key, post_id, position, 'files/pictures/' || picture_id || '.webp' as file, alt
        from case_picture where post_id in ${ofPosts(id)}`,
    ),
    exportPart(
      'rightComments',
      ['case_right'],
      (id) => sql`select post_id || ' ' || comment_id as key, post_id, comment_id from case_right where post_id in ${ofPosts(id)}`,
    ),
    exportPart(
      'earlierVersions',
      ['post_version'],
      (id) => sql`select id::text as key, post_id, content, link, written_at from post_version where post_id in ${ofPosts(id)}`,
    ),
    exportPart(
      'pictures',
      ['post_image'],
      (id) => sql`
        select post_id || ' ' || position as key, post_id, position, 'files/pictures/' || image_id || '.webp' as file, alt
        from post_image where post_id in ${ofPosts(id)}`,
    ),
    exportPart(
      'polls',
      ['poll'],
      (id) => sql`select post_id::text as key, post_id, options, counts, closes_at from poll where post_id in ${ofPosts(id)}`,
    ),
    exportPart(
      'checks',
      ['post_check'],
      (id) => sql`
        select post_id::text as key, post_id, outcome, queued_at, checked_at, findings, contest, contested_at, decision, decided_at
        from post_check where post_id in ${ofPosts(id)}`,
    ),
    exportPart(
      'comments',
      ['post_comment'],
      (id) => sql`
        select id::text as key, id, post_id, parent_id, text, like_count, reply_count, created_at, edited_at, removed_at
        from post_comment where author_id = ${id} and not is_ai`,
    ),
    exportPart(
      'likes',
      ['post_like'],
      (id) => sql`select post_id::text as key, post_id, created_at from post_like where member_id = ${id}`,
    ),
    exportPart(
      'commentLikes',
      ['comment_like'],
      (id) => sql`select comment_id::text as key, comment_id, created_at from comment_like where member_id = ${id}`,
    ),
    exportPart(
      'votes',
      ['poll_vote'],
      (id) => sql`
        select v.post_id::text as key, v.post_id, p.options[v.choice + 1] as choice
        from poll_vote v join poll p on p.post_id = v.post_id where v.member_id = ${id}`,
    ),
    exportPart('labels', ['saved_label'], (id) => sql`select id::text as key, id, name from saved_label where member_id = ${id}`),
    exportPart(
      'saved',
      ['post_save'],
      (id) => sql`select post_id::text as key, post_id, label_id, created_at from post_save where member_id = ${id}`,
    ),
    exportPart(
      'follows',
      ['follow'],
      (id) => sql`
        select f.kind || ' ' || f.subject as key, f.kind, coalesce(m.name, f.said) as name, f.person_id, f.created_at
        from follow f left join member m on m.id = f.person_id where f.member_id = ${id}`,
    ),
    exportPart('mutedWords', ['muted_word'], (id) => sql`select lower(word) as key, word from muted_word where member_id = ${id}`),
    exportPart(
      'hidden',
      ['post_hidden'],
      (id) => sql`select post_id::text as key, post_id, reason, hidden_at from post_hidden where member_id = ${id}`,
    ),
    exportPart(
      'seen',
      ['post_seen'],
      (id) => sql`select post_id::text as key, post_id, visits, last_at from post_seen where member_id = ${id}`,
    ),
  ],
  leftOut: {
    post_count: 'A count of the posts that are in the copy.',
    link_preview: 'What the page behind a link said: another site’s words.',
    removed_client_id: 'Names that browsers gave to what was removed, so that a repeated request does not write it again.',
    post_topic: 'The hashtags of the posts in the copy once more, by which they are found.',
    feed_snapshot: 'The order of one reading of the feed, for a day.',
  },
}
