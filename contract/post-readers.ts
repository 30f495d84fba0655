import type { PostAudience } from './feed.ts'

/** For whom else a post may be kept once it is there: whoever answered it wrote for those who could read it, so nobody is added to them. */
export const NARROWER: Record<PostAudience, readonly PostAudience[]> = {
  public: ['members', 'verified', 'mates'],
  members: ['verified', 'mates'],
  // Neither of these two is part of the other.
  verified: [],
  mates: [],
}
