import type { Page } from 'playwright'

/** How far what nobody touched has moved since the page began (layout-shift of its entries, which come in one list with a mark). */
export const layoutShifts = (page: Page): Promise<number> =>
  page.evaluate<number>(`new Promise((told) => {
    const sum = (list) => list.getEntriesByType('layout-shift')
      .reduce((all, { value, hadRecentInput }) => all + (hadRecentInput ? 0 : value), 0)
    const look = () => {
      const observer = new PerformanceObserver((list) => told(sum(list)))
      performance.mark('looked')
      for (const type of ['layout-shift', 'mark']) observer.observe({ type, buffered: true })
    }
    // A frame that is drawn has its entry when the next one begins.
    requestAnimationFrame(() => requestAnimationFrame(look))
  })`)
