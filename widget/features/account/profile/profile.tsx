import { useRemote } from '../../../state/remote.ts'
import { LoadedPart } from '../loaded.tsx'
import { AccountData } from './account-data.tsx'
import { Deletion } from './deletion.tsx'
import { MembershipPage } from '../wallet-pages/membership.tsx'
import { NextStay } from './next-stay.tsx'
import { PersonalInfo } from './personal-info.tsx'
import { whoData } from './profile-state.ts'
import { PromotionMails } from './promotion-mails.tsx'
import { SignInInfo } from './sign-in-info.tsx'

/** How the member signs in, who they are, and how to leave (ACCOUNT-002, ACCOUNT-003, ACCOUNT-015). */
export function ProfilePage() {
  const from = useRemote(whoData, null)
  return (
    <LoadedPart from={from} failed="account.profileFailed">
      {(who) => (
        <div>
          <NextStay />
          <MembershipPage who={who} />
          <SignInInfo user={who.user} />
          <PersonalInfo who={who} />
          <PromotionMails />
          <AccountData />
          <Deletion user={who.user} />
        </div>
      )}
    </LoadedPart>
  )
}
