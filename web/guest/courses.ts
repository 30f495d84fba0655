import type { CitedNote } from '#contract/education.ts'
import type { CourseText } from '#corpus/course.ts'
import bites from '#corpus/courses/bites-and-poisons.json'
import dengue from '#corpus/courses/dengue.json'
import forestPlot from '#corpus/courses/forest-plot.json'
import notes from '#sample/cited-notes.json'

/** The courses that guests may take: those of the product, word for word. */
export const courseTexts = [bites, dengue, forestPlot] as CourseText[]

/** The notes that these courses cite, whole. */
export const citedNotes: readonly CitedNote[] = notes
