import { Ban, Bell, Download, Eye, FileCheck, Flag, KeyRound, MonitorSmartphone, ScanEye, Trash2, UserRound } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { later } from '../../ui/later.tsx'

export type Section = {
  id: string
  /** As it stands in the middle of a line. */
  group: string
  label: string
  icon: ReactNode
  /** What it is about, under its heading; `days` is how long one may change one's mind. */
  lead: string
  Content: ComponentType
}

/** Everything that is set in one place, as the navigation lists it. */
export const sections: readonly Section[] = [
  {
    id: 'audience',
    group: 'who sees what',
    label: 'Profile audience',
    icon: <Eye />,
    lead: 'Who sees what of you, and who finds you how.',
    Content: later(async () => (await import('../../profile/edit/AudienceSheet.tsx')).AudienceSheet),
  },
  {
    id: 'sessions',
    group: 'signing in',
    label: 'Sessions and devices',
    icon: <MonitorSmartphone />,
    lead: 'If you do not recognise a device or no longer use it, sign it out and change your password.',
    Content: later(async () => (await import('../../account/sessions/SessionsSheet.tsx')).SessionsSheet),
  },
  {
    id: 'security',
    group: 'signing in',
    label: 'Sign-in and security',
    icon: <KeyRound />,
    lead: 'Your email address, a second proof that it is you, and codes for the day you lose your phone.',
    Content: later(async () => (await import('../../account/security/SecuritySheets.tsx')).SecuritySheets),
  },
  {
    id: 'notifications',
    group: 'what reaches you',
    label: 'Notifications',
    icon: <Bell />,
    lead: 'Each choice is saved at once.',
    Content: later(async () => (await import('../../notifications/NoticeSettingsSheet.tsx')).NoticeSettingsSheet),
  },
  {
    id: 'blocked',
    group: 'what reaches you',
    label: 'Blocked members',
    icon: <Ban />,
    lead: 'You and they do not meet each other anywhere here. They are not told.',
    Content: later(async () => (await import('../../mates/lists/BlockedList.tsx')).BlockedSheet),
  },
  {
    id: 'data',
    group: 'your data',
    label: 'Export my data',
    icon: <Download />,
    lead: 'Take a copy of everything that is yours, at any time.',
    Content: later(async () => (await import('../../privacy/export/ExportSheet.tsx')).ExportSheet),
  },
  {
    id: 'consents',
    group: 'your data',
    label: 'Consent log',
    icon: <FileCheck />,
    lead: 'What you agreed to, in the text of which day, and since when. Taking back is one press.',
    Content: later(async () => (await import('../../privacy/consents/ConsentsSheet.tsx')).ConsentsSheet),
  },
  {
    id: 'accesses',
    group: 'your data',
    label: 'Who saw my data',
    icon: <ScanEye />,
    lead: 'What of yours was opened that is not on your profile, by whom, and why.',
    Content: later(async () => (await import('../../privacy/accesses/AccessesSheet.tsx')).AccessesSheet),
  },
  {
    id: 'nominee',
    group: 'your data',
    label: 'Nominee',
    icon: <UserRound />,
    lead: 'Who may act for you when you no longer can.',
    Content: later(async () => (await import('../../privacy/nominee/NomineeSheet.tsx')).NomineeSheet),
  },
  {
    id: 'delete',
    group: 'your data',
    label: 'Delete account',
    icon: <Trash2 />,
    lead: 'Leave at any time, with {days} days to change your mind.',
    Content: later(async () => (await import('../../privacy/deletion/DeletionSheet.tsx')).DeletionSheet),
  },
  {
    id: 'grievance',
    group: 'if something is wrong',
    label: 'Grievance',
    icon: <Flag />,
    lead: 'Complain to the grievance officer, and read what became of it.',
    Content: later(async () => (await import('../../moderation/grievances/GrievanceSheet.tsx')).GrievanceSheet),
  },
]
