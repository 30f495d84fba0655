import { CoverArt } from '../../ui/art/CoverArt.tsx'
import { Drawing } from '../../ui/art/Drawing.tsx'

/** Courses that one of our drawings is about. */
const drawings = { 'ai-claims': 'diagnostic', dengue: 'care', 'forest-plot': 'research', 'labour-room': 'care' } as const

const isDrawn = (courseId: string): courseId is keyof typeof drawings => courseId in drawings

/** What stands above a course: a drawing of its subject, or else a night chart of its own. */
export const CoursePoster = ({ courseId }: { courseId: string }) =>
  isDrawn(courseId) ? <Drawing name={drawings[courseId]} slice /> : <CoverArt seed={courseId} width={320} height={180} />
