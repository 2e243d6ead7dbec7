import type { CompanionTier, program } from '../../provider/db/schema/member.ts'

const ADULT: CompanionTier['names'] = {
  ja: '同伴者(大人)',
  en: 'Companions (adults)',
  ko: '동반자(성인)',
  zh_Hans: '同行者（成人）',
  zh_Hant: '同行者（成人）',
}
const KID: CompanionTier['names'] = {
  ja: '同伴者(お子様)',
  en: 'Companions (children)',
  ko: '동반자(어린이)',
  zh_Hans: '同行者（儿童）',
  zh_Hant: '同行者（兒童）',
}
const companions = (adult: boolean, kid: boolean): CompanionTier[] => [
  { kind: 'companion_adult', is_active: adult, names: ADULT },
  { kind: 'companion_kid', is_active: kid, names: KID },
]
const POINTS: NonNullable<(typeof program.$inferInsert)['point_names']> = {
  ja: '月ポイント',
  en: 'Moon points',
  ko: '달 포인트',
  zh_Hans: '月积分',
  zh_Hant: '月點數',
  id: 'Poin Bulan',
  th: 'คะแนนพระจันทร์',
  ar: 'نقاط القمر',
}

/** Two programs of one brand, and others with and without points, ranks and companions; ids are the brand's and a place. */
export const PROGRAMS: readonly (typeof program.$inferInsert)[] = [
  {
    id: 101,
    brand_id: 1,
    names: {
      ja: '月の宿 倶楽部',
      en: 'Moon Inns Club',
      ko: '달의 숙소 클럽',
      zh_Hans: '月之宿俱乐部',
      zh_Hant: '月之宿俱樂部',
    },
    point_names: POINTS,
    ranks: [
      { id: 'silver', names: { ja: 'シルバー', en: 'Silver', ko: '실버', zh_Hans: '银卡', zh_Hant: '銀卡' }, rate: 1 },
      { id: 'gold', names: { ja: 'ゴールド', en: 'Gold', ko: '골드', zh_Hans: '金卡', zh_Hant: '金卡' }, rate: 2 },
    ],
    companions: companions(true, true),
    position: 0,
  },
  {
    id: 102,
    brand_id: 1,
    names: { ja: '月見の会', en: 'Moon Viewers', ko: '달맞이회', zh_Hans: '赏月会', zh_Hant: '賞月會' },
    point_program_enabled: false,
    update_member_profile_enabled: false,
    position: 1,
  },
  {
    id: 201,
    brand_id: 2,
    names: { zh_Hant: '蘭花會', en: 'Orchid Circle', ko: '오키드 서클', ja: 'オーキッド サークル', zh_Hans: '兰花会' },
    point_names: { zh_Hant: '蘭點', en: 'Orchids', ko: '오키드 포인트', ja: 'オーキッド ポイント', zh_Hans: '兰点' },
    point_value: 2,
    ranks: [{ id: 'orchid', names: { zh_Hant: '蘭', en: 'Orchid', ko: '오키드', ja: 'オーキッド' }, rate: 1.5 }],
    companions: companions(false, false),
  },
  {
    id: 301,
    brand_id: 3,
    names: { ja: '海風の会', en: 'Sea Breeze Friends', ko: '바닷바람회', zh_Hans: '海风会', zh_Hant: '海風會' },
    point_program_enabled: false,
    update_member_profile_enabled: false,
  },
  {
    id: 401,
    brand_id: 4,
    names: { ja: '水辺の会', en: 'Waterside Friends', ko: '물가의 모임', zh_Hans: '水边会', zh_Hant: '水邊會' },
    companions: companions(true, false),
  },
]
