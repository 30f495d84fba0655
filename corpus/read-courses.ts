import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as breathe } from 'node:timers/promises'
import { z } from 'zod'
import { CourseText, PathText } from './course.ts'

const folder = join(import.meta.dirname, 'courses')

/** The courses that ship, one after another, so that none holds a thread for long. */
export async function* coursesInTurns(): AsyncGenerator<CourseText> {
  for (const file of readdirSync(folder).sort()) {
    const course = CourseText.parse(JSON.parse(await readFile(join(folder, file), 'utf8')))
    if (file !== `${course.id}.json`) throw new Error(`${file} holds the course ${course.id}`)
    yield course
    await breathe()
  }
}

/** The learning paths that ship. */
export const readPaths = async (): Promise<PathText[]> =>
  z.array(PathText).parse(JSON.parse(await readFile(join(import.meta.dirname, 'paths.json'), 'utf8')))
