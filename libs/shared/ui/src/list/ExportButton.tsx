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
  /** Where the API has the list as a workbook too, a second button is for that. */
  format?: 'csv' | 'xlsx';
}

/** The filtered list as a file. What fails is said by the toast of every call. */
export function ExportButton({ url, query, name, format = 'csv' }: ExportButtonProps) {
  const { t } = useTranslation('common');
  const [save, { isLoading }] = useSharedSaveListMutation();
  const params = { ...exportParams(query), ...(format !== 'csv' && { format }) };
  return (
    <Button
      icon={<DownloadOutlined aria-hidden />}
      loading={isLoading}
      onClick={() => void save({ url, params, name: `${name}.${format}` })}
    >
      {t(format === 'csv' ? 'list.export' : 'list.exportExcel')}
    </Button>
  );
}
