import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { exportParams, useSharedSaveListMutation, type ListQuery } from '@traveldesk/shared-web';

export interface ExportButtonProps {
  /** Where the API has the list as a file: `/country/export`. */
  url: string;
  /** The list as it is shown: the file has its filters and its order, and all its pages. */
  query: ListQuery;
  /** What the file is called, without its ending: `countries`. */
  name: string;
}

/** The filtered list as a CSV file. What fails is said by the toast of every call. */
export function ExportButton({ url, query, name }: ExportButtonProps) {
  const { t } = useTranslation('common');
  const [save, { isLoading }] = useSharedSaveListMutation();
  return (
    <Button
      icon={<DownloadOutlined aria-hidden />}
      loading={isLoading}
      onClick={() => void save({ url, params: exportParams(query), name: `${name}.csv` })}
    >
      {t('list.export')}
    </Button>
  );
}
