// What single brands do differently (CUR-001, SEARCH-043, HEAD-031, CHAT-005). A brand without a row behaves as everyone.
export type BrandRow = {
  multiCurrency?: false
  chatbotPreview?: true
  hotelAdsFilters?: false
  logout?: false
}

export const BRANDS: Readonly<Record<number, BrandRow>> = {
  427: { chatbotPreview: true },
  568: { hotelAdsFilters: false },
  569: { hotelAdsFilters: false },
  838: { multiCurrency: false },
  1099: { logout: false },
  1106: { logout: false },
  1202: { hotelAdsFilters: false },
  1214: { hotelAdsFilters: false },
  1226: { hotelAdsFilters: false },
  1242: { multiCurrency: false },
  1458: { hotelAdsFilters: false },
  1705: { hotelAdsFilters: false },
}

export function brandRow(brandId: number | null | undefined): BrandRow {
  return (brandId == null ? undefined : BRANDS[brandId]) ?? {}
}

/** CUR-001: every brand but two, when the hotel switched it on. */
export function hasMultiCurrency(brandId: number | null | undefined, mcpEnabled: boolean | null | undefined): boolean {
  return mcpEnabled === true && brandRow(brandId).multiCurrency !== false
}
