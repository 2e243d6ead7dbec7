import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tmpdir } from 'node:os'
import { describe, it } from 'node:test'

import { pluginFiles } from '../../demo-host/wordpress/plugin/plugin-files.ts'
import { zipOf } from '../../demo-host/wordpress/plugin/zip.ts'
import { canvasOf, loadersIn, publish, tagsIn, wordpressSite } from './site.ts'

const SETTINGS = '/wp-admin/options-general.php?page=booking-widget'
const { wordpress, staff, guest, speak, html } = wordpressSite()
const stored = (): Record<string, string> =>
  JSON.parse(wordpress().php(`echo wp_json_encode(BookingWidget\\settings());`))

describe('an administrator', () => {
  it('puts the block on a page, names the hotel, and guests meet that hotel', async () => {
    const page = await staff('admin', '/wp-admin/post-new.php?post_type=page')
    const canvas = await canvasOf(page)
    await canvas.getByRole('button', { name: /Add default block/ }).click()
    await canvas.locator('[data-type="core/paragraph"]').pressSequentially('/booking')
    await page.getByRole('option', { name: 'Booking', exact: true }).first().waitFor()
    await page.keyboard.press('Enter')

    const card = canvas.locator('[data-type="booking-widget/booking"]')
    await card.getByText('Guests see the search bar of your hotel here.').waitFor()
    assert.match(await card.innerText(), /shirotsuki[\s\S]*In the page[\s\S]*English/)
    // The widget itself stays out of the editor.
    assert.equal(await card.locator('booking-widget').count(), 0)

    await card.click()
    await page.getByLabel('Hotel code').fill('taipei-lan')
    await page.getByLabel('Language').selectOption('zh_Hant')
    await card.getByText('taipei-lan').waitFor()
    const address = await publish(page, 'Taipei')

    const { page: seen, button, t } = await guest({ language: 'zh_Hant' })
    await seen.goto(address)
    await button(t('search.search')).waitFor()
    assert.equal(await seen.locator('booking-widget').getAttribute('hotel-code'), 'taipei-lan')
    assert.deepEqual(
      page.complaints.filter((text) => /booking-widget/.test(text)),
      [],
    )
    await Promise.all([seen.close(), page.close()])
  })

  it('pastes the tag or the shortcode and gets the block', async () => {
    const page = await staff('admin', '/wp-admin/post-new.php')
    await canvasOf(page)
    const made = await page.evaluate(() => {
      // The editor's own program is known only to its pages.
      const { pasteHandler } = Reflect.get(globalThis, 'wp').blocks
      const texts = [
        '<booking-widget hotel_code="taipei-lan" query="nights=2" frame></booking-widget>',
        '<p>[booking_widget hotel_code="taipei-lan" mode="popup"]</p>',
      ]
      return texts.map((HTML) => {
        const [{ name, attributes }] = pasteHandler({ HTML, mode: 'BLOCKS' })
        return { name, ...attributes }
      })
    })
    const [ofTag, ofShortcode] = made
    assert.equal(ofTag.name, 'booking-widget/booking')
    assert.deepEqual([ofTag.hotelCode, ofTag.query, ofTag.frame], ['taipei-lan', 'nights=2', true])
    assert.equal(ofShortcode.name, 'booking-widget/booking')
    assert.deepEqual([ofShortcode.hotelCode, ofShortcode.mode], ['taipei-lan', 'popup'])
    await page.close()
  })

  it('reads beside a field what is wrong with it, keeps what was written, and changes nothing by it', async () => {
    const before = stored()
    const page = await staff('admin', SETTINGS)
    await page.getByLabel('Hotel code').fill('no such <code>')
    await page.getByLabel('Address of the loader').fill('http://booking.example/v1/loader.js')
    await page.getByLabel('How it is shown').selectOption('floating')
    await page.getByRole('button', { name: 'Save Changes' }).click()

    await page.getByText('Nothing was saved.').waitFor()
    const code = page.getByLabel('Hotel code')
    assert.equal(await code.inputValue(), 'no such <code>')
    assert.equal(await code.getAttribute('aria-invalid'), 'true')
    const note = page.locator(`#${await code.getAttribute('aria-describedby')}`)
    assert.equal(await note.innerText(), 'A hotel code has only letters, digits, hyphens and underscores.')
    assert.equal(await page.getByLabel('Address of the loader').inputValue(), 'http://booking.example/v1/loader.js')
    assert.equal(await page.getByLabel('How it is shown').inputValue(), 'floating')
    assert.deepEqual(stored(), before)

    await page.getByLabel('Hotel code').fill('taipei-lan')
    await page.getByLabel('Address of the loader').fill(before.loader_url ?? '')
    await page.getByLabel('Language').selectOption('ja')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await page.getByText('Settings saved.').waitFor()
    assert.deepEqual(stored(), { ...before, hotel_code: 'taipei-lan', locale: 'ja', mode: 'floating' })
    assert.match(tagsIn(await html('by-shortcode'))[0] ?? '', / hotel-code="taipei-lan" locale="ja" mode="floating"/)
    assert.equal(await page.locator('[aria-invalid]').count(), 0)
    await page.close()
  })

  it('cannot be made to save by a page that does not know the nonce', async () => {
    const before = stored()
    const page = await staff('admin', SETTINGS)
    const form = { option_page: 'booking-widget', action: 'update', 'booking_widget[hotel_code]': 'evil' }
    const answer = await page.request.post(`${wordpress().origin}/wp-admin/options.php`, { form, maxRedirects: 0 })
    assert.equal(answer.status(), 403)
    assert.deepEqual(stored(), before)
    await page.close()
  })
})

describe('an author', () => {
  it('keeps the tag of an HTML block, and only what belongs to it', async () => {
    const page = await staff('author', '/wp-admin/post-new.php')
    await canvasOf(page)
    const written =
      '<booking-widget hotel-code="shirotsuki" segment_ids="a,b" mode="inline" onclick="alert(1)" class="mine"></booking-widget><script>alert(2)</script>'
    await page.evaluate((content) => {
      // The editor's own program is known only to its pages.
      const { blocks, data } = Reflect.get(globalThis, 'wp')
      data.dispatch('core/block-editor').insertBlocks(blocks.createBlock('core/html', { content }))
    }, written)
    const address = await publish(page, 'From our garden')
    const shown = await (await fetch(address)).text()
    assert.deepEqual(tagsIn(shown), [
      '<booking-widget hotel-code="shirotsuki" segment_ids="a,b" mode="inline" class="mine" query="source=wordpress">',
    ])
    assert.doesNotMatch(shown, /<script>alert\(2\)/)
    assert.equal(loadersIn(shown).length, 1)
    await page.close()
  })

  it('does not reach the settings', async () => {
    const page = await staff('author', '/wp-admin/')
    const answer = await page.request.get(wordpress().origin + SETTINGS)
    assert.equal(answer.status(), 403)
    assert.doesNotMatch(await answer.text(), /booking-widget-hotel-code/)
    await page.close()
  })
})

describe('the plugin', () => {
  it('speaks Japanese where WordPress does', async () => {
    speak('ja')
    const page = await staff('admin', SETTINGS)
    await page.getByLabel('施設コード').waitFor()
    await page.goto(`${wordpress().origin}/wp-admin/post-new.php?post_type=page`)
    const canvas = await canvasOf(page)
    await page.evaluate(() => {
      // The editor's own program is known only to its pages.
      const { blocks, data } = Reflect.get(globalThis, 'wp')
      data.dispatch('core/block-editor').insertBlocks(blocks.createBlock('booking-widget/booking'))
    })
    await canvas.getByText('施設コード: ').waitFor()
    assert.equal(
      await page.evaluate(() => Reflect.get(globalThis, 'wp').blocks.getBlockType('booking-widget/booking').title),
      '宿泊予約',
    )
    speak('')
    await page.close()
  })

  it('is installed from its archive, and takes its settings away when it is deleted', () => {
    const archive = join(tmpdir(), `booking-widget-${process.pid}.zip`)
    const files = [...pluginFiles()].map(([name, content]) => [`booking-widget/${name}`, content] as const)
    writeFileSync(archive, zipOf(new Map(files)))
    const told = wordpress().php(`
      require_once ABSPATH . 'wp-admin/includes/admin.php';
      require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
      wp_set_current_user(1);
      deactivate_plugins('booking-widget/booking-widget.php');
      $deleted = delete_plugins(array('booking-widget/booking-widget.php'));
      $left = get_option('booking_widget', 'nothing');
      $upgrader = new Plugin_Upgrader(new Automatic_Upgrader_Skin());
      $installed = $upgrader->install('${archive}');
      echo '§', wp_json_encode(array($deleted, $left, $installed, activate_plugin('booking-widget/booking-widget.php')));`)
    assert.deepEqual(JSON.parse(told.slice(told.indexOf('§') + 1)), [true, 'nothing', true, null])
  })

  it('makes PHP complain of nothing', () => {
    const ours = wordpress()
      .complaints()
      .split('\n')
      .filter((line) => line.includes('booking-widget'))
    assert.deepEqual(ours, [])
  })
})
