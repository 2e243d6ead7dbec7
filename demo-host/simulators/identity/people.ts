import type { Person } from '../../provider/identity-providers/person.ts'

/** Who may be chosen on the pages of the stand-ins, by the name their links use. */
export const PEOPLE: Readonly<Record<string, Person & { about: string }>> = {
  hanako: {
    subject: 'outside-hanako',
    email: 'hanako@example.com',
    isEmailVerified: true,
    first_name: 'Hanako',
    last_name: 'Tsukino',
    about: 'Is a member here with the same address.',
  },
  aoi: {
    subject: 'outside-aoi',
    email: 'aoi@outside.example',
    isEmailVerified: true,
    first_name: 'Aoi',
    last_name: 'Mori',
    about: 'Is new here.',
  },
  rin: { subject: 'line-rin', isEmailVerified: false, about: 'Has signed in with LINE before.' },
  ren: {
    subject: 'outside-ren',
    email: 'ren@outside.example',
    isEmailVerified: true,
    about: 'Is new here and does not tell a name.',
  },
  noa: {
    subject: 'outside-noa',
    email: 'hanako@example.com',
    isEmailVerified: false,
    first_name: 'Noa',
    last_name: 'Kage',
    about: 'Claims the address of somebody else.',
  },
}
