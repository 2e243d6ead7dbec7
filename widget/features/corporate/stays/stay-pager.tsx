import { useText } from '../../../state/settings/texts.ts'
import { Button } from '../../../ui/controls/button.tsx'

type StayPagerProps = { page: number; pages: number; onPage: (page: number) => void }

/** Nothing where one page holds all. */
export function StayPager({ page, pages, onPage }: StayPagerProps) {
  const t = useText()
  if (pages < 2) return null
  return (
    <nav className="row apart small" aria-label={t('corporate.pages')}>
      <Button size="small" disabledReason={page <= 1} onClick={() => onPage(page - 1)}>
        {t('corporate.pageBefore')}
      </Button>
      <span className="soft" role="status">
        {t('corporate.pageOf', { page, pages })}
      </span>
      <Button size="small" disabledReason={page >= pages} onClick={() => onPage(page + 1)}>
        {t('corporate.pageAfter')}
      </Button>
    </nav>
  )
}
