import { ApartmentOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useWriteAddress } from '@traveldesk/shared-web';

export interface CompaniesView {
  view: 'list' | 'tree';
  /** Ids of the companies whose branches are open. */
  open: readonly string[];
  show: (view: 'list' | 'tree') => void;
  toggle: (id: string) => void;
}

/** The view of the companies page, kept in the URL: `view=tree`, and `open` with the open branches. */
export function useCompaniesView(): CompaniesView {
  const [search] = useSearchParams();
  const write = useWriteAddress();
  return {
    view: search.get('view') === 'tree' ? 'tree' : 'list',
    open: openIn(search),
    show: (view) => write((now) => withValue(now, 'view', view === 'tree' ? 'tree' : null)),
    toggle: (id) =>
      write(
        (now) => {
          const open = openIn(now);
          const next = open.includes(id) ? open.filter((one) => one !== id) : [...open, id];
          return withValue(now, 'open', next.join(','));
        },
        { replace: true },
      ),
  };
}

function openIn(search: URLSearchParams): string[] {
  return search.get('open')?.split(',').filter(Boolean) ?? [];
}

function withValue(search: URLSearchParams, name: string, value: string | null): URLSearchParams {
  if (value) search.set(name, value);
  else search.delete(name);
  return search;
}

/** Switches between list and tree. */
export function ViewSwitch() {
  const { t } = useTranslation('companies');
  const { view, show } = useCompaniesView();
  return (
    <Button
      icon={view === 'tree' ? <UnorderedListOutlined aria-hidden /> : <ApartmentOutlined aria-hidden />}
      onClick={() => show(view === 'tree' ? 'list' : 'tree')}
    >
      {t(view === 'tree' ? 'list.showList' : 'list.showTree')}
    </Button>
  );
}
