type Listed = { data: readonly unknown[]; total_pages: number }

/** A page of a list; the last there is, where what stood on that page is gone since. */
export async function pageWithin<Page extends Listed>(
  page: number,
  ask: (page: number) => Promise<Page>,
): Promise<Page> {
  const answer = await ask(page)
  const { data, total_pages: last } = answer
  return data.length === 0 && last > 0 && last < page ? ask(last) : answer
}
