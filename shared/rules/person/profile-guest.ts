import type { Profile } from '../../model/person/member.ts'
import { guestName, kanaName } from './names.ts'

/** A member may be known by a name in hiragana, which is how a guest's is read and not how it is spelt (AMB-26). */
export function profileAsGuest({ first_name, last_name, ...profile }: Profile): Partial<Profile> {
  const isSpelt = [first_name, last_name].every((name) => guestName(name) === null)
  if (isSpelt) return { ...profile, first_name, last_name }
  const isRead = [first_name, last_name].every((name) => kanaName(name) === null)
  return isRead ? { first_name_kana: first_name, last_name_kana: last_name, ...profile } : profile
}
