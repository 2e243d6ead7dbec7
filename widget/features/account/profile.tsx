import { useLoaded } from './loadable.ts'
import { LoadedPart } from './loaded.tsx'
import { Deletion } from './deletion.tsx'
import { Membership } from './membership.tsx'
import { PersonalInfo } from './personal-info.tsx'
import { whoLoadable } from './profile-state.ts'
import { PromotionMails } from './promotion-mails.tsx'
import { SignInInfo } from './sign-in-info.tsx'

/** How the member signs in, who they are, and how to leave (specification 2.6, "My account"). */
export function ProfilePage() {
  const from = useLoaded(whoLoadable, null)
  return (
    <LoadedPart from={from} failed="account.profileFailed">
      {(who) => (
        <div>
          <Membership who={who} />
          <SignInInfo user={who.user} />
          <PersonalInfo who={who} />
          <PromotionMails />
          <Deletion user={who.user} />
        </div>
      )}
    </LoadedPart>
  )
}
