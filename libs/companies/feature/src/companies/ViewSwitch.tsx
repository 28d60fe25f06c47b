import { ApartmentOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

export interface CompaniesView {
  view: 'list' | 'tree';
  /** The companies whose branches are open in the tree. */
  open: readonly string[];
  show: (view: 'list' | 'tree') => void;
  toggle: (id: string) => void;
}

/** How the companies are shown, kept in the address: `view=tree`, and `open`, the branches that are unfolded. */
export function useCompaniesView(): CompaniesView {
  const [search, setSearch] = useSearchParams();
  const open = search.get('open')?.split(',').filter(Boolean) ?? [];
  const write = (name: string, value: string | null, replace: boolean) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace, preventScrollReset: true },
    );
  return {
    view: search.get('view') === 'tree' ? 'tree' : 'list',
    open,
    show: (view) => write('view', view === 'tree' ? 'tree' : null, false),
    toggle: (id) => {
      const next = open.includes(id) ? open.filter((one) => one !== id) : [...open, id];
      write('open', next.join(','), true);
    },
  };
}

/** Chooses between list and tree. */
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
