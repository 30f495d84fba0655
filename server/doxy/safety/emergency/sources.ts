/** Where a sign is listed as one that cannot wait. */
export const SOURCES = {
  emergency: 'World Health Organization: Basic Emergency Care, approach to the acutely ill and injured. 2018.',
  child: 'World Health Organization: Integrated Management of Childhood Illness, chart booklet. 2014.',
  birth: 'World Health Organization: Managing complications in pregnancy and childbirth, 2nd edition. 2017.',
  snake: 'World Health Organization, South-East Asia: Guidelines for the management of snakebites, 2nd edition. 2016.',
  mind: 'World Health Organization: mhGAP intervention guide, version 2.0. 2016.',
} as const
export type Source = keyof typeof SOURCES
