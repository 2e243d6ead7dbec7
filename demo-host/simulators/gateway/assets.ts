import type { ScriptTable } from '../identity/scripts.ts'
import { BANK_CSS, CARDS_CSS, CHECK_CSS, FIELDS_CSS } from './pages/style.ts'

export const SHEETS: Record<string, string> = {
  '/fields.css': FIELDS_CSS,
  '/bank.css': BANK_CSS,
  '/cards.css': CARDS_CSS,
  '/check.css': CHECK_CSS,
}

export const SCRIPTS: ScriptTable = {
  '/fields.js': './pages/fields-client.ts',
  '/challenge.js': './pages/challenge-client.ts',
  '/cards.js': './pages/cards-client.ts',
}
