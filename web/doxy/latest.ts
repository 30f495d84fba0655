/** How much of the log a question may keep above its answer, and the gap between the two. */
const QUESTION_SHARE = 0.3
const GAP_PX = 40

/** Scrolls a log to its latest turn, a question above an answer; an answer longer than the log is shown from its beginning. */
export function scrollToLatest(log: HTMLElement, turn: HTMLElement) {
  const answer = turn.children[1]
  const question = turn.firstElementChild?.getBoundingClientRect().height ?? 0
  if (!answer) return
  const fromTop = answer.getBoundingClientRect().top - log.getBoundingClientRect().top + log.scrollTop
  log.scrollTop = fromTop - Math.min(question + GAP_PX, log.clientHeight * QUESTION_SHARE)
}
