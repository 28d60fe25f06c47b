import { SettingOutlined } from '@ant-design/icons';
import { Dropdown, type MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './TableOptions.module.css';
import { densities, type Density, type TableView } from './useTableView';

export interface TableOptionsProps {
  columns: readonly { key: string; title: string }[];
  view: TableView;
  onChange: (change: Partial<TableView>) => void;
}

/** Which columns are shown and how tall the rows are. The first column names the row and always stays. */
export function TableOptions({ columns, view, onChange }: TableOptionsProps) {
  const { t } = useTranslation('common');
  const { hidden, density } = view;
  const items: MenuProps['items'] = [
    {
      type: 'group',
      label: t('table.columns'),
      children: columns.slice(1).map(({ key, title }) => ({ key, label: title })),
    },
    { type: 'divider' },
    {
      type: 'group',
      label: t('table.density'),
      children: densities.map((one) => ({ key: `density:${one}`, label: t(`table.densities.${one}`) })),
    },
  ];
  const shown = columns.map(({ key }) => key).filter((key) => !hidden.includes(key));
  const choose = (key: string) => {
    const [, chosen] = key.split('density:');
    if (chosen) onChange({ density: chosen as Density });
    else onChange({ hidden: hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key] });
  };
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items,
        multiple: true,
        selectable: true,
        selectedKeys: [...shown, `density:${density}`],
        onClick: ({ key }) => choose(key),
      }}
    >
      <button type="button" className={styles.button} aria-label={t('table.options')} aria-haspopup="menu">
        <SettingOutlined aria-hidden />
      </button>
    </Dropdown>
  );
}
