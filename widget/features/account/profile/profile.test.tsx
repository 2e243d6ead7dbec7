import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eq, inArray } from 'drizzle-orm'

import { memberSession, program } from '../../../../demo-host/provider/db/schema/member.ts'
import { accounts } from '../../../../shared/contract/accounts.ts'
import { lettersTo } from '../../../../test/contract/helpers/letters.ts'
import { openGuest } from '../../../../test/contract/helpers/guest.ts'
import { PASSWORD, refusal } from '../../../../test/contract/helpers/members.ts'
import { openWorld } from '../../../../test/contract/helpers/world.ts'
import type { World } from '../../../../test/contract/helpers/world.ts'
import { openAccount } from '../../../../test/lib/widget/open-account.tsx'
import { until } from '../../../../test/lib/until.ts'
import { environmentAtom } from '../../../state/environment.ts'
import { routeAtom } from '../../../state/navigation/navigation.ts'
import { clientSessionAtom, identityAtom } from '../../../state/settings/settings.ts'
import { loadMemberAtom } from '../../../state/session/load-member.ts'
import { programAtom, userAtom } from '../../../state/session/user.ts'

const HOTEL = 1
const NEW_PASSWORD = 'Akatsuki2027'

describe('the profile of a member', () => {
  let world: World
  before(async () => {
    world = await openWorld()
  })
  after(() => world.close())

  const enter = async (email: string, password: string) =>
    (await openGuest(world)).send(accounts.signIn, { hotelId: HOTEL, body: { email, password } })
  const field = (opened: Awaited<ReturnType<typeof openAccount>>, name: string) =>
    opened.page.one(`[name="${name}"]`) as HTMLInputElement // a field of a form

  /** The section's title stands before its file has come. */
  const hasToggle = (opened: Awaited<ReturnType<typeof openAccount>>) =>
    until(() => opened.page.all('[name="promotions_opt_in"]').length === 1, 'the switch of the offers')

  it('shows the number of the membership, and the encrypted one as a picture [ACCOUNT-008] [MEMBER-048]', async () => {
    const opened = await openAccount(world)
    await opened.sees('100001001')
    await until(
      () => opened.page.all('.member-code svg').length === 1,
      () => opened.text(),
    )
    const { encrypted_membership_id: code } = opened.store.get(userAtom) ?? assert.fail('nobody')
    assert.notEqual(code, '100001001')
    const [call] = opened.called(/GET \/qr_codes/)
    assert.equal(call?.query.get('qr_code'), code)
    // The picture is the provider's, line for line; that its lines say the code is proven with the call (CALL-123).
    const answer = await world.fetch(`http://api.test/qr_codes?qr_code=${code}`, {
      headers: { 'x-client-session': call?.headers.get('x-client-session') ?? '', origin: 'http://widget.test' },
    })
    const { data } = (await answer.json()) as { data: { svg: string; value: string } }
    assert.equal(data.value, code)
    const lines = opened.page.one('.member-code path').getAttribute('d') ?? ''
    assert.ok(lines.length > 100 && data.svg.includes(lines))
  })

  it('uses what the start has told of the member, however late its own code comes', async () => {
    const opened = await openAccount(world, { at: 'accountPaymentOptions' })
    await opened.sees('•••• 4242')
    await opened.store.set(loadMemberAtom)
    const { length: asked } = opened.called(/GET \/user\/me/)
    opened.go('myAccount')
    await opened.sees('100001001')
    assert.equal(opened.called(/GET \/user\/me/).length, asked)
  })

  it('shows what the member told, and saves every field of it [ACCOUNT-003] [MEMBER-053] [MEMBER-041]', async () => {
    const opened = await openAccount(world)
    await opened.sees('About you')
    const shown = {
      first_name_kana: 'はなこ',
      dob: '1988-09-15',
      gender: 'female',
      nationality: 'JP',
      occupation: 'Teacher',
    }
    for (const [name, value] of Object.entries(shown)) assert.equal(field(opened, name).value, value)

    const told = {
      first_name: 'Hana',
      last_name: 'Yamada',
      first_name_kana: 'はな',
      last_name_kana: 'やまだ',
      dob: '1988-09-16',
      gender: 'other',
      nationality: 'JP',
      occupation: 'Potter',
      phone: '+819011112222',
      postal_code: '1050023',
      prefecture_or_state: 'Tokyo',
      street_address: '2-3-4 Kaigan',
      building_name_and_number: 'Annex 5',
      receipt_title: 'Hana Studio',
      receipt_unicode: '12345678',
    }
    for (const [name, value] of Object.entries(told)) opened.fill(name, value)
    opened.fill('receipt_unicode', '1')
    await opened.press('Save')
    await opened.sees('The business number has eight digits.')
    assert.deepEqual(opened.called(/PUT/), [])
    opened.fill('receipt_unicode', '12345678')
    await opened.press('Save')
    await opened.sees('Your changes have been saved.')
    const [call] = opened.called(/PUT \/hotels\/1\/memberships\/update$/)
    assert.deepEqual(call?.body, told)
    const { data } = await opened.store.get(environmentAtom).api(accounts.show, { hotelId: HOTEL })
    assert.deepEqual({ ...data, ...told }, data)
    opened.page.leave()
    const later = await openAccount(world)
    await later.sees('About you')
    const read = Object.keys(told).map((name) => [name, field(later, name).value])
    assert.deepEqual(Object.fromEntries(read), told)
  })

  /** Neither by the form nor by the call behind it. */
  async function isKept({ page, store }: Awaited<ReturnType<typeof openAccount>>) {
    const fields = page.all('.fields input, .fields select') as HTMLInputElement[] // fields of a form
    assert.equal(fields.length, 15)
    assert.deepEqual(fields.filter(({ readOnly, disabled }) => !readOnly && !disabled).map(({ name }) => name), []) // prettier-ignore
    assert.ok(!page.all('button').some((button) => button.textContent === 'Save'))
    const { api } = store.get(environmentAtom)
    const [{ data: before }, body] = [await api(accounts.show, { hotelId: HOTEL }), { occupation: 'Pilot' }]
    await assert.rejects(api(accounts.update, { hotelId: HOTEL, body }, { isSilent: true }), { status: 403 })
    assert.deepEqual((await api(accounts.show, { hotelId: HOTEL })).data, before)
  }

  it('is only to read for who is known by another system, and where no program lets members change it [MEMBER-040] [MEMBER-041]', async () => {
    const { orm } = world.database
    const taro = await openAccount(world, { email: 'taro@example.com' })
    await taro.sees('About you')
    await orm.update(memberSession).set({ provider: 'line' }).where(eq(memberSession.member_id, 1002))
    taro.go('accountPoints')
    taro.go('accountProfile')
    await taro.sees('These details are kept elsewhere')
    await isKept(taro)
    assert.match(taro.text(), /You sign in with another service/)
    taro.page.leave()

    const programs = (some: boolean, ids: number[]) =>
      orm.update(program).set({ update_member_profile_enabled: some }).where(inArray(program.id, ids))
    await programs(false, [101])
    await programs(true, [102])
    const one = await openAccount(world)
    await one.sees('About you')
    assert.ok(one.page.all('button').some((button) => button.textContent === 'Save'))
    one.page.leave()
    await programs(false, [102])
    const none = await openAccount(world)
    await none.sees('These details are kept elsewhere')
    await isKept(none)
    none.page.leave()
    await programs(true, [101])
  })

  it('turns mails about offers on and off with the press [ACCOUNT-007]', async () => {
    const opened = await openAccount(world)
    await hasToggle(opened)
    const toggle = field(opened, 'promotions_opt_in')
    assert.equal(toggle.checked, true)
    opened.page.press(toggle)
    await until(
      () => opened.called(/PUT/).length === 1,
      () => opened.text(),
    )
    assert.deepEqual(opened.called(/PUT/)[0]?.body, { promotions_opt_in: false })
    opened.page.leave()
    const again = await openAccount(world)
    await hasToggle(again)
    assert.equal(field(again, 'promotions_opt_in').checked, false)
  })

  it('changes to another program of the member, whose data comes anew [MEMBER-055]', async () => {
    const opened = await openAccount(world)
    await opened.sees('Programme')
    await until(
      () => opened.store.get(programAtom)?.id === 101,
      () => String(opened.store.get(programAtom)?.id),
    )
    opened.fill('program', '102')
    await until(
      () => opened.store.get(programAtom)?.id === 102,
      () => opened.text(),
    )
    assert.deepEqual(opened.called(/POST .*\/switch/)[0]?.body, { program_id: 102 })
    await until(() => field(opened, 'program').value === '102', 'the other program chosen')
    // The token of before is spent, and whoever goes on does so with the new one.
    opened.go('accountReservations')
    await opened.sees('No upcoming stays')
    opened.go('accountProfile')
    await opened.sees('Programme')
    opened.fill('program', '101')
    await until(
      () => opened.store.get(programAtom)?.id === 101,
      () => opened.text(),
    )
  })

  it('keeps the old address until the new one is confirmed by its mail [MEMBER-047] [ACCOUNT-002]', async () => {
    const opened = await openAccount(world, { email: 'jiro@example.com' })
    await opened.sees('jiro@example.com')
    await opened.press('Change e-mail')
    opened.fill('new_email', 'jiro@new.example.com')
    opened.fill('password', 'Wrong1234')
    await opened.press('Change e-mail')
    await opened.sees('This is not your current password.')
    assert.equal(field(opened, 'new_email').value, 'jiro@new.example.com')
    opened.fill('password', PASSWORD)
    await opened.press('Change e-mail')
    await opened.sees('jiro@new.example.com has yet to be confirmed')
    await opened.sees('jiro@example.com')
    await opened.press('Send it again')
    await opened.sees('We have sent the e-mail again.')
    assert.equal(opened.called(/resend_confirm_email/).length, 1)

    const letters = await lettersTo(world, 'jiro@new.example.com')
    const token = /confirmation_token=([\w-]+)/.exec(JSON.stringify(letters.at(-1)))?.[1] ?? assert.fail('no link')
    const guest = await openGuest(world)
    await guest.send(accounts.confirm, { hotelId: HOTEL, query: { confirmation_token: token } })
    opened.page.leave()
    assert.equal((await enter('jiro@new.example.com', PASSWORD)).status, 201)
  })

  it('changes the password by the rules, told at the field they are about [ACCOUNT-002] [MEMBER-063]', async () => {
    const opened = await openAccount(world, { email: 'taro@example.com' })
    await opened.sees('taro@example.com')
    await opened.press('Change password')
    opened.fill('current_password', PASSWORD)
    opened.fill('password', 'short')
    opened.fill('password_confirmation', 'other')
    await opened.press('Change password')
    await opened.sees('Use at least 8 characters. Add a capital letter. Add a number.')
    await opened.sees('The two passwords do not match.')
    assert.deepEqual(opened.called(/PUT/), [])
    // A good one is not taken either while it was written in two ways.
    opened.fill('password', NEW_PASSWORD)
    await until(() => !opened.text().includes('Use at least 8 characters.'), opened.text)
    await opened.press('Change password')
    await opened.sees('The two passwords do not match.')
    assert.deepEqual(opened.called(/PUT/), [])
    opened.fill('password', PASSWORD)
    opened.fill('password_confirmation', PASSWORD)
    await opened.press('Change password')
    await opened.sees('You have used this password before.')
    assert.equal(field(opened, 'password').getAttribute('aria-invalid'), 'true')
    opened.fill('password', NEW_PASSWORD)
    opened.fill('password_confirmation', NEW_PASSWORD)
    await opened.press('Change password')
    await opened.sees('Your password has been changed.')
    assert.deepEqual(refusal(await enter('taro@example.com', PASSWORD)), [422, 1000])
    assert.equal((await enter('taro@example.com', NEW_PASSWORD)).status, 201)
  })

  it('hands over a copy of everything that is kept about the member, as a file', async () => {
    const opened = await openAccount(world)
    await opened.sees('Your data')
    await opened.press('Download a copy')
    const asked = /GET .*\/memberships\/personal_data/
    await until(() => opened.called(asked).length === 1, 'the copy')
    await until(() => opened.page.all('[aria-busy="true"]').length === 0, () => opened.text()) // prettier-ignore
    assert.equal(opened.page.all('[role="alert"]').length, 0)
  })

  it('deletes the account when it was asked twice, and signs out [MEMBER-050] [MEMBER-052] [ACCOUNT-015] [ROUTE-037]', async () => {
    const opened = await openAccount(world)
    await opened.sees('Delete my account')
    await opened.press('Delete my account')
    await opened.sees('This cannot be undone.')
    await opened.sees('The hotel keeps your name and contact details for upcoming stays until they are over.')
    opened.page.press(opened.page.named('dialog button', 'Delete permanently'))
    await opened.sees('Please tick this box first.')
    assert.deepEqual(opened.called(/memberships\/cancel/), [])
    const dialog = opened.page.one('dialog')
    const password = dialog.querySelector('[name="password"]') as HTMLInputElement // a field of the dialog
    assert.ok(password)
    opened.fill('password', PASSWORD)
    opened.page.press(field(opened, 'sure'))
    opened.page.press(opened.page.named('dialog button', 'Delete permanently'))
    await until(
      () => opened.store.get(routeAtom).id === 'memberDeleted',
      () => opened.text(),
    )
    await opened.sees('Your account has been deleted')
    assert.equal(opened.called(/POST .*memberships\/cancel/).length, 1)
    assert.equal(opened.store.get(identityAtom)?.userId, null)
    assert.equal(opened.store.get(userAtom), null)
    assert.equal(opened.store.get(clientSessionAtom), null)
    assert.deepEqual(refusal(await enter('hanako@example.com', PASSWORD)), [422, 1000])
  })
})
