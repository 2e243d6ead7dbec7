import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'

import { SHEET } from '../../loader/root.ts'
import { blocksOf, operatingBlocks } from '../operating/helpers/chapter.ts'
import { ELSEWHERE, INSTEAD, WALKED } from '../operating/helpers/walk.ts'
import { RECIPE_PAGES, recipesIn, recipeWith } from '../lib/pages/recipes.ts'
import type { RecipePage } from '../lib/pages/recipes.ts'
import { ROOT } from './sources.ts'

const AS_WRITTEN = 'test/journeys/embedding/recipes.test.ts'
const PASTED = 'test/journeys/embedding/pasted-tag.test.ts'

/** By which test each block of a page does what the page says: words of the block, the test's file, words of its title. */
const PROVEN: Readonly<Record<RecipePage, readonly (readonly [block: string, file: string, title: string])[]>> = {
  'README.md': [
    ['npm start', 'test/journeys/start/npm-start.test.ts', 'shows a hotel’s site with the tag'],
    ['npm test', 'test/rules/steps.test.ts', 'the steps of npm test'],
    ['<booking-widget hotel-code', PASTED, 'works in an empty page'],
    ["addEventListener('booking-widget:book'", AS_WRITTEN, 'hears of a booking'],
  ],
  'docs/webmaster.md': [
    ['PARENT_ORIGINS=', 'test/journeys/start/npm-start.test.ts', 'lets the pages of the variable show the widget'],
    ['not(:defined)', 'test/rules/recipes.test.ts', 'keeps for a late loader the room'],
    ['<div data-booking-widget', PASTED, 'works as the script alone and as a div'],
    ['data-booking-open="search"', AS_WRITTEN, 'opens by a link'],
    ['view="recommender"', AS_WRITTEN, 'shows a few rooms'],
    ['--booking-accent', AS_WRITTEN, 'takes the looks of the page'],
    ["addEventListener('ga4Event'", AS_WRITTEN, 'hands its entries on to gtag.js'],
    ['diagnose()', AS_WRITTEN, 'prints what is wrong'],
  ],
  'docs/wordpress.md': [
    ['[booking_widget', 'test/wordpress/guest.test.ts', 'takes the shortcode of the docs as it is written'],
  ],
  'docs/chatbot.md': [["type: 'logout'", AS_WRITTEN, 'signs out by the message']],
  'docs/embedding.md': [
    [
      "from 'booking-widget/react'",
      'test/journeys/embedding/react-page.test.ts',
      'renders the widget on a server, hears it',
    ],
    ['script-src', PASTED, 'needs no more than the policy'],
    ['integrity="sha384', PASTED, 'lets the loader in as it was built'],
    ['rel="preconnect"', AS_WRITTEN, 'opens the connection early'],
  ],
}

describe('what the docs give to copy', () => {
  for (const page of RECIPE_PAGES)
    it(`has a test for each block of ${page}`, () => {
      const blocks = recipesIn(page).map(({ text }) => text)
      for (const block of blocks) {
        const rows = PROVEN[page].filter(([words]) => block.includes(words))
        assert.equal(rows.length, 1, block)
      }
      assert.equal(PROVEN[page].length, blocks.length, 'a row is about a block that is gone')
    })

  it('has a test or a reason for each block of docs/operating.md, and the walk types the rest line by line', () => {
    const lines = blocksOf(WALKED).flatMap((block) => block.split('\n'))
    for (const { line } of INSTEAD) assert.equal(lines.filter((one) => one === line).length, 1, line)
    const others = operatingBlocks().filter(({ chapter }) => chapter !== WALKED)
    for (const { chapter, text } of others)
      assert.equal(ELSEWHERE.filter(([of, words]) => of === chapter && text.includes(words)).length, 1, text)
    assert.equal(others.length, ELSEWHERE.length, 'a row is about a block that is gone')
    for (const [, , where] of ELSEWHERE)
      for (const [file] of where.matchAll(/test\/[\w/-]+\.test\.ts/g)) assert.ok(existsSync(join(ROOT, file)), file)
  })

  for (const [page, rows] of Object.entries(PROVEN))
    for (const [words, file, title] of rows)
      it(`is proven by a test that is there: ${page}, ${words}`, () => {
        assert.ok(existsSync(join(ROOT, file)), file)
        assert.ok(readFileSync(join(ROOT, file), 'utf8').includes(title), title)
      })

  it('keeps for a late loader the room that the loader keeps', () => {
    const recipe = recipeWith('not(:defined)', 'css', ['docs/webmaster.md'])
    const [wide, narrow] = [...recipe.matchAll(/min-block-size: (\d+px)/g)].map(([, size]) => size)
    const [border] = /max-width: \d+px/.exec(recipe) ?? []
    assert.equal(SHEET.match(/--booking-widget-height,(\d+px)/)?.[1], wide)
    assert.equal(SHEET.match(/--booking-widget-height:(\d+px)/)?.[1], narrow)
    assert.ok(border && SHEET.includes(border.replace(' ', '')), border)
  })
})
