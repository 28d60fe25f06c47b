import { DownloadOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { exportParams, useSharedSaveListMutation, type ListQuery } from '@traveldesk/shared-web';
import { userPaths } from '@traveldesk/users-contract';
import type { UserFilter } from './user.filters';

/** The filtered list as a file, all its pages. */
export function ExportMenu({ query }: { query: ListQuery<UserFilter> }) {
  const { t } = useTranslation('users');
  const [save, { isLoading }] = useSharedSaveListMutation();
  const params = exportParams(query);
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          { key: 'csv', label: t('users.exportCsv') },
          { key: 'xlsx', label: t('users.exportXlsx') },
        ],
        onClick: ({ key: format }) =>
          void save({ url: userPaths.export, params: { ...params, format }, name: `users.${format}` }),
      }}
    >
      <Button icon={<DownloadOutlined aria-hidden />} loading={isLoading}>
        {t('users.exportAs')}
      </Button>
    </Dropdown>
  );
}
