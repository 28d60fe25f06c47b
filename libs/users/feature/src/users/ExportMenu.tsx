import { DownloadOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ListQuery } from '@traveldesk/shared-web';
import type { UserFilter } from './user.filters';
import { useUsersExportMutation } from './users.api';

/** The filtered list as a file, all its pages. */
export function ExportMenu({ query }: { query: ListQuery<UserFilter> }) {
  const { t } = useTranslation('users');
  const [run, { isLoading }] = useUsersExportMutation();
  const { page: _page, per_page: _perPage, sort: _sort, ...filters } = query;
  const save = async (format: 'csv' | 'xlsx') => {
    const answer = await run({ format, filters });
    if ('data' in answer && answer.data) saveAs(answer.data, `users.${format}`);
  };
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          { key: 'csv', label: t('users.exportCsv') },
          { key: 'xlsx', label: t('users.exportXlsx') },
        ],
        onClick: ({ key }) => void save(key === 'xlsx' ? 'xlsx' : 'csv'),
      }}
    >
      <Button icon={<DownloadOutlined aria-hidden />} loading={isLoading}>
        {t('users.exportAs')}
      </Button>
    </Dropdown>
  );
}

function saveAs(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
