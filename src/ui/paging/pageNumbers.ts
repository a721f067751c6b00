/** An item of the pagination: a page number from 1, or a gap. */
export type PageMark = number | 'gap-before' | 'gap-after'

/**
 * The page numbers to show: first, last, the current one and its neighbors, with gaps for the rest. There
 * are always seven items, so that the buttons do not move while paging.
 * @param page current page from 1
 * @param pages number of pages
 */
export function pageNumbers(page: number, pages: number): PageMark[] {
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)
  if (pages <= 7) return range(1, pages)
  if (page <= 4) return [...range(1, 5), 'gap-after', pages]
  if (page >= pages - 3) return [1, 'gap-before', ...range(pages - 4, pages)]
  return [1, 'gap-before', page - 1, page, page + 1, 'gap-after', pages]
}
