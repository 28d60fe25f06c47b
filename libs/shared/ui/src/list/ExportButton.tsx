import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ExportFormat } from '@traveldesk/shared-contract';
import { exportParams, useSharedSaveListMutation, type ListQuery } from '@traveldesk/shared-web';

export interface ExportButtonProps {
  /** The path of the export endpoint: `/country/export`. */
  url: string;
  /** The list's query; the file has its filters and order, and all pages. */
  query: ListQuery;
  /** The file name without its extension: `countries`. */
  name: string;
}

/** Buttons that save the filtered list in each format. The toast that every failed request shows explains errors. */
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
