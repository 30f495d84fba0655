import type { Fact } from './mark-words.ts'

/** Of a mark on a field of 24 by 24: its outline, the sign in it and how wide that is drawn, and the bar of one that was withdrawn. */
type Shape = { outline: string; sign: string; width: number; bar: string }

/** The shape says which fact: circle, roof, diamond, open book. */
export const markShapes: Record<Fact, Shape> = {
  registration: {
    outline: 'M2.4 12a9.6 9.6 0 1 0 19.2 0 9.6 9.6 0 1 0-19.2 0z',
    sign: 'M7.6 12.2l3 3.4 5.8-6.8',
    width: 2.3,
    bar: 'M7.4 12h9.2',
  },
  institution: { outline: 'M12 2.2l9.2 7.2v12H2.8v-12z', sign: 'M9 13v5M15 13v5', width: 2.3, bar: 'M7.4 14.6h9.2' },
  research: { outline: 'M12 1.8L22.2 12 12 22.2 1.8 12z', sign: 'M12 12h.01', width: 6, bar: 'M7.4 12h9.2' },
  enrolment: { outline: 'M2.6 5.4L12 9l9.4-3.6V18L12 21.6 2.6 18z', sign: 'M12 10.2v9', width: 2.2, bar: 'M7.4 14h9.2' },
}
