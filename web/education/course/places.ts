import type { Course, Step } from '#contract/courses.ts'

type Module = Course['modules'][number]

/** A step where it stands in its course. */
export type Place = {
  module: Module
  moduleNumber: number
  step: Step
  stepNumber: number
  isLastOfModule: boolean
  before: Step | undefined
  next: Step | undefined
}

/** Where a step stands; the first one where the course has no such step. */
export function placeOf({ modules }: Pick<Course, 'modules'>, stepId: string | null): Place {
  const steps = modules.flatMap((module) => module.steps)
  const at = Math.max(
    0,
    steps.findIndex(({ id }) => id === stepId),
  )
  const step = steps[at]!
  const module = modules.find((one) => one.steps.includes(step))!
  return {
    module,
    moduleNumber: modules.indexOf(module) + 1,
    step,
    stepNumber: module.steps.indexOf(step) + 1,
    isLastOfModule: module.steps.at(-1) === step,
    before: steps[at - 1],
    next: steps[at + 1],
  }
}

export const addressOfStep = (courseId: string, stepId: string) => `/education?course=${courseId}&step=${stepId}`

/** Changes one step of a course. */
export const withStep = (course: Course, change: (step: Step) => Step): Course => ({
  ...course,
  modules: course.modules.map((module) => ({ ...module, steps: module.steps.map(change) })),
})
