/** The preview's fixed numbers, as the specification states them. Members see counted ones. */
export const counts = {
  unreadMessages: 3,
  newMessages: 47,
  mutualConnections: 156,
  activity: { posts: 42, connections: 156, saved: 28, events: 13 },
  trendingTopic: (index: number) => 100 + 42 * index,
}
