import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import type { Locator } from 'playwright'

import type { OpenPage } from '../../lib/browser.ts'
import { openPasted } from '../../lib/pages/pasted-page.ts'
import { useStage } from '../../lib/stage.ts'

type Stage = ReturnType<typeof useStage>

async function openPlayground(stage: Stage): Promise<{ page: OpenPage; widget: Locator }> {
  const page = await stage.newPage()
  await page.goto(`${stage.world.origins.host}/playground/`)
  const widget = page.locator('booking-widget')
  await widget.locator('form').first().waitFor()
  return { page, widget }
}

describe('the playground', () => {
  const stage = useStage()

  it('has a control for each mode and attribute, and what it changes is shown anew at once [EMB-035]', async () => {
    const { page, widget } = await openPlayground(stage)
    const strangers: string[] = []
    const ours = Object.values(stage.world.origins)
    page.on('request', (request) => {
      if (!ours.some((origin) => request.url().startsWith(origin))) strangers.push(request.url())
    })

    await page.getByLabel('Language').selectOption('ja')
    await widget.locator('.root[lang=ja] form').first().waitFor()

    await page.getByLabel('Hotel code').fill('minato')
    await widget.locator('header', { hasText: 'ホテル港' }).waitFor()

    await page.getByLabel('Segments').fill('1,2')
    await page.getByLabel('Parent origin').fill(stage.world.origins.host)
    await page.getByLabel('In a frame').check()
    const frame = widget.locator('iframe')
    await frame.waitFor()
    const { searchParams } = new URL((await frame.getAttribute('src')) ?? '')
    assert.equal(searchParams.get('code'), 'minato')
    assert.equal(searchParams.get('segment_ids'), '1,2')
    assert.equal(searchParams.get('parent_origin'), stage.world.origins.host)
    await widget.frameLocator('iframe').locator('form').first().waitFor()

    await page.getByLabel('Mode').selectOption('popup')
    await frame.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'open()' }).click()
    await frame.waitFor()
    await page.keyboard.press('Escape')

    await page.getByLabel('Mode').selectOption('tab')
    await widget.getByRole('link').waitFor()
    assert.deepEqual(strangers, [], 'nothing beyond the servers of the demonstration is needed')
  })

  it('writes the tag, and the tag makes the same widget', async () => {
    const { page } = await openPlayground(stage)
    await page.getByLabel('Language').selectOption('ja')
    await page.getByLabel('Check-in').fill('+7')
    await page.getByLabel('Nights').fill('2')
    const tag = (await page.locator('#tag').textContent()) ?? ''
    assert.match(tag, /<booking-widget hotel-code="shirotsuki" locale="ja" query="checkin=%2B7&amp;nights=2">/)

    await page.close()

    const pasted = await openPasted(stage, { body: tag })
    await pasted.locator('booking-widget .root[lang=ja] form').first().waitFor()
  })

  it('fills in a test guest where one is asked for', async () => {
    const { page } = await openPlayground(stage)
    await page.getByRole('button', { name: 'Fill in a test guest' }).click()
    assert.match((await page.locator('#told').textContent()) ?? '', /No empty guest field/)
  })

  it('says what diagnose() finds', async () => {
    const { page } = await openPlayground(stage)
    await page.getByLabel('Hotel code').fill('no-such-hotel')
    await page.getByRole('button', { name: 'diagnose()' }).click()
    await page.locator('#told', { hasText: 'unknown_hotel' }).waitFor()
  })
})
