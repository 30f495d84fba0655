import type { Post } from '#contract/feed.ts'

const PATH = '/api/feed/trending'

/** Fills the frame's place for the first trending post (feed/FeedLoading.tsx) before the program is there to draw the cards. */
export async function showFirstWords(answers: Map<string, Promise<Response>>) {
  const answer = await answers.get(PATH)
  if (!answer?.ok) return
  const { items } = (await answer.clone().json()) as { items: Post[] }
  const place = document.querySelector('[data-first-words]')
  const [post] = items
  if (!place || !post) return
  const fill = (name: string, words: string) => {
    place.querySelector(`[data-${name}]`)!.textContent = words
  }
  fill('name', post.author.name)
  fill('meta', post.author.headline ?? '')
  fill('words', post.content)
  for (const part of place.children) part.toggleAttribute('hidden')
}
