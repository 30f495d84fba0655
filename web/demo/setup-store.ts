import type { SupabaseClient, User } from '@supabase/supabase-js'
import { interests } from '#contract/interests.ts'
import { SETUP_STEPS } from '#contract/setup-rules.ts'
import { Refused } from '../lib/api/refused.ts'
import type { SetupStore } from '../verification/setup/store.ts'
import type { Saved, SetupValues } from '../verification/setup/values.ts'
import { hostedWords } from './hosted.ts'
import { ownProfile } from './profile.ts'
import type { HostedProfile } from './tables.ts'

const known = new Set<string>(interests)

/** What each step asks for. The wizard's own rules would bring their parts to pages that know nothing of the demo area. */
const asked: (keyof HostedProfile)[][] = [
  ['full_name', 'designation', 'location'],
  ['specialization', 'current_position', 'experience_years'],
  ['education', 'license_number', 'medical_interests'],
]

/** The first step of which something is missing. */
const stepOf = (profile: HostedProfile) =>
  asked.findIndex((columns) => columns.some((column) => (profile[column] ?? '') === '')) + 1 || SETUP_STEPS

/** A hosted profile as the wizard has it. */
export function savedOf(profile: HostedProfile): Saved {
  return {
    ...{ step: stepOf(profile), complete: profile.profile_completed ?? false, kind: null, claim: null, avatarUrl: null },
    name: profile.full_name ?? '',
    headline: profile.designation ?? '',
    location: profile.location ?? '',
    phone: profile.phone,
    bio: profile.bio,
    specialty: profile.specialization ?? '',
    experienceYears: profile.experience_years,
    currentPosition: profile.current_position ?? '',
    hospital: profile.hospital_affiliation,
    education: profile.education ?? '',
    ...{ college: '', graduationYear: null },
    interests: (profile.medical_interests ?? []).filter((interest): interest is Saved['interests'][number] => known.has(interest)),
    licence: profile.license_number ?? '',
  }
}

const orNull = (text: string) => text.trim() || null

/** A step's fields as the hosted row has them. Empty ones that may be empty are null, and so is an empty list. */
export function columnsOf(step: number, values: SetupValues): Partial<HostedProfile> {
  if (step === 1)
    return {
      full_name: values.name.trim(),
      designation: values.headline.trim(),
      location: values.location.trim(),
      phone: orNull(values.phone),
      bio: orNull(values.bio),
    }
  if (step === 2)
    return {
      specialization: values.specialty.trim(),
      experience_years: Number(values.experienceYears) || 0,
      current_position: values.currentPosition.trim(),
      hospital_affiliation: orNull(values.hospital),
      education: values.education.trim(),
    }
  if (step === 3) return { license_number: values.number.trim(), medical_interests: values.interests.length > 0 ? values.interests : null }
  return { ...columnsOf(1, values), ...columnsOf(2, values), ...columnsOf(3, values), profile_completed: true }
}

/** Users of the demo area: what they enter lies in their own row, and a mark is not theirs to set. */
export const hostedSetupStore = (client: SupabaseClient, user: User): SetupStore => ({
  load: async () => savedOf(await ownProfile(client, user)),
  async save({ step }, values) {
    const { error } = await client.from('profiles').upsert({ id: user.id, ...columnsOf(step, values) })
    if (error) throw new Refused({ code: 'BAD_INPUT', status: 400, message: hostedWords(error), requestId: '' })
    return savedOf(await ownProfile(client, user))
  },
  owner: () => `demo:${user.id}`,
  hasPhotos: false,
  dashboard: '/supabase-dashboard',
})
