/** The six reactions to a message, in the order they are offered. */
export const reactions = ['agree', 'thanks', 'seen', 'question', 'on_my_way', 'done'] as const
