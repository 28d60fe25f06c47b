import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ExportFormat } from '@traveldesk/shared-contract';
import { exportParams, useSharedSaveListMutation, type ListQuery } from '@traveldesk/shared-web';

export interface ExportButtonProps {
  /** Where the API has the list as a file: `/country/export`. */
  url: string;
  /** The list as it is shown: the file has its filters and its order, and all its pages. */
  query: ListQuery;
  /** What the file is called, without its ending: `countries`. */
  name: string;
}

/** The filtered list as a file, in each format. The toast of every call says what fails. */
export function ExportButton(file: ExportButtonProps) {
  return (
    <>
      <SaveButton {...file} format="csv" />
      <SaveButton {...file} format="xlsx" />
    </>
  );
}

function SaveButton({ url, query, name, format }: ExportButtonProps & { format: ExportFormat }) {
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
